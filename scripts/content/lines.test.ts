import { readFileSync } from 'node:fs'
import { withLine } from './lines'

/** The line of a file of content/ that a message names. */
function named(message: string): string | undefined {
  const [, file = '', line] = /^([^,]+), linha (\d+): /.exec(withLine(message)) ?? []
  return line && readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim()
}

describe('a message about the content', () => {
  it('gets the line of the field that it names', () => {
    expect(named("content/company.ts: phone '55' não é")).toMatch(/^phone: /)
    expect(named('content/home.ts: services.items, 3º cartão, tip tem')).toMatch(/^tip:/)
    expect(named('content/testimonials.ts: drainsTestimonials, 1º depoimento, name falta')).toMatch(
      /^name: /,
    )
  })

  it('gets the line of the third of several, not of the first', () => {
    const slugs = readFileSync('content/home.ts', 'utf8')
      .split('services:')[1]
      ?.match(/slug: .*/g)
    expect(named('content/home.ts: services.items, 3º cartão, slug está')).toBe(slugs?.[2])
  })

  it('gets the line of what should hold a missing field', () => {
    expect(named('content/company.ts: state.capital falta')).toMatch(/^state: /)
    expect(named('content/home.ts: services.items, 1º cartão, nada falta')).toBe('{')
  })

  it('stays as it is where it names a line already, or no field', () => {
    for (const message of [
      'content/company.ts: linha 3 não pode ser lida.',
      'content/company.ts: nada disso existe.',
      'content/avisos.json: falta.',
      'public/images: ralo falta.',
    ])
      expect(withLine(message)).toBe(message)
  })
})
