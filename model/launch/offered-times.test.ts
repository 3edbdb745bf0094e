import { changedContent, content as fixture } from '@/fixtures/content'
import type { Company, SiteContent } from '@/model/schema/content'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey } from '@/model/values/tree'
import { hoursNoteItems, isAlwaysOffered, offeredTimeItems } from './offered-times'

it.each([
  ['Dedetizadora 24 horas em Içara', true],
  ['Atendimento 24hs', true],
  ['Atendemos 24 horas e não cobramos a visita', true],
  ['Serviço 24 horas sem taxa extra', true],
  ['Agende com 24 horas de antecedência', false],
  ['O cupim nunca para, e o rato não dorme: chame', false],
  ['Se o ralo não parece entupido, chame', false],
  ['24h em toda a região', true],
  ['Respondemos em até 1 hora, dia e noite.', true],
  ['Plantão 24/7', true],
  ['24×7', true],
  ['Atendimento vinte e quatro horas', true],
  ['Sempre à disposição, noite e dia', true],
  ['Chame a qualquer momento', true],
  // The company serves hotels at all hours. Hotels alone that are open at all hours offer nothing.
  ['Atendemos hotéis 24 horas', true],
  ['O prazo é de 24 horas', false],
  ['Sempre aberto', true],
  ['Não fechamos nunca', true],
  ['Desentupidora24h', true],
  ['A qualquer hora do dia ou da noite', true],
  ['Dia e noite, de segunda a segunda', true],
  ['Disponíveis o dia todo e a noite toda', true],
  ['Não espere, atendemos 24 horas', true],
  ['Nunca fechamos', true],
  ['Atendemos sem parar', true],
  ['Atendimento diurno e noturno', true],
  ['Pragas? Dia e noite, respondemos.', true],
  ['Respondemos no WhatsApp 24 horas por dia', true],
  ['Ligue 3433-1234, 24 horas', true],
  ['Nosso gel age em 24 a 72 horas', false],
  ['A qualquer hora, em qualquer bairro', true],
  ['Sem hora para fechar', true],
  ['Nossa equipe não dorme', true],
  ['Nunca paramos', true],
  ['Não paramos nunca', true],
  ['Funcionamos 24 horas', true],
  ['Pode chamar a hora que for', true],
  ['Não importa a hora', true],
  ['Dias, noites e feriados', true],
  ['O dia todo, a noite toda', true],
  ['Formigas e parasitas, dia e noite', false],
  ['Desentupimento 24 horas para casas e empresas', true],
  ['Plantão 24 horas para emergências', true],
  ['Atendemos hospitais, farmácias e postos 24 horas.', true],
  ['Nossa equipe tem 24 horas para responder', false],
  ['Picada? Chame o Samu, 24 horas', false],
  ['Nas 24 horas do dia', true],
  ['Atendemos as 24 horas do dia.', true],
  ['Atendimento às 24 horas do dia', true],
  ['Atendemos até as 24 horas do dia 31', false],
  ['O aviso vale até às 24 horas do dia 31; chame', false],
  ['Emergência não tem hora, chame', true],
  ['Secagem: 24 horas', false],
  ['O rato não dorme', false],
  ['Proteção 24 horas', false],
  ['A isca age 24 horas por dia', false],
  ['O pronto-socorro atende 24 horas', false],
  ['O cupim come 24 horas por dia', false],
  ['O vaso enche sem parar? Chame.', false],
  ['Nas 24 horas seguintes, não lave o chão', false],
  ['Chame o Samu (192), que atende 24 horas', false],
  ['Atendemos das 8 às 24 horas', false],
  ['Respondemos em até 24 horas.', false],
  ['24 horas para responder', false],
  ['Espere 24 horas antes de lavar o chão.', false],
  ['O rato anda dia e noite. Respondemos em até 2 horas.', false],
  ['Temos 124 horas de voo', false],
  ['Ratos de madrugada? Atendemos a qualquer hora', true],
  ['O posto está aberto 24 horas', false],
  ['Quem mora em prédio com portaria 24 horas pode deixar a chave', false],
  ['A partir das 24h', false],
  ['Dedetização sem veneno, 24 horas por dia', true],
  ['24 horas por dia: ninguém fica sem resposta', true],
  ['Portas fechadas? Nosso WhatsApp atende 24 horas', true],
  ['Encanador 24 horas', true],
  ['O plantão de venenos responde 24 horas por dia.', false],
  ['À noite ninguém responde, nem 24 horas depois', false],
  ['Escorpião pode aparecer a qualquer hora do dia ou da noite', false],
  ['24 horas por dia, 7 dias por semana', true],
  ['Urgência 24 horas', true],
  ['Central 24 horas', true],
  ['Dia e noite, o ano inteiro', true],
  ['A barata aparece o ano inteiro, dia e noite', false],
  ['Na central do condomínio, há portaria 24 horas', false],
  ['O inseticida age 24 horas por dia, 7 dias por semana', false],
  ['Cupins comem os mesmos móveis 24 horas por dia', false],
  ['De segunda a domingo, 24 horas', true],
  ['Todos os dias, 24 horas', true],
  ['7 dias por semana, 24h', true],
  ['Ratos são noturnos: nossa equipe põe as iscas de dia.', false],
  ['Mensagens de sábado respondemos na segunda.', false],
  ['Atendemos de madrugada e aos sábados', false],
  ['Depois da nossa visita, aguarde 24 horas.', false],
  ['Depois do serviço, espere 24 horas.', false],
  ['24 horas, nem precisa marcar', true],
  ['Limpeza de fossa 24 horas', true],
  ['Controle de ratos e baratas, 24 horas', true],
  ['Ratos: atendemos 24 horas', true],
  ['As pragas atacam dia e noite', false],
  ['Deixe o produto agir 24 horas', false],
  ['Respondemos em no máximo 24 horas.', false],
  ['Respondemos no máximo de 24 horas.', false],
  ['O cheiro do nosso produto fica durante 24 horas.', false],
  ['Depois da dedetização, não lave o chão nas primeiras 24 horas.', false],
  ['Goteira que pinga dia e noite estraga o forro', false],
  ['Na troca de óleo, o produto age dia e noite', false],
  ['Mande mensagem a qualquer hora; respondemos no dia seguinte', false],
  ['Dia e noite, o rato anda pelo forro', false],
  ['Usamos um gel que age 24 horas por dia', false],
  ['O contrato pode ser encerrado a qualquer momento', false],
  ['A dedetização protege a casa dia e noite', false],
  ['Deixe a água do ralo parada 24 horas e chame de novo', false],
  ['Casa, empresa e condomínio: atendimento 24 horas', true],
  ['Temos plantão 24 horas, antes e depois da visita', true],
  ['Sua dedetizadora 24 horas', true],
  ['Nossos técnicos estão prontos 24 horas por dia', true],
  ['A empresa atende 24 horas por dia', true],
  ['Dia ou noite, estamos prontos', true],
  ['De dia ou de noite, atendemos', true],
  ['Noite ou dia', true],
  ['Desentupimos a qualquer hora', true],
  ['Sempre abertos para você', true],
  ['Aberto 24 horas', true],
  ['Desentupidor 24 horas', true],
  ['Limpa fossa 24h', true],
  ['Atendo 24 horas', true],
  ['Conte conosco 24 horas', true],
  ['Hidrojateamento 24 horas', true],
  ['Desratização 24h', true],
  ['O tratamento feito pela equipe protege dia e noite', false],
  ['Vamos embora e a casa fica fechada 24 horas', false],
  ['Temos um gel que age 24 horas por dia', false],
  ['A casa tem ratos e atendemos 24 horas', true],
  ['A _ Dedetizadora atende 24 horas', true],
  ['O nosso plantão é 24 horas', true],
  ['O telefone atende 24 horas', true],
  ['Somos a empresa que atende 24 horas', true],
  ['O encanador atende 24 horas', true],
  ['A nossa equipe deixa o gel agir 24 horas', false],
  ['Atendemos nas próximas 24 horas', false],
  ['Resposta em cerca de 24 horas', false],
])('knows whether a text offers service by day and night: %s', (text, isOffer) => {
  expect(isAlwaysOffered(normalizeText(text))).toBe(isOffer)
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

it('accepts a question about “24 horas” whose answer is no, and the words of a visitor', () => {
  const reported = (answer: string) =>
    itemsWith({ opening }, ({ drains, messages }) => {
      messages.drains = 'Olá! O ralo entope toda hora, vocês atendem 24 horas?'
      drains.questions.items[0] = { question: 'Vocês atendem 24 horas?', answer }
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
  const [item] = hoursNoteItems(
    changedContent(({ company }) => Object.assign(company, { hours: { opening, note } })),
  )
  expect(item?.blocks).toBe(asks ? false : undefined)
})
