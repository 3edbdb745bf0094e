import { readContent } from '@/build/read-content'
import { changedContent } from '@/fixtures/content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { parseContent } from '@/model/reading/validation'
import type { Claim, SiteContent } from '@/model/schema/content'
import { OWNER_FOLDER } from '@/model/site/folder'
import { normalizeText } from '@/model/values/normalize-text'
import { fieldKey } from '@/model/values/tree'
import { wordPattern } from './published-texts'
import { claimItems, claimsWithPaths } from './unconfirmed-claims'

const TODAY = '2026-12-24'

/** Returns the items about one claim, on a site that says “zepelim” in one place only. */
function items(
  claim: Partial<Claim>,
  confirmation?: { confirmed: string[]; confirmedOn?: string },
) {
  const base = { claim: 'Temos zepelim.', words: ['zepelim'], proof: 'nota fiscal do zepelim' }
  const changed = changedContent(({ drains, testimonials }) => {
    drains.hero.text = 'Chegamos de Zepelim à água quando a rua enche.'
    testimonials.home = [{ name: 'Jair', town: 'Içara', comment: 'Zepelim lindo.', sample: false }]
  })
  const claims = { confirmed: [], ...confirmation, items: [{ ...base, ...claim }] }
  return claimItems({ ...changed, claims }, TODAY)
}

it('blocks a launch for an unconfirmed claim, and reports the fields that make it', () => {
  expect(items({})).toEqual([
    expect.objectContaining({
      blocks: true,
      path: ['claims', 'items', 0],
      paths: [['drains', 'hero', 'text']],
      finding: 'o site promete “Temos zepelim.”',
      reason: expect.stringContaining('nota fiscal do zepelim'),
    }),
  ])
})

it('accepts a confirmed claim only from the day of its confirmation', () => {
  const confirmed = ['Temos zepelim.']
  expect(items({}, { confirmed, confirmedOn: TODAY })).toEqual([])
  expect(items({}, { confirmed, confirmedOn: '2026-12-25' })).toEqual([
    expect.objectContaining({
      blocks: true,
      finding: expect.stringContaining('25/12/2026, ainda não chegou'),
    }),
  ])
  expect(items({}, { confirmed })).toHaveLength(1)
})

it('reports a claim that changed after its confirmation', () => {
  const confirmation = { confirmed: ['Temos zepelim.'], confirmedOn: TODAY }
  expect(items({ claim: 'Temos três zepelins.' }, confirmation)).toHaveLength(1)
})

it('suggests removing a claim that the site no longer makes, without blocking the launch', () => {
  for (const confirmed of [[], ['Temos zepelim.']])
    expect(items({ words: ['zepeli'] }, { confirmed, confirmedOn: TODAY })).toEqual([
      expect.objectContaining({ blocks: false, remedy: expect.stringContaining('remova') }),
    ])
})

it.each(['ZEPELIM A\u00A0AGUA', 'zepelim  à água'.normalize('NFD')])(
  'finds the keywords in another spelling: %s',
  (word) => {
    expect(items({ words: [word] })[0]?.paths).toEqual([['drains', 'hero', 'text']])
  },
)

it.each([
  ['Temos câmeras', true],
  ['Atendimento 24hs', true],
  ['Temos câmeraspecial', false],
])('finds a keyword with a final s: %s', (text, isFound) => {
  expect(wordPattern(['câmera', '24h']).test(normalizeText(text))).toBe(isFound)
})

it.each([[[]], [['']]])('finds nothing with the empty keywords of a draft: %j', (words) => {
  expect(wordPattern(words).test('chegamos de zepelim.')).toBe(false)
})

it('finds the response-time claim for any response time', () => {
  const raw = readContent(FIXTURE_FOLDER) as SiteContent
  raw.company.responseTime = '20 minutos'
  raw.claims.items[0] = {
    claim: 'Em {resposta}.',
    words: ['{resposta}'],
    proof: 'conversas do mês',
  }
  const [item] = claimItems(parseContent(raw), TODAY)
  expect(item?.finding).toBe('o site promete “Em 20 minutos.”')
  const fields = item?.paths?.map(fieldKey)
  expect(fields).toEqual(expect.arrayContaining(['home.hero.response', 'home.figures.0.numeral']))
  // The site shows the time only in these texts.
  expect(fields?.join()).not.toContain('company')
})

/** Returns the fields in which a claim with a keyword is found, after a change of the content. */
function fieldsWith(word: string, change: (content: SiteContent) => void): string[] {
  const [found] = claimsWithPaths(
    changedContent((changed) => {
      change(changed)
      changed.claims.items = [{ claim: `Temos ${word}.`, words: [word], proof: 'nota fiscal' }]
    }),
  )
  return found?.paths.map(fieldKey) ?? []
}

it('finds no claim in the name of a photo and in the link of a profile', () => {
  const fields = fieldsWith('zepelim', ({ company, photos }) => {
    photos.items = [{ picture: 'ralo', file: '/content/fotos/plantao zepelim.jpg' }]
    company.socialProfiles = [{ name: 'Rede', url: 'https://x.com/plantao-zepelim' }]
  })
  expect(fields).toEqual([])
})

it('finds no claim in the labels that explain the page, and finds one in a button', () => {
  const fields = fieldsWith('câmera', (changed) => {
    const { general } = changed.interface
    general.chatCode = 'Aponte a câmera do celular: abre a conversa no WhatsApp'
    general.contactButton = 'Temos câmera'
  })
  expect(fields).toContain('interface.general.contactButton')
  expect(fields).not.toContain('interface.general.chatCode')
})

it.each([
  ['Dedetização Para Condomínio Com Garantia Total', 'garantia total'],
  ['DEDETIZAÇÃO NA PRAIA SEM CHEIRO', 'sem cheiro'],
  ['Desentupidora no Jardim Dia e Noite', 'dia e noite'],
  ['Dedetização Para Condomínio 24 Horas', '24 horas'],
  ['Dedetização No Jardim Todos Os Dias', 'todos os dias'],
  ['Dedetização no Bairro Garantia Total', 'garantia total'],
  ['Limpeza de Jardim Serviço Certificado', 'serviço certificado'],
  ['Dedetização Na Vila Nova Com Vistoria', 'vistoria'],
  ['Desentupidora Na Vila Nova Orçamento Grátis', 'orçamento grátis'],
  ['Visita à Vila Licenciada', 'licenciada'],
])('finds a claim after the word of a place in an advert: %s', (text, word) => {
  const fields = fieldsWith(word, ({ home }) => {
    home.about.intro = text
  })
  expect(fields).toContain('home.about.intro')
})

it.each([
  ['Na Rua do Cabo', 'cabo', false],
  ['No Bairro Cabo', 'cabo', false],
  ['Na Estrada dos Cabos', 'cabo', false],
  ['Na Alameda Especialistas', 'especialistas', false],
  ['Abrimos o ralo da rua com cabo', 'cabo', true],
  ['No seu bairro: especialistas', 'especialistas', true],
  ['Na rua usamos cabo', 'cabo', true],
])('knows whether a keyword is in the name of a street: %s', (text, word, isFound) => {
  const fields = fieldsWith(word, ({ home }) => {
    home.about.intro = text
  })
  expect(fields.includes('home.about.intro')).toBe(isFound)
})

/** Returns a keyword as titles of adverts write it: “Sem Cheiro”. */
const inTitleCase = (word: string) =>
  word.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

it('finds each delivered keyword after the word of a place', () => {
  const { claims } = parseContent(readContent(OWNER_FOLDER))
  const words = claims.items.flatMap((claim) => claim.words)
  const missed = words.filter((word) => {
    const title = `Limpeza de Jardim ${inTitleCase(word)}`
    const fields = fieldsWith(word, ({ home }) => Object.assign(home.footer, { title }))
    return !fields.includes('home.footer.title')
  })
  expect(missed).toEqual([])
})

it('finds no claim in the names of places and of the company', () => {
  const fields = fieldsWith('cabo', ({ company, drains, home, photos }) => {
    company.towns = [{ name: 'Arraial do Cabo' }]
    company.address = { street: 'Rua Cabo Frio, 12', town: 'Cabo Frio', postalCode: '28900-000' }
    company.legalName = 'Cabo Verde Controle de Pragas Ltda.'
    company.siteUrl = 'https://www.cabo-frio.com.br'
    photos.items = [{ picture: 'ralo', file: '/content/fotos/cabo.jpg' }]
    company.technicalLead = { name: 'José Cabo', council: 'CRBio-03', registration: '1' }
    home.meta.title = 'Dedetizadora em Arraial do Cabo'
    home.about.title = 'No Cabo Branco e na Rua Cabo Sul'
    home.about.intro = 'Estamos na Rua Cabo Frio, 12, perto da Praia do Cabo Branco.'
    home.hero.text = 'Da Av Cabo Branco e da RUA CABO LUIZ ao Cabo de Santo Agostinho.'
    home.area.notes = [{ town: 'Arraial do Cabo', note: 'Nas casas com quintal.' }]
    drains.hero.text = 'Em Arraial do Cabo, abrimos com o cabo.'
  })
  expect(fields).toContain('drains.hero.text')
  expect(
    fields.filter((field) =>
      /^company|^photos|meta\.title|home\.about|home\.hero\.text|notes/.test(field),
    ),
  ).toEqual([])
})
