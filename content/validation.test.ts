import type { SiteContent } from './schema'
import { content as delivered } from './site'
import { contentErrors, parseContent } from './validation'

function changed(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(delivered)
  change(content)
  return content
}

const problemsAfter = (change: (content: SiteContent) => void) => contentErrors(changed(change))

const notice = { texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }

/** For values that the types forbid. */
const set = (holder: object, field: string, value: unknown) => Reflect.set(holder, field, value)

it('says of each fault in one line where it is, what it is and what would be right', () => {
  const lines = problemsAfter(({ avisos, company, home, messages, pests }) => {
    set(company, 'name', ' ')
    set(company, 'phone', '1234')
    // Search engines would read it as closed.
    const opening = [{ days: ['Monday' as const], opens: '08:00', closes: '8h' }]
    company.hours = { text: 'Sempre', opening }
    set(company, 'guarantees', [{ pest: 'dragoes', period: '90 dias' }])
    set(company.towns[0] ?? {}, 'latitude', 50)
    Reflect.deleteProperty(company.towns[1] ?? {}, 'name')
    set(company, 'fone', '1')
    const late = { ...notice, ate: '2026-12-23' }
    set(avisos, 'avisos', [{ ...notice, texto: 'Temporal \u26A0' }, late])
    set(home.hero, 'title', 'a'.repeat(61))
    set(home.hero, 'text', 5)
    home.hero.highlights.pop()
    home.figures.push({ numeral: '5', label: 'cinco' })
    set(pests.items[1] ?? {}, 'slug', 'escorpioes')
    set(messages, 'service', 'Olá!')
  })
  expect(lines).toEqual([
    'content/company.json, Nome da empresa: está vazio. Exemplo certo: Casa Serena',
    'content/company.json, WhatsApp: não é um número do Brasil: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business. Exemplo certo: (48) 91234-5678',
    'content/company.json, Horário › Horário para os buscadores › 1º › Fecha: é também a hora de abrir. O dia inteiro vai de 00:00 a 23:59. Exemplo certo: 18:00',
    'content/company.json, Garantias › 1º › Praga: não é uma das opções: escorpioes, baratas, cupins, pulgas, formigas, ratos',
    'content/company.json, Cidades › 1º › Latitude: é 50, e o máximo é 6. Exemplo certo: -28.7132',
    'content/company.json, Cidades › 2º › Nome da cidade: falta. Exemplo certo: Içara',
    'content/company.json: não tem o campo fone. O que fazer: remova-o',
    'content/avisos.json, Avisos › 1º › Texto: tem um sinal que não é letra, número nem pontuação. Exemplo certo: Temporal na região: respondemos em até 2 horas.',
    'content/avisos.json, Avisos › 2º › Último dia: é antes do primeiro dia. Exemplo certo: 2026-12-26',
    'content/home.json, Abertura › Título: tem 61 caracteres, e o máximo é 60. Exemplo certo: Dedetização para casa e empresa',
    'content/home.json, Abertura › Texto: não é um texto. Exemplo certo: Primeiro a vistoria, depois o tratamento certo.',
    'content/home.json, Abertura › Destaques: faltam itens: o mínimo é 3. O que fazer: acrescente um',
    'content/home.json, Números da empresa: sobram itens: o máximo é 4. O que fazer: remova o que sobra',
    "content/pests.json, Itens › 2º › Desenho: repete 'escorpioes'",
    'content/messages.json, De um serviço: não diz {service}. Exemplo certo: Olá! Gostaria de um orçamento para {service}.',
  ])
})

it.each([
  ['048 98812 3456', '5548988123456'],
  ['0055 (48) 98812.3456', '5548988123456'],
  ['https://wa.me/5548988123456', '5548988123456'],
  // 55 is an area code too.
  ['(55) 3221-1234', '555532211234'],
  ['+55 55 99912-3456', '5555999123456'],
])('understands the number %s', (phone, digits) => {
  const content = changed(({ company }) => set(company, 'phone', phone))
  expect(parseContent(content).company.phone).toBe(digits)
})

it.each(['(48) 8812-3456', '(20) 98812-3456', '5548', ''])('refuses the number %j', (phone) => {
  expect(problemsAfter(({ company }) => set(company, 'phone', phone))).toHaveLength(1)
})

it('understands addresses, hours and a postal code as people write them', () => {
  const { company } = parseContent(
    changed(({ company }) => {
      company.siteUrl = 'http://WWW.PraiaLimpa.com.br/'
      company.socialProfiles = [
        { name: 'Instagram', url: 'instagram.com/praialimpa?igsh=MTIz&utm_source=qr' },
        { name: 'Rede', url: 'https://facebook.com/profile.php?id=100&mibextid=x#a' },
      ]
      const opening = [{ days: ['Monday' as const], opens: '8h', closes: '18h30' }]
      company.hours = { text: 'De dia', opening }
      company.address = { street: 'Rua A, 1', town: 'Içara', postalCode: '88.820000' }
    }),
  )
  expect(company.siteUrl).toBe('https://www.praialimpa.com.br')
  expect(company.socialProfiles?.map(({ url }) => url)).toEqual([
    'https://instagram.com/praialimpa',
    'https://facebook.com/profile.php?id=100',
  ])
  expect(company.hours?.opening[0]).toMatchObject({ opens: '08:00', closes: '18:30' })
  expect(company.address?.postalCode).toBe('88820-000')
})

it('cleans what comes along unseen with a pasted text', () => {
  const content = changed(({ home }) => set(home.hero, 'title', '\uFEFFUma\u200B casa\r\nsó sua '))
  expect(parseContent(content).home.hero.title).toBe('Uma casa só sua')
})

it('takes every character of Portuguese in a notice', () => {
  const texto = '“Içara” – d’água: 100,5 km/h… às 8h, nº 1, R$ 2? Não! (sim) ª º § ½ <b>'
  expect(problemsAfter(({ avisos }) => set(avisos, 'avisos', [{ ...notice, texto }]))).toEqual([])
})

it('names each tile and pest that leads to a service that is gone', () => {
  const lines = problemsAfter(({ home }) => {
    home.services.items = home.services.items.filter(({ slug }) => slug !== 'desratizacao')
  })
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/home\.json, Problemas › Itens › 3º: leva ao serviço “Desratização”/,
    ),
    expect.stringMatching(/^content\/pests\.json, Itens › 6º: .*remova este item/),
  ])
})

it('rejects a note about a town that the company does not serve', () => {
  const lines = problemsAfter(({ drains }) => {
    drains.area.notes = [{ town: 'Icara', note: 'Nas casas com quintal.' }]
  })
  expect(lines).toEqual([
    `content/drains.json, Área de atendimento › Notas das cidades › 1º › Cidade: 'Icara' não é uma cidade atendida. Exemplo certo: ${delivered.company.towns.map(({ name }) => name).join(', ')}`,
  ])
})

describe('a place in a text', () => {
  const shown = (text: string, change: (content: SiteContent) => void = () => {}) =>
    parseContent(
      changed((content) => {
        content.home.hero.text = text
        change(content)
      }),
    ).home.hero.text

  it.each([
    ['{resposta}', '40 minutos'],
    ['Em {cidades}.', 'Em Laguna e Imbituba.'],
    [
      '{horario}, {Horário} e { RESPOSTA }',
      'segunda a sábado, 8h às 18h, segunda a sábado, 8h às 18h e 40 minutos',
    ],
    // The length counts as it is typed.
    [`${'a'.repeat(138)} {cidades}`, `${'a'.repeat(138)} Laguna e Imbituba`],
  ])('is filled: %s', (text, words) => {
    expect(shown(text)).toBe(words)
  })

  it.each(['{telefone}', '{}', '{horario}'])(
    'is refused where nothing can fill it: %s',
    (place) => {
      expect(() =>
        shown(`Chame ${place}`, ({ company }) => {
          company.hours = undefined
        }),
      ).toThrow(
        `content/home.json, Abertura › Texto: não há nada para pôr no lugar de ${place}. O que fazer: escreva por extenso ou use {resposta}, {cidades}`,
      )
    },
  )
})
