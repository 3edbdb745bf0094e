import { content as fixture } from '@/fixtures/content'
import type { Company, SiteContent } from '@/model/schema/content'
import { fieldKey } from '@/model/values/tree'
import { hoursItems, promisesAllDay, promisesEveryDay, promisesNight } from './hours'

type Hours = Company['hours']

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const opening = [{ days: [...WEEK], opens: '08:00', closes: '18:00' }]

const itemsWith = (hours: Hours, change: (content: SiteContent) => void = () => {}) => {
  const content = structuredClone(fixture)
  content.company.hours = hours
  change(content)
  return hoursItems(content)
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

it('accepts “24h” in the legal name, in links and in the name of a photo', () => {
  const reported = (change: (content: SiteContent) => void) =>
    itemsWith({ opening }, change)[0]?.paths?.filter(
      ([name]) => name !== 'home' && name !== 'drains',
    )
  const change = ({ company, photos }: SiteContent) => {
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
  ['Dedetizadora 24 horas em Içara', true],
  ['Desentupidora 24 h · Içara', true],
  ['Atendimento 24hs', true],
  ['plantão de 24 horas', true],
  ['Respondemos em até 1 hora, dia e noite.', true],
  ['De madrugada, respondemos em até 1 hora.', true],
  ['Vocês atendem de madrugada e no domingo?', true],
  ['Atendimento vinte e quatro horas', true],
  ['Plantão 24/7', true],
  ['24x7', true],
  ['24×7', true],
  ['Plantão 24 (vinte e quatro) horas', true],
  ['Chame a qualquer momento', true],
  ['Sempre aberto', true],
  ['Não fechamos nunca', true],
  ['Sempre de plantão', true],
  ['Trabalhamos noite e dia', true],
  ['Estamos abertos dia e noite', true],
  ['Respondemos a toda hora', true],
  ['Vinte e quatro (24) horas', true],
  ['Desentupidora24h', true],
  ['A qualquer hora do dia ou da noite', true],
  ['Atendemos de dia ou de noite', true],
  ['Dia e noite, de segunda a segunda', true],
  ['Atendimento ininterrupto', true],
  ['Plantão permanente', true],
  ['Disponíveis o dia todo e a noite toda', true],
  ['Ligue, mesmo de madrugada', true],
  ['Não espere, atendemos 24 horas', true],
  ['Aberta dia e noite', true],
  ['Não fechamos', true],
  ['Nunca fechamos', true],
  ['Não fechamos para o almoço', true],
  ['Plantão', true],
  ['Temos plantao', true],
  ['A qualquer hora', true],
  ['Fale com a gente em qualquer horário', true],
  ['Atendemos qq hora', true],
  ['Atendemos sem parar', true],
  ['De madrugada também', true],
  ['Desentupidora 24hs', true],
  ['24 hrs por dia', true],
  ['24 por 7', true],
  ['Dia ou noite, ligue', true],
  ['Atendimento diurno e noturno', true],
  ['Equipe diuturnamente nas ruas', true],
  ['Socorro dia e noite', true],
  ['Atendimento dia/noite', true],
  ['Pragas? Dia e noite, respondemos.', true],
  ['Controle de pragas 24 horas', true],
  ['Limpa-fossa: a qualquer hora', true],
  ['Todo santo dia, a qualquer hora', true],
  ['Sem hora para fechar', true],
  ['Não temos hora para fechar', true],
  ['Entupiu de madrugada? A gente vai', true],
  ['Entupiu às 3 da manhã? Nós vamos.', true],
  ['Nossa equipe não dorme', true],
  ['Nunca paramos', true],
  ['Pode chamar a hora que for', true],
  ['Não importa a hora', true],
  ['Independentemente do horário, ligue', true],
  ['Em todos os horários', true],
  ['Full time', true],
  ['De manhã, de tarde, de noite e de madrugada', true],
  ['O dia todo, a noite toda', true],
  ['Em qualquer momento do dia ou da noite', true],
  ['Dias, noites e feriados', true],
  ['Conte conosco dia e noite', true],
  ['Das 0h às 24h', true],
  ['Nas 24 horas do dia', true],
  ['Vinte quatro horas', true],
  ['Vinte e quatro por sete', true],
  ['Mande a qualquer hora: respondemos', true],
  ['Emergência não tem hora, chame', true],
  ['Plantonista na cidade', true],
  ['Sempre à disposição', true],
  ['Secagem: 24 horas', false],
  ['Tempo fora de casa: 24 horas', false],
  ['Agendamento com 24h', false],
  ['Sem plantão noturno', false],
  ['De madrugada não respondemos', false],
  ['Dedetizamos sem parar a sua cozinha', false],
  ['Sempre aberto a sugestões', false],
  ['Sempre com alguém acordado', true],
  ['Escorpiões saem à noite', false],
  ['Entupiu de madrugada? Respondemos às 8h', false],
  ['Barata de madrugada? Atendemos com hora marcada', false],
  ['Barulho de madrugada? Chame', false],
  ['O rato não dorme', false],
  ['Proteção 24 horas', false],
  ['A isca age 24 horas por dia', false],
  ['O pronto-socorro atende 24 horas', false],
  ['Vá à UPA 24 horas', false],
  ['Formigas dia e noite', false],
  ['Formigas andam dia e noite: chame', false],
  ['O cupim come 24 horas por dia', false],
  ['O vaso enche sem parar? Chame.', false],
  ['O cano pode estourar a qualquer momento, chame', false],
  ['Dia e noite as formigas andam', false],
  ['24 horas após a aplicação', false],
  ['Nas 24 horas seguintes, não lave o chão', false],
  ['CIATox (plantão de venenos)', false],
  ['Plantão aos sábados', false],
  ['Chame o Samu (192), que atende 24 horas', false],
  ['Ligue 193 a qualquer hora', false],
  ['Não fechamos negócio sem vistoria', false],
  ['Fechamos a caixa de gordura', false],
  ['Visitas à noite, até as 22h', false],
  ['Dedetização 24 horas em Içara', true],
  ['Atendemos também 24 horas', true],
  ['À disposição dia e noite', true],
  ['Atendimento em tempo integral', true],
  ['Fora do horário, não há plantão', false],
  ['Ligue para o plantão da prefeitura', false],
  ['Não atendemos 24 horas', false],
  ['Ainda não há plantão de madrugada', false],
  ['24 horas de garantia', false],
  ['O produto age em 12 a 24 horas', false],
  ['Atendemos das 8 às 24 horas', false],
  ['Visita em menos de 24 horas', false],
  ['Prazo de 24 horas', false],
  ['Passadas 24 horas, abra as janelas', false],
  ['A casa fica 24 horas fechada', false],
  ['Volte depois de vinte e quatro horas', false],
  ['Dia e noite o rato anda', false],
  ['Respondemos em até 24 horas.', false],
  ['24 horas para responder', false],
  ['Espere 24 horas antes de lavar o chão.', false],
  ['Deixe o produto agir por 24 horas.', false],
  ['O rato anda dia e noite. Respondemos em até 2 horas.', false],
  ['Barulho de madrugada? É rato.', false],
  ['Temos 124 horas de voo', false],
  ['Farmácia 24 horas', false],
  ['Turismo 24 horas', false],
  ['Condomínios 24 horas', false],
  ['Hotéis e pousadas 24 horas', false],
  ['Prédio com portaria 24h', false],
  ['O posto está aberto 24 horas', false],
  ['A lanchonete funciona de madrugada?', false],
  ['Madrugada: fechado', false],
  ['À noite e de madrugada, fechado', false],
  ['Plantão: não', false],
  ['Atendimento 24 horas para farmácias', true],
  ['Condomínios atendidos 24 horas', true],
  ['Farmácia, condomínio ou casa: 24 horas', true],
  ['Desentupimento 24 horas em condomínios', true],
  ['Madrugada: atendemos', true],
  ['Também de madrugada', true],
  ['Domingo, feriado e madrugada', true],
  ['Sempre que precisar, de dia ou de noite', true],
  ['Estamos sempre acordados', true],
  ['Round the clock', true],
  ['Atendemos noite adentro', true],
  ['Atendimento em qualquer dia e hora', true],
  ['Qualquer dia e qualquer hora', true],
  ['Turno da noite e da madrugada', true],
  ['Ligue agora, seja dia, seja noite', true],
  ['Das 0h às 23h59', true],
  ['Sempre de prontidão, dia e noite', true],
  ['Escolas, hotéis e mercados 24h', false],
  ['Mande mensagem a qualquer hora, respondemos às 8h', false],
  ['Garantia de 24 horas', false],
  ['Ao lado da farmácia 24 horas', false],
  ['Perto do mercado 24h', false],
  ['Quem mora em prédio com portaria 24 horas pode deixar a chave', false],
  ['A casa fica fechada 24 horas', false],
  ['Deixe a isca 24 horas no lugar', false],
  ['A bomba trabalha 24 horas por dia', false],
  ['A partir das 24h', false],
  ['Escorpião pode aparecer a qualquer hora do dia ou da noite', false],
])('knows whether a text promises service by day and night: %s', (text, isPromise) => {
  expect(promisesAllDay(text)).toBe(isPromise)
})

it.each([
  ['Atendimento noturno', true],
  ['Desentupimento noturno em Içara', true],
  ['Temos equipe noturna', true],
  ['Atendimento noturno até as 22h', false],
  ['Sem atendimento noturno', false],
  ['Visita noturna só com hora marcada', false],
  ['O escorpião é um animal noturno', false],
])('knows whether a text promises service at night: %s', (text, isPromise) => {
  expect(promisesNight(text)).toBe(isPromise)
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
  ['Sábado, das 8h às 18h; feriados com hora marcada', true],
  ['Seg. a sex., 8h às 18h', false],
  ['Almoço das 12h às 13h', false],
  ['Emergências até as 22h', false],
  ['Sábado com hora marcada', false],
  ['Feriados, das 8h às 12h', undefined],
  ['Fora disso, com hora marcada', undefined],
])('knows whether the note %s blocks a launch beside other hours: %s', (note, blocks) => {
  const items = itemsWith({ opening, note }).filter(({ path }) => path.includes('note'))
  expect(items.map((item) => item.blocks)).toEqual(blocks === undefined ? [] : [blocks])
})

it.each([
  ['Respondemos todos os dias', true],
  ['Atendemos todo santo dia', true],
  ['Todos os dias', true],
  ['Atendimento 7 dias por semana', true],
  ['De domingo a domingo, chame', true],
  ['Atendemos domingos e feriados', true],
  ['Plantão aos domingos', true],
  ['Abrimos aos domingos', true],
  ['Não abrimos aos domingos', false],
  ['Atendemos sábado, domingo e feriado', true],
  ['Atendemos aos fins de semana', true],
  ['Domingos e feriados também', true],
  ['Domingo? Atendemos', true],
  ['Seg. a dom., chame', true],
  ['De seg. a dom. respondemos', true],
  ['365 dias por ano', true],
  ['Atendemos todos os dias úteis', false],
  ['Respondemos em até 7 dias', false],
  ['Marque a visita antes do fim de semana', false],
  ['O rato volta todos os dias, chame', false],
  ['Não atendemos aos domingos e feriados', false],
  ['Aberto todos os dias, menos domingo', false],
  ['Domingo, só com hora marcada', false],
])('knows whether a text promises service on all days: %s', (text, isPromise) => {
  expect(promisesEveryDay(text)).toBe(isPromise)
})

it('blocks a launch with “todos os dias” only if the company is closed on Sundays', () => {
  const change = ({ drains }: SiteContent) => {
    drains.hero.text = 'Atendemos todos os dias.'
  }
  const isNamed = (hours: Hours) =>
    itemsWith(hours, change).some(({ paths = [] }) =>
      paths.some((path) => path.join('.') === 'drains.hero.text'),
    )
  expect(isNamed({ opening })).toBe(true)
  const days = [...WEEK, 'Saturday', 'Sunday'] as const
  expect(isNamed({ opening: [{ days: [...days], opens: '08:00', closes: '18:00' }] })).toBe(false)
})
