import { changedContent, content as fixture } from '@/fixtures/content'
import type { Company, SiteContent } from '@/model/schema/content'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey } from '@/model/values/tree'
import { hoursNoteItems, isAlwaysOffered, offeredTimeItems } from './offered-times'

it.each([
  'Dedetizadora 24 horas em Içara',
  'Atendimento 24hs',
  'Plantão 24/7',
  'Plantão: 24 h',
  'Sua desentupidora em Criciúma e Içara, 24 horas',
  'Respondemos no WhatsApp 24 horas por dia',
  'Respondemos em até 1 hora, dia e noite.',
  'Ratos de madrugada? Atendemos a qualquer hora',
  'Não espere, atendemos 24 horas',
  'Atendemos ligações, 24 horas',
  '24 horas no WhatsApp',
])('finds the offer of service by day and night in “%s”', (text) => {
  expect(isAlwaysOffered(normalizeText(text))).toBe(true)
})

it.each([
  // Durations and times.
  'Respondemos em até 24 horas.',
  'Atendimento em menos de 24 horas',
  'Agende com 24 horas de antecedência',
  'Depois do serviço, espere 24 horas.',
  'Atendemos das 8 às 24 horas',
  '24 horas para responder',
  'Temos 124 horas de voo',
  'Não atendemos 24 horas',
  // Others work by day and night.
  'A isca age 24 horas por dia',
  'O rato anda dia e noite. Respondemos em até 2 horas.',
  'Escorpião pode aparecer a qualquer hora do dia ou da noite',
  'Chame o Samu (192), que atende 24 horas',
  'Quem mora em prédio com portaria 24 horas pode deixar a chave',
  'Mande mensagem a qualquer hora; respondemos no dia seguinte',
  'Vocês atendem 24 horas?',
])('finds no offer of service by day and night in “%s”', (text) => {
  expect(isAlwaysOffered(normalizeText(text))).toBe(false)
})

type Hours = Company['hours']

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const opening = [{ days: [...WEEK], opens: '08:00', closes: '18:00' }]

const itemsWith = (hours: Hours, change: (content: SiteContent) => void = () => {}) => {
  const content = structuredClone(fixture)
  content.company.hours = hours
  change(content)
  return [...offeredTimeItems(content), ...hoursNoteItems(content)]
}

it('blocks a launch with “24 horas” and other hours, and links to each text', () => {
  const [item, ...others] = itemsWith({ opening }, ({ drains, home }) => {
    home.meta.title = 'Dedetizadora 24 horas'
    drains.hero.highlights[1] = { title: 'Atendimento 24h', text: 'Chame.' }
  })
  expect(others).toEqual([])
  expect(item).toMatchObject({
    blocks: true,
    path: ['company', 'hours'],
    finding: expect.stringContaining('“Segunda a sexta, das 8h às 18h”'),
  })
  expect(item?.paths).toContainEqual(['drains', 'hero', 'highlights', 1, 'title'])
  expect(item?.paths).toContainEqual(['home', 'meta', 'title'])
})

it('reports no text that only repeats hours with one day of 24 hours', () => {
  const sunday = { days: ['Sunday' as const], opens: '00:00', closes: '23:59' }
  const [item] = itemsWith({ opening: [...opening, sunday] }, ({ home }) => {
    home.hero.text = 'Respondemos de segunda a sexta, das 8h às 18h; aos domingos, 24 horas.'
  })
  expect(item?.paths).not.toContainEqual(['home', 'hero', 'text'])
})

it('accepts “24h” in the names of the company, in links and in the name of a photo', () => {
  const reported = (change: (content: SiteContent) => void) =>
    itemsWith({ opening }, change)[0]?.paths?.filter(
      ([name]) => name !== 'home' && name !== 'drains',
    )
  const change = ({ company, photos }: SiteContent) => {
    company.name = 'Dia e Noite Dedetização'
    company.legalName = 'Desentupidora 24 Horas Ltda.'
    company.siteUrl = 'https://www.desentupidora24h.com.br'
    company.email = 'contato@desentupidora24h.com.br'
    company.socialProfiles = [{ name: 'Site', url: 'https://desentupidora-24h.com.br/' }]
    photos.items = [{ picture: 'ralo', file: '/content/fotos/plantao-24h.jpg' }]
  }
  expect(reported(change)).toEqual(reported(() => {}))
})

it('reports nothing about “24 horas” for hours by day and night, and without days', () => {
  expect(itemsWith(fixture.company.hours)).toEqual([])
  expect(itemsWith({ opening: [], note: 'Em horário combinado' })).toEqual([])
  expect(itemsWith(undefined)).toEqual([])
})

it.each([
  ['Segunda a sexta, das 8h às 18h', true],
  ['Sexta e sábado. Não abrimos em feriados', true],
  ['Todos os dias, 24 horas', false],
  ['Com hora marcada', false],
])('checks “24 horas” beside hours that are only the note %s', (note, blocks) => {
  const [item, ...others] = itemsWith({ opening: [], note })
  expect(others).toEqual([])
  expect(item?.blocks).toBe(blocks || undefined)
  if (blocks) expect(item?.finding).toContain(`o horário é “${note}”`)
})

it('accepts a dated exception in a notice', () => {
  const reported = (texto: string) =>
    itemsWith({ opening }, ({ avisos }) => {
      avisos.avisos = [{ texto, de: '2026-12-20', ate: '2026-12-20' }]
    })[0]?.paths?.map(fieldKey)
  expect(reported('Neste domingo, 20/12, atendemos das 8h às 12h.')).toEqual(reported('Chame.'))
})

it('reads the number of a figure together with its label', () => {
  const figures = (label: string) => (content: SiteContent) => {
    content.home.figures[0] = { numeral: '24 horas', label }
  }
  const numeral = ['home', 'figures', 0, 'numeral']
  expect(itemsWith({ opening }, figures('para responder'))[0]?.paths).not.toContainEqual(numeral)
  expect(itemsWith({ opening }, figures('no WhatsApp'))[0]?.paths).toContainEqual(numeral)
})

it.each([
  ['Seg. a sex., das 8h às 17h', true],
  ['Almoço das 12h às 13h', true],
  ['Sábado com hora marcada', true],
  ['Sex. até mais tarde', true],
  ['Feriados, das 8h às 12h', false],
  ['Fora disso, com hora marcada', false],
  ['Qualquer dúvida, chame; seguro incluído', false],
])('asks about the note %s beside the hours: %s', (note, asks) => {
  const [item] = hoursNoteItems(
    changedContent(({ company }) => Object.assign(company, { hours: { opening, note } })),
  )
  expect(item?.blocks).toBe(asks ? false : undefined)
})
