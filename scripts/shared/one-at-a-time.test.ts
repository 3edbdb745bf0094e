import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

jest.setTimeout(60_000)

let folder: string
let mark: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'))
  mark = join(folder, 'new', 'build.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const START = `import { startAlone } from './scripts/shared/one-at-a-time.ts'
  console.log(startAlone(process.argv[1]))`
const args = (more = '') => ['--import', 'tsx', '--input-type=module', '--eval', START + more, mark]

/** Whether another process may start. */
const start = () => spawnSync(process.execPath, args(), { encoding: 'utf8' }).stdout.trim()

it('lets one process work at a time, however the one before ended', async () => {
  const first = spawn(process.execPath, args('; setTimeout(() => {}, 60_000)'))
  await once(first.stdout, 'data')
  expect(start()).toBe('false')
  // As when its window is closed: it has no time to take its mark away.
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(mark)).toBe(true)
  expect(start()).toBe('true')
  expect(existsSync(mark)).toBe(false)
})

it('takes a mark that is older than any work for one that was left behind', () => {
  expect(start()).toBe('true')
  writeFileSync(mark, String(process.pid))
  expect(start()).toBe('false')
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(mark, yesterday, yesterday)
  expect(start()).toBe('true')
})
