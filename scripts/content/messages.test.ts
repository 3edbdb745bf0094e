import type { SiteContent } from '@/content/schema'
import { changed, first, loadContent, problemsAfter } from './changed-content'
import { companyExamples } from './examples'
import { alternatives, echo, literal } from './messages'
import { contentProblems } from './problems'

beforeAll(loadContent)

it('writes a value as it would stand in a file', () => {
  expect(literal({ title: "Caixa d'água", days: ['Monday'], rating: 5, sample: false })).toBe(
    `{ title: "Caixa d'água", days: ['Monday'], rating: 5, sample: false }`,
  )
})

it.each([
  [['ralo'], "'ralo'"],
  [['ralo', 'calha'], "'ralo' ou 'calha'"],
  [['a', 'b', "c, d'e"], `'a', 'b' ou "c, d'e"`],
])('offers %j as %s', (texts, words) => {
  expect(alternatives(texts)).toBe(words)
})

it('says file, field, what is wrong and an example in one line', () => {
  expect(
    problemsAfter((content) => {
      content.company.phone = '554881234567'
    }),
  ).toEqual([
    "content/company.ts: phone '554881234567' não é um número do Brasil com WhatsApp: 55, DDD e os 9 números do celular ou os 8 do fixo, sem espaços. Exemplo certo: '5548912345678'",
  ])
})

it('names a field that is missing altogether', () => {
  expect(
    problemsAfter((content) => {
      Reflect.deleteProperty(content.home.hero, 'text')
    }),
  ).toEqual([expect.stringContaining('content/home.ts: hero.text falta')])
})

/** The way to each value below, and to those that hold others. */
function ways(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, inner]) => ways(inner, [...way, key]))]
}

/** All ways of one length, so that none of them leads through another. */
function waysByLength(content: SiteContent): string[][][] {
  const all = ways(content).slice(1)
  const lengths = [...new Set(all.map(({ length }) => length))]
  return lengths.map((length) => all.filter((way) => way.length === length))
}

describe('for each value in content/', () => {
  const optional = Object.keys(companyExamples)
  const LINE =
    /^content\/[\w-]+\.ts(?:: \S+)? (?!.*undefined).*[^.]\. Exemplo certo: (?!.*schema)\S.*$/

  /** A fact of the company may be missing, and of an address its district, but no other part. */
  const isOptional = ([part, field = '', inner]: string[]) =>
    part === 'company' && optional.includes(field) && (!inner || inner === 'district')

  const filledIn = () =>
    changed(({ company }) => Object.assign(company, structuredClone(companyExamples)))

  it.each<[string, (way: string[]) => boolean, (holder: object, key: string) => void]>([
    ['missing', (way) => !isOptional(way), Reflect.deleteProperty],
    ['of another kind', () => true, (holder, key) => Reflect.set(holder, key, null)],
  ])('has a line with an example where it is %s', (_, counts, change) => {
    const lengths = waysByLength(filledIn())
    expect(lengths.flat().length).toBeGreaterThan(500)
    for (const all of lengths) {
      const wrong = all.filter(counts)
      const content = filledIn()
      for (const way of wrong) {
        const holder = way.slice(0, -1).reduce<object>((it, key) => Reflect.get(it, key), content)
        change(holder, way.at(-1) ?? '')
      }
      const problems = contentProblems(content)
      expect(problems).toHaveLength(wrong.length)
      for (const line of problems) expect(line).toMatch(LINE)
    }
  })
})

it.each<[string, (content: SiteContent) => unknown, string]>([
  [
    'a word',
    ({ interfaceTexts }) => Reflect.deleteProperty(interfaceTexts, 'skipLink'),
    "content/interface.ts: interfaceTexts.skipLink falta. Exemplo certo: 'uma palavra ou frase curta'",
  ],
  [
    'a colour',
    ({ palette }) => Reflect.deleteProperty(palette, 'taupe'),
    "content/palette.ts: taupe falta. Exemplo certo: { 4: '#0F3D2E', 5: '#0F3D2E', 6: '#0F3D2E', 7: '#0F3D2E', 8: '#0F3D2E' }",
  ],
  [
    'a step of a colour',
    ({ palette }) => Reflect.deleteProperty(palette.taupe ?? {}, '6'),
    "content/palette.ts: taupe.6 falta. Exemplo certo: '#0F3D2E'",
  ],
  [
    'the list of samples',
    ({ company }) => Reflect.deleteProperty(company, 'samples'),
    "content/company.ts: samples falta. Exemplo certo: ['name', 'phone', 'siteUrl']",
  ],
  [
    'the state',
    ({ company }) => Reflect.deleteProperty(company, 'state'),
    "content/company.ts: state falta. Exemplo certo: { name: 'Santa Catarina', code: 'SC' }",
  ],
])('shows what %s is like that is missing', (_name, remove, line) => {
  expect(problemsAfter((content) => void remove(content))).toEqual([line])
})

it('shows what a list is like, and what may stand in it', () => {
  expect(
    problemsAfter(({ company }) => {
      const opening = [{ days: 'Monday', opens: '08:00', closes: '18:00' }]
      Object.assign(company, { samples: ['nome'], hours: { text: 'Segundas', opening } })
    }),
  ).toEqual([
    "content/company.ts: samples, 1º item não é um campo que possa ser amostra. Exemplo certo: 'name', 'phone' ou 'siteUrl'",
    "content/company.ts: hours.opening, 1º horário, days tem de ser uma lista. Exemplo certo: ['Monday', 'Tuesday']",
  ])
})

it('names the fields that there are beside one that there is not', () => {
  expect(
    problemsAfter(({ company, menuTexts }) => {
      Object.assign(company.state, { nome: 'Santa Catarina' })
      Object.assign(menuTexts, { abrir: 'Abrir' })
    }),
  ).toEqual([
    'content/company.ts: state tem um campo desconhecido (nome). Exemplo certo: só name, code',
    expect.stringContaining('content/interface.ts: menuTexts tem um campo desconhecido (abrir)'),
  ])
})

it.each([
  ["Caixa d'água", `"Caixa d'água"`],
  ['a\\b', '"a\\\\b"'],
  ['um\ndois', '"um\\ndois"'],
  ['a\u202Eb\u00A0c', "'a\\u{202e}b\\u{a0}c'"],
  ['ç'.repeat(61), `'${'ç'.repeat(60)}…'`],
])('repeats %j in one short line', (text, line) => {
  expect(echo(text)).toBe(line)
})

it.each([
  ['+55 (48) 99123-4567', "'5548991234567'"],
  ['48 3434-5678', "'554834345678'"],
  ['dezoito', "'5548912345678'"],
])('shows the number that was meant by %j', (phone, example) => {
  expect(problemsAfter(({ company }) => Object.assign(company, { phone }))).toEqual([
    expect.stringMatching(/^content\/company\.ts: phone .+ Exemplo certo: /),
  ])
  expect(problemsAfter(({ company }) => Object.assign(company, { phone }))[0]).toContain(
    `Exemplo certo: ${example}`,
  )
})

it.each([
  ['www.suaempresa.com.br/', "'https://www.suaempresa.com.br'"],
  ['http://suaempresa.com.br', "'https://suaempresa.com.br'"],
  ['https://Dedetização.com.br', "'https://xn--dedetizao-s2a7b.com.br'"],
])('shows the address that was meant by %j', (siteUrl, example) => {
  const [line, ...others] = problemsAfter(({ company }) => Object.assign(company, { siteUrl }))
  expect(others).toEqual([])
  expect(line).toContain(`Exemplo certo: ${example}`)
})

it('takes a field with a wrong name for one mistake', () => {
  expect(
    problemsAfter(({ company, home }) => {
      Object.assign(company, { nome: company.name })
      Reflect.deleteProperty(company, 'name')
      Object.assign(first(home.services.items), { titel: 'Ralo' })
      Reflect.deleteProperty(first(home.services.items), 'title')
    }),
  ).toEqual([
    "content/company.ts: name está escrito 'nome'. Exemplo certo: name: 'Casa Serena'",
    "content/home.ts: services.items, 1º cartão, title está escrito 'titel'. Exemplo certo: title: 'Limpeza de forro'",
  ])
})

it('tells two fields that are missing from one that nobody knows', () => {
  expect(
    problemsAfter(({ company }) => {
      Object.assign(company, { nome: company.name })
      Reflect.deleteProperty(company, 'name')
      Reflect.deleteProperty(company, 'phone')
    }),
  ).toHaveLength(3)
})
