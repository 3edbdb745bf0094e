import { changedContent, content as fixture } from '@/fixtures/content'
import type { Company, SiteContent } from '@/model/schema/content'
import { fieldKey } from '@/model/values/tree'
import { noteItem, offeredTimeItem } from './closed-times'

type Hours = Company['hours']

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const opening = [{ days: [...WEEK], opens: '08:00', closes: '18:00' }]

const itemsWith = (hours: Hours, change: (content: SiteContent) => void = () => {}) => {
  const content = structuredClone(fixture)
  content.company.hours = hours
  change(content)
  return [offeredTimeItem(content) ?? [], noteItem(content) ?? []].flat()
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

it('blocks a launch with “atendimento noturno” only if the hours end by day', () => {
  const change = ({ drains }: SiteContent) => {
    drains.hero.text = 'Atendimento noturno.'
  }
  const isNamed = (closes: string) =>
    itemsWith({ opening: [{ days: [...WEEK], opens: '08:00', closes }] }, change).some(
      ({ paths = [] }) => paths.some((path) => fieldKey(path) === 'drains.hero.text'),
    )
  expect(isNamed('18:00')).toBe(true)
  expect(isNamed('23:00')).toBe(false)
})

it('accepts a question about the night whose answer is no, and the words of a visitor', () => {
  const reported = (answer: string) =>
    itemsWith({ opening }, ({ drains, messages }) => {
      messages.drains = 'Olá! O ralo entope toda hora, vocês atendem de madrugada?'
      drains.questions.items[0] = { question: 'Vocês atendem de madrugada?', answer }
    })[0]?.paths?.map(fieldKey) ?? []
  const question = 'drains.questions.items.0.question'
  expect(reported('Atendemos.')).toContain(question)
  expect(reported('Não. Mande a mensagem, e respondemos às 8h.')).not.toContain(question)
  expect(reported('Atendemos.')).not.toContain('messages.drains')
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
  const item = noteItem(
    changedContent(({ company }) => Object.assign(company, { hours: { opening, note } })),
  )
  expect(item?.blocks).toBe(asks ? false : undefined)
})

it.each([
  ['todos os dias', [], true],
  ['todos os dias', ['Sunday'], true],
  ['todos os dias', ['Saturday'], true],
  ['todos os dias', ['Saturday', 'Sunday'], false],
  ['aos domingos', ['Saturday'], true],
  ['de segunda a sábado', [], true],
  ['de segunda a sábado', ['Saturday'], false],
  ['no plantão de sábado', ['Saturday'], false],
  ['Centro, São Domingos e Próspera', ['Saturday'], false],
  ['em São José; domingos também', ['Saturday'], true],
  ['aos domingos', ['Sunday'], false],
  ['no fim de semana', ['Sunday'], false],
  ['no Jardim Dia e Noite', ['Sunday'], true],
  ['na Rua Domingos Martins', [], false],
] as const)(
  'knows whether “%s” blocks a launch if the days are Monday to Friday and %j: %s',
  (words, others, blocks) => {
    const days = [...WEEK, ...others]
    const items = itemsWith(
      { opening: [{ days, opens: '08:00', closes: '18:00' }] },
      ({ drains }) => {
        drains.hero.text = `Atendemos ${words}.`
      },
    )
    const paths = items.flatMap((item) => item.paths ?? [])
    expect(paths.map(fieldKey).includes('drains.hero.text')).toBe(blocks)
  },
)

it('blocks a launch with “de madrugada” if a day closes in the evening', () => {
  const items = itemsWith(
    {
      opening: [
        { days: ['Monday'], opens: '00:00', closes: '05:00' },
        { days: ['Monday'], opens: '22:00', closes: '04:00' },
        { days: ['Wednesday'], opens: '08:00', closes: '18:00' },
      ],
    },
    ({ drains }) => {
      drains.hero.text = 'Atendemos de madrugada.'
    },
  )
  expect(items[0]?.paths).toContainEqual(['drains', 'hero', 'text'])
})

it.each([
  ['de madrugada', '18:00', '06:00', false],
  ['de madrugada', '00:00', '12:00', false],
  ['até as 2 da manhã', '06:00', '03:00', false],
  ['de madrugada', '18:00', '01:00', true],
  ['de madrugada', '06:00', '23:00', true],
  ['24 horas', '18:00', '06:00', true],
])(
  'knows whether “%s” blocks a launch if the hours are %s to %s: %s',
  (words, opens, closes, blocks) => {
    const hours = {
      opening: [{ days: [...WEEK, 'Saturday' as const, 'Sunday' as const], opens, closes }],
    }
    const items = itemsWith(hours, ({ drains }) => {
      drains.hero.text = `Atendemos ${words}.`
    })
    const paths = items.flatMap((item) => item.paths ?? [])
    expect(paths.map(fieldKey).includes('drains.hero.text')).toBe(blocks)
  },
)
