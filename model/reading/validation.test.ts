import { changedContent, companyFiles, content as fixture } from '@/fixtures/content'
import type { SiteContent } from '@/model/schema/content'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { fillText } from './placeholders'
import { upgradeContent } from './upgrade/upgrade'
import { parseContent } from './validation'

/** Returns the lines that the build prints for the fixture company after a change. */
function errorsAfter(change: (content: SiteContent) => void): string[] {
  try {
    parseContent(upgradeContent(changedContent(change)).content)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

const notice = { texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }

const PHOTO_FILE = '/content/fotos/a.jpg'

const set = (holder: object, field: string, value: unknown) => Reflect.set(holder, field, value)

it('reports each error in one line: field, error and remedy', () => {
  const lines = errorsAfter(({ avisos, company, home, messages, pests }) => {
    set(company, 'name', ' ')
    set(company, 'phone', '1234')
    // Equal times, because search engines read them as closed.
    const opening = [{ days: ['Monday' as const], opens: '08:00', closes: '8h' }]
    company.hours = { note: 'Sempre', opening }
    set(company, 'guarantees', [{ pest: 'dragoes', period: '90 dias' }])
    set(company, 'coordinates', { latitude: 50, longitude: -49 })
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
    'content/company.json, WhatsApp: precisa ser um número só, do Brasil e completo: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business, ou um 0800, sem horas nem ramal. Exemplo certo: (48) 91234-5678',
    'content/company.json, Horário › Dias e horas › 1º › Fecha: é também a hora de abrir. O dia inteiro vai de 00:00 a 23:59. Exemplo certo: 18:00',
    'content/company.json, Garantias › 1º › Praga: não é uma das opções: escorpioes, baratas, cupins, pulgas, formigas, ratos',
    'content/company.json, Lugar no mapa › Primeiro número do mapa: é 50, e o máximo é 6. Exemplo certo: -28.12345',
    'content/company.json, Cidades › 2º › Nome da cidade: falta. Exemplo certo: Içara',
    'content/company.json: não tem o campo fone. O que fazer: remova-o',
    'content/avisos.json, Avisos › 1º › Texto: tem um sinal que não é letra, número nem pontuação. Exemplo certo: Temporal na região: respondemos em até 2 horas.',
    'content/avisos.json, Avisos › 2º › Último dia: é antes do primeiro dia. Exemplo certo: 26/12/2026',
    'content/home.json, Abertura › Título: tem 61 letras, e o máximo é 60. Exemplo certo: Dedetização para casa e empresa',
    'content/home.json, Abertura › Texto: não é um texto. Exemplo certo: Primeiro a vistoria, depois o tratamento certo.',
    'content/home.json, Abertura › Destaques: faltam itens: o mínimo é 3. O que fazer: acrescente um',
    'content/home.json, Números da empresa: sobram itens: o máximo é 4. O que fazer: remova o que sobra',
    "content/pests.json, Pragas › 2º › Desenho: repete 'Escorpiões'",
    'content/messages.json, De um serviço: não diz {service}. Exemplo certo: Olá! Gostaria de um orçamento para {service}.',
  ])
})

it('counts an emoji as one letter, also in the error', () => {
  const limit = 28
  const lines = (count: number) =>
    errorsAfter(({ home }) => set(home.hero, 'button', '🐜'.repeat(count)))
  expect(lines(limit)).toEqual([])
  expect(lines(limit + 1).join()).toContain('tem 29 letras, e o máximo é 28')
})

it('reports an invalid fact or day only once, even if other fields use its value', () => {
  const lines = errorsAfter(({ company, avisos, home }) => {
    company.responseTime = 'até 2 horas, se não chover'
    set(avisos, 'avisos', [{ ...notice, ate: '20/11' }])
    set(home.figures[0] ?? {}, 'numeral', '{resposta}')
  })
  expect(lines).toEqual([
    expect.stringMatching(/^content\/company.json, Tempo de resposta: /),
    expect.stringMatching(/^content\/avisos.json, Avisos › 1º › Último dia: não é um dia/),
  ])
})

it('converts what the owner typed, also a number that is stored as text', () => {
  const { company, avisos } = parseContent(
    changedContent(({ company, avisos }) => {
      company.responseTime = '2\u00A0Horas'
      company.guarantees = [{ pest: 'ratos', period: '3 mes' }]
      company.analyticsId = 'g-test12345'
      set(company, 'coordinates', { latitude: '−28,4806', longitude: '-32,4103' })
      set(company, 'googleReviews', { rating: '4,9', count: '127', month: 'nov/26' })
      set(avisos, 'avisos', [{ ...notice, de: '24/12/2026' }])
    }),
  )
  expect(company).toMatchObject({
    responseTime: '2 horas',
    guarantees: [{ period: '3 meses' }],
    analyticsId: 'G-TEST12345',
    // Fernando de Noronha lies farthest in the east.
    coordinates: { latitude: -28.4806, longitude: -32.4103 },
    googleReviews: { rating: 4.9, count: 127, month: 'novembro de 2026' },
  })
  expect(avisos.avisos[0]?.de).toBe('2026-12-24')
})

it.each<[string, object]>([
  ['Nota: falta. Exemplo certo: 4.9', { rating: undefined }],
  ['Número de avaliações: falta. Exemplo certo: 127', { count: undefined }],
  ['Mês em que você leu a nota: falta. Exemplo certo: novembro de 2026', { month: undefined }],
  ['Nota: é 5.1, e o máximo é 5. Exemplo certo: 4.9', { rating: '5,1' }],
  ['Nota: tem mais de um algarismo depois da vírgula. Exemplo certo: 4.9', { rating: '4,87' }],
  ['Nota: não é um número. Exemplo certo: 4.9', { rating: 'ótima' }],
  [
    'Número de avaliações: não é um número inteiro a partir de 2, escrito sem ponto. Exemplo certo: 127',
    { count: '1.127' },
  ],
  [
    'Número de avaliações: não é um número inteiro a partir de 2, escrito sem ponto. Exemplo certo: 127',
    { count: 1 },
  ],
])('rejects a rating in Google in one line: %s', (line, change) => {
  const googleReviews = { ...fixture.company.googleReviews, ...change }
  expect(errorsAfter(({ company }) => set(company, 'googleReviews', googleReviews))).toEqual([
    `content/company.json, Nota no Google › ${line}`,
  ])
})

it('rejects a rating in Google without the profile, where visitors check it', () => {
  const lines = errorsAfter(({ company }) => set(company, 'googleProfile', undefined))
  expect(lines).toEqual([
    'content/company.json, Perfil no Google: falta, e a nota leva a ele. Exemplo certo: https://maps.app.goo.gl/abc123',
  ])
})

it('rejects opening hours that overlap, in one line', () => {
  const entry = (opens: string, closes: string) => ({ days: ['Friday' as const], opens, closes })
  const change = ({ company }: SiteContent) => {
    company.hours = { opening: [entry('08:00', '18:00'), entry('10:00', '20:00')] }
  }
  expect(errorsAfter(change)).toEqual([
    'content/company.json, Horário › Dias e horas › 2º › Dias: “sexta, das 8h às 18h” e “sexta, das 10h às 20h” se cruzam. Exemplo certo: das 8h às 12h e das 14h às 18h',
  ])
})

it.each<[string, (content: SiteContent) => void]>([
  [
    'Redes sociais › 1º › Link',
    ({ company }) =>
      set(company, 'socialProfiles', [{ name: 'WhatsApp', url: 'veja wa.me/55489991234567' }]),
  ],
  [
    'Lugar no mapa › Primeiro número do mapa',
    ({ company }) =>
      set(company, 'coordinates', { latitude: '-28.4806, -48.7806', longitude: -48.7806 }),
  ],
])('rejects an unreadable value in one line with an example: %s', (field, change) => {
  expect(errorsAfter(change)).toEqual([
    expect.stringMatching(
      new RegExp(`${field}: (não é|precisa ser) [^\\n]+\\. Exemplo certo: \\S`),
    ),
  ])
})

// model/texts/chat-copies.test.ts tests the prefixes.
it.each([
  ['name', '\u202a~\u202fAna Júlia\u202c', 'Ana Júlia'],
  ['comment', '“Ótimo!!” ', 'Ótimo!!'],
  ['comment', '“Bom” e “barato”', '“Bom” e “barato”'],
  ['comment', 'Disse “ótimo”', 'Disse “ótimo”'],
  ['comment', '“11/5/26, 10:32 AM - Ana: Adorei”', 'Adorei'],
  ['comment', '[10:32 AM, 11/5/2026] Ana: “Adorei”', 'Adorei'],
  // The limits of 30 and 240 letters apply to what is left.
  ['name', `~ ${'a'.repeat(30)}`, 'a'.repeat(30)],
  ['comment', `05/11/2026 10:32 - Ana: ${'a'.repeat(240)}`, 'a'.repeat(240)],
])('removes from the %s of a client what is not theirs: %s', (field, typed, words) => {
  const content = changedContent(({ testimonials }) =>
    set(testimonials.home[0] ?? {}, field, typed),
  )
  expect(parseContent(content).testimonials.home[0]).toMatchObject({ [field]: words })
})

it('rejects lost letters, also where it accepts few characters', () => {
  const lines = errorsAfter(({ avisos, testimonials }) => {
    set(testimonials.home[0] ?? {}, 'comment', 'Ador\ufffdi')
    set(avisos, 'avisos', [{ ...notice, texto: 'Fechado \ufffd' }])
  })
  expect(lines).toEqual([
    expect.stringMatching(/testimonials.*letra que se perdeu/),
    expect.stringMatching(/avisos.*letra que se perdeu/),
  ])
})

it('keeps the path of a photo unchanged', () => {
  const file = '/content/fotos/{1} Caixa d’água  .jpg'.normalize('NFD')
  const content = changedContent(({ photos }) => set(photos, 'items', [{ picture: 'ralo', file }]))
  expect(parseContent(content).photos.items[0]?.file).toBe(file)
})

it('rejects a photo of the team without its description, because no illustration has one', () => {
  const change = ({ photos }: SiteContent) =>
    set(photos, 'items', [{ picture: 'equipe', file: PHOTO_FILE }])
  expect(errorsAfter(change)).toEqual([
    'content/photos.json, Fotos › 1º › O que a foto mostra: falta. Exemplo certo: Técnica de uniforme verde olha um ralo',
  ])
})

it('accepts every character of Portuguese in a notice', () => {
  const texto = '“Içara” – d’água: 100,5 km/h… às 8h, nº 1, R$ 2? Não! (sim) ª º § ½ <b>'
  expect(errorsAfter(({ avisos }) => set(avisos, 'avisos', [{ ...notice, texto }]))).toEqual([])
})

it('treats another spelling as the same town, in notes and in the list of towns', () => {
  const served = { name: 'Herval d’Oeste' }
  const town = 'HERVAL D´OESTE'
  const change = ({ company, drains }: SiteContent) => {
    company.towns.push(served)
    drains.area.notes = [{ town, note: 'Nas casas com quintal.' }]
  }
  expect(errorsAfter(change)).toEqual([])
  const twice = ({ company }: SiteContent) => company.towns.push(served, { ...served, name: town })
  expect(errorsAfter(twice)).toEqual([expect.stringContaining(`repete '${town}'`)])
})

it('accepts two towns of one name in two states, and rejects one town twice', () => {
  const served =
    (...names: string[]) =>
    (content: SiteContent) =>
      content.company.towns.push(...names.map((name) => ({ name })))
  const { company } = parseContent(changedContent(served('Laguna - RS', 'Torres/RS')))
  expect(company.towns.slice(-2)).toEqual([
    { name: 'Laguna', state: 'RS' },
    { name: 'Torres', state: 'RS' },
  ])
  expect(errorsAfter(served('Torres - RS', 'Torres/RS'))).toEqual([
    expect.stringContaining("repete 'Torres'"),
  ])
  expect(errorsAfter(served('Laguna - SC'))).toEqual([expect.stringContaining("repete 'Laguna'")])
})

it('rejects a town that names another state than its field', () => {
  const change = ({ company }: SiteContent) => {
    company.towns.push({ name: 'Torres - RS', state: 'SC' }, { name: 'Torres/RS', state: 'RS' })
    Object.assign(company.address ?? {}, { town: 'Torres/RS', state: 'SC' })
  }
  const message = 'termina com outro estado do que o do campo Estado. Exemplo certo:'
  expect(errorsAfter(change)).toEqual([
    `content/company.json, Endereço › Cidade: ${message} Balneário Rincão`,
    `content/company.json, Cidades › 3º › Nome da cidade: ${message} Içara`,
  ])
})

it.each([
  ['that may be a handle', 'praia.bio'],
  ['to its first page', 'https://www.instagram.com/'],
])('rejects the link of a network %s, in one line', (_, url) => {
  const change = ({ company }: SiteContent) => {
    company.socialProfiles = [{ name: 'Instagram', url }]
  }
  expect(errorsAfter(change)).toEqual([
    expect.stringMatching(/Redes sociais › 1º › Link: não é o link de um perfil\. Exemplo certo: /),
  ])
})

it.each([{ code: 'ZZ' }, { code: 'ZZ', name: 'Guanabara' }])(
  'rejects the state %j in one line',
  (state) => {
    expect(errorsAfter(({ company }) => set(company, 'state', state))).toEqual([
      expect.stringMatching(
        /^content\/company\.json, Estado › Estado: não é uma das opções: AC, AL/,
      ),
    ])
  },
)

it('reports each tile, first-aid case, place of the house and pest that links to a removed card', () => {
  const lines = errorsAfter(({ home, pests }) => {
    home.services.items = home.services.items.filter(
      ({ slug }) => slug !== 'desratizacao' && slug !== 'controle-de-escorpiao',
    )
    home.problems.items = home.problems.items.filter(
      ({ service }) => service !== 'controle-de-escorpiao',
    )
    pests.items = pests.items.filter(({ service }) => service !== 'controle-de-escorpiao')
  })
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/home\.json, Problemas › Quadros › \dº › Serviço: leva ao serviço “Desratização”/,
    ),
    expect.stringMatching(
      /^content\/home\.json, Primeiros socorros › Casos › 2º › Serviço: leva ao serviço “Controle de escorpião”.*: escolha outro serviço ou nenhum$/,
    ),
    expect.stringMatching(
      /^content\/home\.json, Lugares da casa › Lugares › 6º › Leva a: leva ao serviço “Escorpiões”/,
    ),
    expect.stringMatching(/^content\/pests\.json, Pragas › \dº › Serviço: .*remova este item/),
  ])
})

it('rejects a note about a town that the company does not serve', () => {
  const lines = errorsAfter(({ drains }) => {
    drains.area.notes = [{ town: 'Tubarão', note: 'Nas casas com quintal.' }]
  })
  expect(lines).toEqual([
    `content/drains.json, Área de atendimento › Notas das cidades › 1º › Cidade: 'Tubarão' não é uma cidade atendida. Exemplo certo: ${fixture.company.towns.map(({ name }) => name).join(', ')}`,
  ])
})

describe('placeholders', () => {
  const shown = (text: string, change: (content: SiteContent) => void = () => {}) =>
    parseContent(
      changedContent((content) => {
        content.home.hero.text = text
        change(content)
      }),
    ).home.hero.text

  it.each([
    ['{resposta}', '40 minutos'],
    ['Em {cidades}.', 'Em Laguna e Imbituba.'],
    ['Em {{ cidades }}.', 'Em Laguna e Imbituba.'],
    [
      '{horario}, {Horário} e { RESPOSTA\u00A0}',
      'Todos os dias, 24 horas, todos os dias, 24 horas e 40 minutos',
    ],
    ['A visita custa R$ 60, em {cidades}.', 'A visita custa R$\u00A060, em Laguna e Imbituba.'],
  ])('replaces a placeholder with its value, and keeps a sum on one line: %s', (text, words) => {
    expect(shown(text)).toBe(words)
  })

  it('fills {horario} with the note if there are no days', () => {
    const change = ({ company }: SiteContent) => set(company, 'hours', { note: 'Até as 22h.' })
    expect(shown('Atendemos: {horario}.', change)).toBe('Atendemos: Até as 22h.')
  })

  it('replaces those that the hints of company facts name', () => {
    const facts = Object.values(fieldsIn(fieldAt(['company'])))
    const named = facts.flatMap(({ description = '' }) => description.match(/\{\w+\}/g) ?? [])
    expect(named.sort()).toEqual(['{cidades}', '{horario}', '{resposta}'])
    expect(named.filter((text) => fillText(text, ['home'], fixture.company) === text)).toEqual([])
  })

  it('replaces placeholders in the fields of the company', () => {
    const content = changedContent(({ company }) => {
      company.visitFee = 'A visita é grátis em {cidades}'
      company.guarantees = [{ pest: 'ratos', period: '90 dias' }]
    })
    expect(parseContent(content).company.visitFee).toBe('A visita é grátis em Laguna e Imbituba')
  })

  it.each(['{telefone}', '{}', '{horario}', '{constructor}', '{__proto__}', '{cidades', '}'])(
    'rejects a placeholder for which the company has no value: %s',
    (placeholder) => {
      const change = ({ company }: SiteContent) => {
        company.hours = undefined
      }
      expect(() => shown(`Chame ${placeholder}`, change)).toThrow(
        `content/home.json, Abertura › Texto: não há nada para pôr no lugar de ${placeholder}. O que fazer: escreva por extenso ou use {resposta}, {cidades}`,
      )
    },
  )

  it.each(['{{service}}', '{ Service }'])('accepts %s for the placeholder of a page', (typed) => {
    const content = changedContent(({ messages }) => set(messages, 'service', `Olá! ${typed}.`))
    expect(parseContent(content).messages.service).toBe('Olá! {service}.')
  })

  it.each(['{horario}', '{resposta}'])('rejects %s in the note of the hours', (placeholder) => {
    const change = ({ company }: SiteContent) =>
      set(company.hours ?? {}, 'note', `Veja ${placeholder}`)
    expect(errorsAfter(change)).toEqual([
      `content/company.json, Horário › Observação: não há nada para pôr no lugar de ${placeholder}. O que fazer: escreva por extenso`,
    ])
  })

  it('rejects a placeholder in the name of a town', () => {
    const change = ({ company }: SiteContent) => set(company.towns[0] ?? {}, 'name', '{resposta}')
    expect(errorsAfter(change)).toContain(
      'content/company.json, Cidades › 1º › Nome da cidade: não há nada para pôr no lugar de {resposta}. O que fazer: escreva por extenso',
    )
  })

  it.each<[string, number, (content: SiteContent, text: string) => void]>([
    ['Abertura › Texto', 150, ({ home }, text) => set(home.hero, 'text', text)],
    ['Busca e compartilhamento › Título', 240, ({ home }, text) => set(home.meta, 'title', text)],
    ['Preço da visita', 90, ({ company }, text) => set(company, 'visitFee', text)],
    [
      'Avisos › 1º › Texto',
      90,
      ({ avisos }, texto) => set(avisos, 'avisos', [{ ...notice, texto }]),
    ],
  ])(
    'counts a placeholder as long as its value in “%s”, of at most %i characters',
    (field, max, change) => {
      const words = 'Laguna e Imbituba'
      const text = (length: number) => `${'a'.repeat(length - words.length - 1)} {cidades}`
      expect(errorsAfter((content) => change(content, text(max)))).toEqual([])
      expect(errorsAfter((content) => change(content, text(max + 1)))).toEqual([
        expect.stringContaining(
          `${field}: com {cidades} por extenso, tem ${max + 1} letras, e o máximo é ${max}. Exemplo certo: `,
        ),
      ])
    },
  )

  it('names a placeholder in a text that is too long with it, in any spelling', () => {
    const text = `${'a'.repeat(150)} {Cidades} {horário}`
    expect(errorsAfter(({ home }) => set(home.hero, 'text', text))).toEqual([
      expect.stringContaining('com {Cidades} e {horário} por extenso, tem'),
    ])
  })
})

const nearbyTowns = [
  'Forquilhinha',
  'Morro da Fumaça',
  'Nova Veneza',
  'Cocal do Sul',
  'Siderópolis',
  'Sangão',
  'Balneário Arroio do Silva',
  'São João do Sul',
  'Balneário Gaivota',
  'Sombrio',
].map((name) => ({ name }))

it('accepts the fixture company’s texts, and an example, with the longest facts', () => {
  const content = structuredClone(companyFiles)
  content.company.responseTime = '999 minutos'
  content.home.hero.response = 'Grátis pelo WhatsApp · resposta em até {resposta}'
  content.company.towns.push(...nearbyTowns)
  expect(content.company.towns).toHaveLength(12)
  expect(parseContent(content).home.hero.response).toContain('até 999 minutos')
})

it('accepts figures with the same label, and rejects two equal figures', () => {
  const label = 'de garantia'
  const figures = [
    { numeral: '90 dias', label },
    { numeral: '1 ano', label },
  ]
  const change = (others: typeof figures) => (content: SiteContent) =>
    set(content.home, 'figures', [...figures, ...others])
  const others = [
    { numeral: '2 horas', label: 'para responder' },
    { numeral: '20+', label: 'anos' },
  ]
  expect(errorsAfter(change(others))).toEqual([])
  expect(errorsAfter(change([...others.slice(1), { numeral: '1 Ano', label }]))).toEqual([
    "content/home.json, Números da empresa › 4º › Número: repete '1 Ano'. Exemplo certo: 24 h",
  ])
})

it('shows the content folder in errors', () => {
  expect(() => parseContent({}, 'fixtures/company')).toThrow(
    /^fixtures\/company\/company\.json: falta/,
  )
})

it('accepts a tenth service, which has a photo in place of a drawing', () => {
  const addService = ({ home }: SiteContent) => {
    const [service] = home.services.items
    if (service) home.services.items.push({ ...service, slug: 'outro-1', title: 'Cobras' })
  }
  const rejected = () => parseContent(changedContent(addService))
  expect(rejected).toThrow(
    'home.json, Serviços › Cartões › 10º › Desenho: “Outro serviço, com foto (1)” ainda não tem foto',
  )
  const content = changedContent((files) => {
    addService(files)
    files.photos.items.push({ picture: 'outro-1', file: '/content/fotos/cobra.jpg' })
  })
  expect(parseContent(content).home.services.items.map(({ slug }) => slug)[9]).toBe('outro-1')
})

it('accepts a hidden service without its photo', () => {
  const content = changedContent(({ home }) => {
    const [service] = home.services.items
    if (service) home.services.items.push({ ...service, slug: 'outro-1', hidden: true })
  })
  expect(() => parseContent(content)).not.toThrow()
})

it.each<[name: string, message: RegExp, change: (content: SiteContent) => void]>([
  [
    'note',
    /cidade atendida/,
    ({ home }) => home.area.notes.splice(0, 1, { town: 'Criciúma', note: 'Nota.' }),
  ],
  ['tile', /não está mais na página/, ({ drains }) => drains.services.items.shift()],
  [
    'service',
    /ainda não tem foto/,
    ({ drains }) => Object.assign(drains.services.items[0] ?? {}, { slug: 'outro-4' }),
  ],
  [
    'photo of the team',
    /O que a foto mostra: falta/,
    ({ photos }) => set(photos, 'items', [{ picture: 'equipe', file: PHOTO_FILE }]),
  ],
  [
    'photo before a service',
    /falta a foto de depois/,
    ({ photos }) =>
      set(photos, 'items', [{ picture: 'antes-ralo', file: PHOTO_FILE, alt: 'Ralo sujo' }]),
  ],
])('accepts a %s that names something missing while it is hidden', (_, message, change) => {
  expect(errorsAfter(change).join()).toMatch(message)
  const hides = (content: SiteContent) => {
    change(content)
    const sections = { problems: true, firstAid: true, about: true, services: true, area: true }
    Object.assign(content.home, { hidden: sections })
    Object.assign(content.drains, { hidden: sections })
  }
  expect(errorsAfter(hides)).toEqual([])
})

it('rejects a photo before a service without a described photo after it', () => {
  const file = '/content/fotos/ralo.jpg'
  const photosAre =
    (...items: SiteContent['photos']['items']) =>
    (content: SiteContent) =>
      set(content.photos, 'items', items)
  const before = { picture: 'antes-ralo', file, alt: 'Ralo com cabelo' } as const
  const after = { picture: 'ralo', file } as const
  expect(errorsAfter(photosAre(before))).toEqual([
    'content/photos.json, Fotos › 1º › Onde fica: falta a foto de depois. O que fazer: adicione uma foto em “Ralo”',
  ])
  expect(errorsAfter(photosAre(before, after))).toEqual([
    expect.stringMatching(/photos\.json, Fotos › 2º › O que a foto mostra: falta/),
  ])
  expect(errorsAfter(photosAre(before, { ...after, alt: 'Ralo limpo' }))).toEqual([])
  expect(errorsAfter(photosAre(after))).toEqual([])
})
