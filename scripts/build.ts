import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { dayInBrazil } from '../lib/day'
import { checkedContent } from './content'
import { filesBelow } from './finish/prune'
import { publish } from './finish/site'
import { contentSources } from './launch/claims'
import { launchItems, launchLine } from './launch/rules'
import { output } from './output'

const EXPORT = '.next-export'
const SOURCES = ['app', 'components', 'content', 'lib', 'public']
const SETTINGS = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json']

/** A name for this state of the sources: equal sources give equal builds. */
function buildId(): string {
  const files = SOURCES.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  const hash = createHash('sha256')
  for (const path of [...files, ...SETTINGS]) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 20)
}

function nextBuild(): void {
  rmSync(EXPORT, { recursive: true, force: true })
  const env = { BUILD_ID: buildId(), NEXT_TELEMETRY_DISABLED: '1' }
  output('npx', ['--no-install', 'next', 'build'], 'next build failed', { env })
}

/** What is nobody's mistake in content/ is for whoever looks after the code, in their own language. */
function forTechnicians(make: () => void): void {
  try {
    make()
  } catch (error) {
    const what = error instanceof Error ? error.message : error
    throw new Error(
      `O site não foi construído; o de antes continua inteiro em out/. Mande as linhas abaixo a quem cuida do programa:\n\n${what}`,
    )
  }
}

try {
  const content = await checkedContent()
  const { company } = content
  console.log('Construindo o site…')
  const results = { out: 'out', hosting: 'hosting' }
  const machine = [process.cwd(), homedir()]
    .filter((path) => path !== '/')
    .map((path) => `${path}/`)
  forTechnicians(() => {
    nextBuild()
    publish(EXPORT, '.next/publish', results, company, machine)
  })
  console.log(
    `O site está pronto na pasta out, com ${filesBelow('out').length} arquivos; a pasta hosting diz às hospedagens como servi-lo.`,
  )
  console.log(launchLine(launchItems(content, contentSources(), dayInBrazil(new Date()))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
