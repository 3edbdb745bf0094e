import { output } from './process'

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
