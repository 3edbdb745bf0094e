import { content as fixture } from '@/fixtures/content'
import { hoursText } from '@/model/format/opening-hours'
import type { SiteContent } from '@/model/schema/content'
import { valueAt } from '@/model/values/tree'
import { FIXTURE_FOLDER } from './folder'
import { readContent } from './read'
import { upgradeContent } from './upgrade'
import { parseContent } from './validation'

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
  ['24h', [always]],
  ['24/7', [always]],
  ['8h às 18h', [day('08:00', '18:00', always.days)]],
  ['De domingo a domingo, 8h às 18h', [day('08:00', '18:00', always.days)]],
  ['De segunda a sexta, das 8h às 18h', [day('08:00', '18:00')]],
  ['Seg. a sex.: 08:00 - 18:00', [day('08:00', '18:00')]],
  [
    'Segunda-feira a sexta-feira 8h–12h e 13h30–18h',
    [day('08:00', '12:00'), day('13:30', '18:00')],
  ],
  ['2ª a 6ª-feira, das 8 às 18h', [day('08:00', '18:00')]],
  [
    'Seg a Sex 8h às 18h | Sáb 8h às 12h',
    [day('08:00', '18:00'), day('08:00', '12:00', ['Saturday'])],
  ],
  // The days and times are the fact.
  ['Segunda a sábado, das 8h às 17h', [day('08:00', '18:00')]],
])('drops a text of days and times: %s', (text, opening) => {
  expect(noteFor(text, opening)).toBeUndefined()
})

it.each<[string, unknown[]]>([
  ['Em horário combinado pelo WhatsApp', []],
  ['Todos os dias', []],
  ['Com hora marcada, 8h às 18h', [day('08:00', '18:00')]],
])('keeps a text that says more as the note: %s', (text, opening) => {
  expect(noteFor(text, opening)).toBe(text)
})

it.each([
  'Segunda a sexta, 8h às 18h; feriados com hora marcada',
  'Seg a sex 8h às 18h. feriados com hora marcada',
  'Segunda a sexta, das 8h às 18h, feriados com hora marcada',
  'Atendimento: seg a sex, 8h às 18h (feriados com hora marcada)',
])('keeps what a text says besides days and times: %s', (text) => {
  expect(noteFor(text, [day('08:00', '18:00')])).toBe('feriados com hora marcada')
})

it('keeps the text in place of days and times that overlap', () => {
  const text = 'Segunda a sexta, das 8h às 20h'
  const files = structuredClone(readContent(FIXTURE_FOLDER)) as { company: { hours: unknown } }
  files.company.hours = { text, opening: [day('08:00', '18:00'), day('10:00', '20:00')] }
  expect(hoursText(parseContent(upgradeContent(files).content).company.hours)).toBe(text)
})

it.each([
  [{ name: 'Acre', code: 'ZZ' }, 'AC'],
  [{ name: 'Santa Catarina', code: 'S.C.' }, 'SC'],
])('takes the state of %j from its name', (state, code) => {
  const { content } = upgradeContent({ company: { state } })
  expect(valueAt(content, ['company', 'state', 'code'])).toBe(code)
})

it('removes the name of a state, the coordinates of towns and sentences without a claim', () => {
  const { content, notes } = upgradeContent({
    company: {
      towns: [{ name: 'Içara', latitude: -28.7, longitude: -49.3 }, { name: 'Torres' }],
      state: { name: 'Santa Catarina', code: 'sc' },
    },
    claims: { neutral: ['Atendemos.'], neutralHours: [], items: [] },
  })
  expect(content).toEqual({
    company: { towns: [{ name: 'Içara' }, { name: 'Torres' }], state: { code: 'SC' } },
    claims: { items: [] },
  })
  expect(notes.map(({ path }) => path.join('.'))).toEqual([
    'company.state',
    'company.towns',
    'claims',
  ])
})

it('removes the stars of testimonials, and builds', () => {
  const files = readContent(FIXTURE_FOLDER) as SiteContent
  const home = files.testimonials.home.map((item) => ({ ...item, rating: 5 }))
  const { content, notes } = upgradeContent({
    ...files,
    testimonials: { ...files.testimonials, home },
  })
  expect(parseContent(content)).toEqual(fixture)
  expect(notes.map(({ path }) => path)).toEqual([['testimonials', 'home']])
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

it('accepts content of an earlier version', () => {
  const content = structuredClone(readContent(FIXTURE_FOLDER))
  Object.assign(content.company as object, { hours: { text: 'Seg a sex, com hora marcada' } })
  expect(parseContent(upgradeContent(content).content).company.hours).toEqual({
    opening: [],
    note: 'Seg a sex, com hora marcada',
  })
})
