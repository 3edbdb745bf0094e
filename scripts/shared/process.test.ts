/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { output } from './process'
import { run } from './set-up.mjs'

jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process')
  return { ...actual, spawnSync: jest.fn(actual.spawnSync) }
})

const { platform } = process
afterEach(() => Object.defineProperty(process, 'platform', { value: platform }))

const node = (script: string) => output(process.execPath, ['-e', script], 'It failed')

describe('output', () => {
  it('is what the program wrote', () => {
    expect(node('console.log(1 + 1)')).toBe('2\n')
  })

  it('is part of the error when the program fails', () => {
    expect(() => node('console.log("so far"); console.error("too bad"); process.exit(2)')).toThrow(
      'It failed:\nso far\ntoo bad\n',
    )
  })

  it('says why a program could not be started', () => {
    expect(() => output('no-such-program', [], 'It failed')).toThrow(
      /^It failed:\n.*no-such-program ENOENT$/,
    )
  })
})

it.each([
  ['output', () => output('npm', ['--version'], 'It failed')],
  ['run', () => run('npm', ['--version'])],
])('%s starts npm by the shell on Windows, where it is a script', (_name, start) => {
  Object.defineProperty(process, 'platform', { value: 'win32' })
  jest.mocked(spawnSync).mockReturnValueOnce({
    pid: 1,
    output: [],
    stdout: '',
    stderr: '',
    status: 0,
    signal: null,
  })
  start()
  expect(spawnSync).toHaveBeenLastCalledWith(
    'npm',
    ['--version'],
    expect.objectContaining({ shell: true }),
  )
})
