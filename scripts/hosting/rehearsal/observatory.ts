import { writeFileSync } from 'node:fs'
import { type Row, row } from '@/scripts/hosting/check/row'
import { packageFile, packageModule } from './packages'

const HOME = '@mdn/mdn-http-observatory'
export const OBSERVATORY = `${HOME}@1.4.8`

type Requests = { responses: Record<string, { verified?: boolean } | null> }
type Retriever = {
  retrieve: (host: string, ports: { httpPort: string; httpsPort: string }) => Promise<Requests>
}
type Verdict = { pass: boolean; result: string; constructor: { title: string } }
type Tests = { ALL_TESTS: readonly ((requests: Requests) => Verdict)[] }
type Grader = {
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { grade: string }
}

/** The MDN HTTP Observatory's own judgement of a server on this machine. */
export async function observatory(packages: string, base: string, plain: string): Promise<Row[]> {
  // Its install script would fetch the list of preloaded sites, none of which is here.
  writeFileSync(packageFile(packages, `${HOME}/conf/hsts-preload.json`), '{}')
  const module = <Module>(path: string) => packageModule<Module>(packages, `${HOME}/src/${path}`)
  const { retrieve } = await module<Retriever>('retriever/retriever.js')
  const { ALL_TESTS } = await module<Tests>('constants.js')
  const { getScoreModifier, getGradeForScore } = await module<Grader>('grader/grader.js')

  const requests = await retrieve('localhost', {
    httpPort: new URL(plain).port,
    httpsPort: new URL(base).port,
  })
  // The certificate of this machine is self-signed, which deploy:check refuses.
  for (const response of Object.values(requests.responses))
    if (response && 'verified' in response) response.verified = true

  const verdicts = ALL_TESTS.map((test) => test(requests))
  const score = verdicts.reduce((sum, { result }) => sum + getScoreModifier(result), 100)
  const { grade } = getGradeForScore(score)
  const failed = verdicts.filter(({ pass }) => !pass)
  const found = [
    `${grade}, ${score} points`,
    ...failed.map(({ result, constructor: { title } }) => `${title}: ${result}`),
  ].join('; ')
  return [row('headers', 'MDN Observatory', 'A+', found, grade === 'A+' && failed.length === 0)]
}
