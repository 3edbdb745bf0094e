import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { testFolder } from './test-folder'

jest.setTimeout(60_000)

const { at } = testFolder()
let lockFile: string
beforeEach(() => {
  lockFile = at('new/build.lock')
})

const START = `import { acquireLock } from './scripts/shared/lock.ts'
  console.log(acquireLock(process.argv[1]))`
const args = (more = '') => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  START + more,
  lockFile,
]

/** Whether another process may start. */
const start = () => spawnSync(process.execPath, args(), { encoding: 'utf8' }).stdout.trim()

it('lets one process work at a time, however the one before ended', async () => {
  const first = spawn(process.execPath, args('; setTimeout(() => {}, 60_000)'))
  await once(first.stdout, 'data')
  expect(start()).toBe('false')
  // As when its window is closed: it has no time to take its file away.
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(lockFile)).toBe(true)
  expect(start()).toBe('true')
  expect(existsSync(lockFile)).toBe(false)
})

it('takes a file that is older than any work for one that was left behind', () => {
  expect(start()).toBe('true')
  writeFileSync(lockFile, String(process.pid))
  expect(start()).toBe('false')
  const yesterday = Date.now() / 1000 - 86_400
  utimesSync(lockFile, yesterday, yesterday)
  expect(start()).toBe('true')
})
