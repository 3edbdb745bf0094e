import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The output and exit status of the check under a version of Node.js. */
function under(version: string) {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    await import('./scripts/shared/node-version.mjs')
    console.log('it runs')`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  )
  return { text: stdout + stderr, status }
}

it.each(['18.20.8', '20.18.3'])('stops under %s with what to install and where', (version) => {
  expect(under(version)).toEqual({
    text: `O Node.js ${version} é antigo: o site precisa do 20.19 ou mais novo. Instale o de https://nodejs.org\n`,
    status: 1,
  })
})

it.each(['20.19.0', '22.1.0'])('lets %s pass', (version) => {
  expect(under(version)).toEqual({ text: 'it runs\n', status: 0 })
})

it('comes first in every command of this project', () => {
  const files = Object.values(scripts).flatMap((line) => /\btsx (\S+\.ts)/.exec(line)?.[1] ?? [])
  expect(files).toContain('scripts/build.ts')
  const first = (file: string) => /^import .+/m.exec(readFileSync(file, 'utf8'))?.[0]
  const late = files.filter((file) => !first(file)?.endsWith("/node-version.mjs'"))
  expect(late).toEqual([])
})
