import { readContent } from '@/build/read-content'
import { content as fixture } from '@/fixtures/content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { hoursText } from '@/model/fields/hours/format'
import { parseContent } from '@/model/reading/validation'
import type { SiteContent } from '@/model/schema/content'
import { valueAt } from '@/model/values/tree'
import { upgradeContent } from './upgrade'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const day = (opens: string, closes: string, days: string[] = WEEK) => ({ days, opens, closes })
const always = day('00:00', '23:59', [...WEEK, 'Saturday', 'Sunday'])

/** Returns the note after the upgrade of a text about the hours, which earlier versions had. */
const noteFor = (text: string, opening: unknown[]) => {
  const { content, notes } = upgradeContent({ company: { hours: { text, opening } } })
  expect(valueAt(content, ['company', 'hours', 'text'])).toBeUndefined()
  expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining(`“${text}”`)])
  return valueAt(content, ['company', 'hours', 'note'])
}

it.each<[string, unknown[]]>([
  ['Todos os dias, 24 horas', [always]],
  ['24 h por dia, 7 dias por semana', [always]],
  ['24/7', [always]],
  ['De domingo a domingo, 8h às 18h', [day('08:00', '18:00', always.days)]],
  ['De segunda a sexta, das 8h às 18h', [day('08:00', '18:00')]],
  [
    'Segunda-feira a sexta-feira 8h–12h e 13h30–18h',
    [day('08:00', '12:00'), day('13:30', '18:00')],
  ],
  [
    'Seg a Sex 8h às 18h | Sáb 8h às 12h',
    [day('08:00', '18:00'), day('08:00', '12:00', ['Saturday'])],
  ],
  ['Aberto 24 horas todos os dias', [always]],
  ['08-18h seg/sex', [day('08:00', '18:00')]],
  ['Das 18 à meia-noite', [day('18:00', '23:59', always.days)]],
])('drops a text of days and times: %s', (text, opening) => {
  expect(noteFor(text, opening)).toBeUndefined()
})

it.each<[string, unknown[]]>([
  ['Em horário combinado pelo WhatsApp', []],
  ['Horário comercial', [day('08:00', '18:00')]],
  ['Com hora marcada, 8h às 18h', [day('08:00', '18:00')]],
  // Other days and times than the structured ones.
  ['Segunda a sábado, das 8h às 17h', [day('08:00', '18:00')]],
  ['8h30 às 18h', [day('08:00', '18:00')]],
  ['Diariamente, 8h às 18h', [day('08:00', '18:00')]],
  ['24 horas', [day('08:00', '23:59')]],
  ['Segunda a sábado, 8h às 18h; feriados com hora marcada', [day('08:00', '18:00')]],
])('keeps a text that says more, or something else, as the note: %s', (text, opening) => {
  expect(noteFor(text, opening)).toBe(text)
})

it.each([
  'Segunda a sexta, 8h às 18h; feriados com hora marcada',
  'Seg a sex 8h às 18h | feriados com hora marcada',
  'feriados com hora marcada; seg a sex 8h às 18h',
])('keeps what a text says besides days and times: %s', (text) => {
  expect(noteFor(text, [day('08:00', '18:00')])).toBe('Feriados com hora marcada')
})

it('keeps the text in place of days and times that overlap', () => {
  const text = 'Segunda a sexta, das 8h às 20h'
  const files = readContent(FIXTURE_FOLDER) as { company: { hours: unknown } }
  files.company.hours = { text, opening: [day('08:00', '18:00'), day('10:00', '20:00')] }
  expect(hoursText(parseContent(upgradeContent(files).content).company.hours)).toBe(text)
})

it('takes the state from its name if its code is none', () => {
  const { content } = upgradeContent({ company: { state: { name: 'Acre', code: 'ZZ' } } })
  expect(valueAt(content, ['company', 'state'])).toEqual({ code: 'AC' })
})

it('removes the fields that nothing uses any more', () => {
  const { content, notes } = upgradeContent({
    company: {
      towns: [{ name: 'Içara', latitude: -28.7, longitude: -49.3 }, { name: 'Torres' }],
      state: { name: 'Santa Catarina', code: 'sc' },
    },
    claims: { neutral: ['Atendemos.'], neutralHours: [], items: [] },
    testimonials: { home: [{ name: 'Ana', rating: 5 }] },
    interface: {
      general: { topLine: 'Desde 2004', skipLink: 'Pular' },
      menu: { title: 'Menu', description: 'Páginas' },
      facts: { cnpj: 'CNPJ', pestControl: 'Controle de {pest}' },
    },
  })
  expect(content).toEqual({
    company: { towns: [{ name: 'Içara' }, { name: 'Torres' }], state: { code: 'SC' } },
    claims: { items: [] },
    testimonials: { home: [{ name: 'Ana' }] },
    interface: {
      general: { skipLink: 'Pular' },
      menu: { title: 'Menu' },
      facts: { cnpj: 'CNPJ' },
    },
  })
  expect(notes.map(({ path }) => path.join('.'))).toEqual([
    'interface.general',
    'interface.menu',
    'interface.facts',
    'company.state',
    'company.towns',
    'claims',
    'testimonials',
  ])
})

it('leaves content of this version unchanged, and reports nothing', () => {
  const content = readContent(FIXTURE_FOLDER)
  expect(upgradeContent(content)).toEqual({ content, notes: [] })
  expect(upgradeContent(null)).toEqual({ content: null, notes: [] })
})

it('gives a photo of an earlier version the words of its owner, never those of the drawing', () => {
  const photo = { picture: 'hero-dedetizacao', file: '/content/fotos/a.jpg' }
  const upgraded = (alt: unknown, state: object) =>
    valueAt(
      upgradeContent({
        company: { state },
        claims: { neutral: [] },
        home: { hero: { alt } },
        photos: { items: [photo] },
      }).content,
      ['photos', 'items', 0],
    )
  const earlier = { name: 'Santa Catarina', code: 'SC' }
  const alt = 'Equipe de verde, em volta de uma casa de telhado de barro'
  expect(upgraded(alt, earlier)).toEqual({ ...photo, alt })
  expect(upgraded(alt, { code: 'SC' })).toEqual(photo)
  const drawing =
    'Casa de telhado de barro e butiazeiro dentro de uma lente iluminada, com serra e mar ao fundo; em volta, insetos e um escorpião'
  expect(upgraded(drawing, earlier)).toEqual(photo)
  expect(upgraded(drawing.replace('butiazeiro', 'palmeira'), earlier)).toEqual(photo)
})

/** Returns the files of the earlier version, with other fields of the company and of a page. */
function earlierFiles(company: object, { hero = {}, firstAid = {} }: Record<string, object> = {}) {
  const { home, drains, ...others } = readContent(FIXTURE_FOLDER) as SiteContent
  for (const page of [home, drains]) Object.assign(page.area, { notes: [] })
  Object.assign(home.firstAid, firstAid)
  Object.assign(home.hero, hero)
  const { googleReviews: _, ...facts } = others.company
  const state = { name: 'Santa Catarina', code: 'SC' }
  return { ...others, home, drains, company: { ...facts, state, ...company } }
}

const profile = (name: string, url: string) => ({ socialProfiles: [{ name, url }] })

it.each<[path: string, company: object, changed?: Record<string, object>]>([
  ['company.towns', { towns: [{ name: 'Içara' }, { name: 'Içara - SC' }] }],
  ['company.towns', { towns: [{ name: 'Torres/RS' }, { name: 'Torres - RS' }] }],
  [
    'company.towns.0.surveillancePhone',
    {
      towns: [{ name: 'Içara', surveillancePhone: '48 3431-0199 / 0198' }],
    },
  ],
  ['company.state', { state: { name: 'Santa Catarina', code: 'SP' } }],
  ['company.hours', { hours: { text: '24h', opening: [day('23:59', '00:00')] } }],
  ['company.hours', { hours: { text: '24h', opening: [always, day('8h', '12h')] } }],
  ['company.socialProfiles', profile('Instagram', '@praia.limpa')],
  ['company.socialProfiles', profile('Instagram', 'praia.bio')],
  ['company.socialProfiles', profile('WhatsApp', 'https://wa.me/48912345678')],
  ['company.googleProfile', { googleProfile: 'https://www.google.com' }],
  ['company.email', { email: 'contato@www.praia' }],
  ['company.coordinates', { coordinates: { latitude: "28°99'S", longitude: -49.3 } }],
  ['company.address', { address: { street: 'Rua A', town: 'Içara', postalCode: '8882-8000' } }],
  ['home.firstAid.calls', {}, { firstAid: { calls: [{ name: 'CIT', number: '3431-0199/98' }] } }],
])('builds a site of the earlier version, and reports what became of %s in %j', (...row) => {
  const [path, company, changed] = row
  const { content, notes } = upgradeContent(earlierFiles(company, changed))
  expect(() => parseContent(content)).not.toThrow()
  expect(notes.map((note) => note.path.join('.'))).toContain(path)
})

it('removes a text that repeats another without the marks of a chat, or with its placeholders filled', () => {
  const files = earlierFiles({})
  for (const item of files.testimonials.home) Object.assign(item, { rating: 5 })
  const [first] = files.testimonials.home
  const repeated = { ...first, comment: `*${first?.comment}*` } as typeof first
  files.testimonials.home = [first, repeated].flatMap((item) => item ?? [])
  files.home.meta.keywords = ['cupim', 'rato', 'Laguna e Imbituba', '*rato*', '{cidades}']
  const { content, notes } = upgradeContent(files)
  const { home, testimonials } = parseContent(content)
  expect(testimonials.home).toHaveLength(1)
  expect(home.meta.keywords).toEqual(['cupim', 'rato', 'Laguna e Imbituba'])
  const paths = notes.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['testimonials.home', 'home.meta.keywords']))
})

it('keeps the words of the towns in a text in which the new ones do not fit', () => {
  const hero = { text: `Atendemos {cidades}. ${'x'.repeat(129)}` }
  const { content, notes } = upgradeContent(
    earlierFiles({ towns: [{ name: 'Torres/RS' }] }, { hero }),
  )
  expect(parseContent(content).home.hero.text).toMatch(/^Atendemos Torres\/RS\. /)
  expect(notes.map(({ path }) => path.join('.'))).toContain('home.hero.text')
})

it.each(['Criciúma e Içara', 'Criciúma, Içara', 'Criciúma - Centro, 88801-000'])(
  'builds a site of the earlier version with the town %s',
  (name) => {
    const { content } = upgradeContent(earlierFiles({ towns: [{ name }] }))
    expect(parseContent(content).company.towns).toEqual([{ name }])
  },
)

it('keeps the error of a number in place of a text', () => {
  const { content, notes } = upgradeContent(earlierFiles({}, { hero: { text: 5 } }))
  expect(() => parseContent(content)).toThrow(/Abertura › Texto: não é um texto/)
  expect(notes.map(({ path }) => path.join('.'))).toEqual(['company.state'])
})

it('keeps the error of a field that is missing or unknown in the earlier version', () => {
  const address = { street: 'Rua A', town: 'Içara', cep: '88820-000' }
  expect(() => parseContent(upgradeContent(earlierFiles({ address })).content)).toThrow(
    /Endereço › CEP: falta.*\n.*Endereço: não tem o campo cep/,
  )
})

it('keeps the words of the hours in a text in which the new ones do not fit', () => {
  const hours = { text: 'Dias úteis', opening: [day('08:00', '12:00'), day('13:30', '18:00')] }
  const hero = { text: `Respondemos {horario}. ${'Chame já. '.repeat(9)}` }
  const { content, notes } = upgradeContent(earlierFiles({ hours }, { hero }))
  expect(parseContent(content).home.hero.text).toMatch(/^Respondemos Dias úteis\. /)
  expect(notes.map(({ path }) => path.join('.'))).toContain('home.hero.text')
})

it('fills the facts in the text about the hours, because the note may contain no placeholders', () => {
  const hours = { text: 'Até {resposta}, em {cidades}' }
  const { content, notes } = upgradeContent(earlierFiles({ hours, responseTime: '2 horas' }))
  expect(parseContent(content).company.hours?.note).toBe('Até 2 horas, em Laguna e Imbituba')
  expect(notes.map(({ path }) => path.join('.'))).toContain('company.hours.note')
})

it('marks lost letters of the earlier version, and refuses those of this version', () => {
  const text = 'Dedetiza\ufffd\ufffdo em Laguna.'
  const files = earlierFiles({}, { hero: { text } })
  const { content, notes } = upgradeContent(files)
  expect(parseContent(content).home.hero.text).toBe('Dedetiza??o em Laguna.')
  expect(notes.find(({ path }) => path.join('.') === 'home.hero.text')?.message).toMatch(
    /tratamento certo\. Ficou “Dedetiza\?\?o em Laguna\.”$/,
  )
  const present = upgradeContent({ ...files, company: fixture.company }).content
  expect(() => parseContent(present)).toThrow(/letra que se perdeu/)
})

it.each<[file: string, change: (files: SiteContent) => unknown, message: RegExp]>([
  ['company', ({ company }) => Object.assign(company, { email: 'contato@praia' }), /e-mail/],
  ['home', ({ home }) => Object.assign(home.hero, { text: 'Dedetiza\ufffd\ufffdo.' }), /se perdeu/],
])('refuses values of this version in %s beside files of the earlier one', (_, change, message) => {
  const files = readContent(FIXTURE_FOLDER) as SiteContent
  Object.assign(files.claims, { neutral: ['Atendemos.'] })
  for (const testimonial of files.testimonials.home) Object.assign(testimonial, { rating: 5 })
  expect(() => parseContent(upgradeContent(files).content)).not.toThrow()
  change(files)
  expect(() => parseContent(upgradeContent(files).content)).toThrow(message)
})

it('accepts content of an earlier version', () => {
  const content = readContent(FIXTURE_FOLDER)
  Object.assign(content.company as object, { hours: { text: 'Seg a sex, com hora marcada' } })
  expect(parseContent(upgradeContent(content).content).company.hours).toEqual({
    opening: [],
    note: 'Seg a sex, com hora marcada',
  })
})

it('removes the switch of the pests from the page that has none', () => {
  const files = readContent(FIXTURE_FOLDER) as SiteContent
  Object.assign(files.drains, { hidden: { pests: true, method: true } })
  const { content } = upgradeContent(files)
  expect(parseContent(content).drains.hidden).toEqual({ method: true })
  expect(() => parseContent(files)).toThrow(/não tem o campo pests/)
})

it.each([
  ['home', '/', '/desentupimento'],
  ['drains', '/desentupimento', '/'],
] as const)('leads the link of %s to itself to the other page', (name, own, other) => {
  const files = readContent(FIXTURE_FOLDER) as SiteContent
  Object.assign(files[name].otherPage.link, { href: own })
  expect(() => parseContent(files)).toThrow(/Outra página › Link › Leva a: não é uma das opções/)
  expect(parseContent(upgradeContent(files).content)[name].otherPage.link.href).toBe(other)
})

it('ends for hours that name their own placeholder', () => {
  const { content } = upgradeContent(
    earlierFiles({ hours: { text: 'Hoje: {horario}', opening: [] } }),
  )
  expect(parseContent(content).company.hours?.note).toBe('Hoje: Hoje: horario')
})
