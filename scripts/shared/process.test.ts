import { output } from './process'

const node = (script: string) => output(process.execPath, ['-e', script], 'It failed')

it('gives what a program wrote, or an error with all of it', () => {
  expect(node('console.log(1 + 1)')).toBe('2\n')
  expect(() => node('console.log("so far"); console.error("too bad"); process.exit(2)')).toThrow(
    'It failed:\nso far\ntoo bad\n',
  )
  expect(() => output('no-such-program', [], 'It failed')).toThrow(/no-such-program ENOENT$/)
})
