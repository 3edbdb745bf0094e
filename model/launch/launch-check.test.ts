import { changedContent, content as fixture } from '@/fixtures/content'
import type { Company, SiteContent, Testimonial } from '@/model/schema/content'
import { launchItems, launchSummary } from './launch-check'

const TODAY = '2026-12-24'

const testimonial: Testimonial = {
  name: 'Rosane',
  town: 'Içara',
  comment: 'Vieram no dia combinado.',
  sample: false,
}

function items(
  company: Partial<Company>,
  home = [testimonial],
  samples = true,
  from: SiteContent = fixture,
  drains: SiteContent['testimonials']['drains'] = [],
) {
  const content = {
    ...from,
    company: { ...fixture.company, ...company },
    claims: { ...from.claims, confirmed: [], items: [] },
    testimonials: { samples, home, drains },
  }
  // Leaves out the item about the map, on which the fixture company has no town.
  return launchItems(content, TODAY).filter(({ path }) => path.join() !== 'company,towns')
}

it.each([
  ['reports nothing', '5548991234567'],
  ['reports nothing', '554834321234'],
  ['reports nothing', '558007226001'],
  // The number of the delivered content.
  ['blocks the launch', '5548900000000'],
  // Real phones may have these.
  ['warns', '5548901234567'],
  ['warns', '554833333333'],
  ['warns', '5548912345678'],
  ['warns', '558001111111'],
])('%s for the phone number %s', (effect, phone) => {
  const found = [
    expect.objectContaining({ blocks: effect === 'blocks the launch', path: ['company', 'phone'] }),
  ]
  expect(items({ phone })).toEqual(effect === 'reports nothing' ? [] : found)
})

it('warns of a chat link whose number may lack a digit', () => {
  const socialProfiles = ['554898123456', '5548998123456', '554888123456'].map((number) => ({
    name: `WhatsApp ${number}`,
    url: `https://wa.me/${number}`,
  }))
  expect(items({ socialProfiles })).toEqual([
    expect.objectContaining({ blocks: false, path: ['company', 'socialProfiles', 0, 'url'] }),
  ])
})

it.each<[string, Partial<Company>]>([
  ['name', { name: 'Casa Serena' }],
  ['siteUrl', { siteUrl: 'https://www.suaempresa.com.br' }],
  ['email', { email: 'financeiro@suaempresa.com.br' }],
  ['cnpj', { cnpj: '11222333000181' }],
  ['sanitaryLicence', { sanitaryLicence: 'Vigilância Sanitária de Criciúma nº 000/0000' }],
  ['socialProfiles.0.url', { socialProfiles: [{ name: 'X', url: 'https://x.com/suaempresa/' }] }],
  [
    'guarantees.1.period',
    {
      guarantees: [
        { pest: 'ratos', period: '90 dias' },
        { pest: 'baratas', period: '999 dias' },
      ],
    },
  ],
])('blocks a launch for a sample in %s: %j', (field, company) => {
  const [item, ...others] = items(company)
  expect(item?.blocks).toBe(true)
  expect(item?.path.join('.')).toBe(`company.${field}`)
  expect(others).toEqual([])
})

it('warns of a surveillance phone that equals the example in the form, because it may be real', () => {
  const towns = fixture.company.towns.map((town) => ({
    ...town,
    surveillancePhone: '554833333333',
  }))
  expect(items({ towns })[0]).toMatchObject({
    blocks: false,
    path: ['company', 'towns', 0, 'surveillancePhone'],
  })
})

it.each<Partial<Company>>([
  { environmentalLicence: 'IMA nº 1000/2000' },
  { nightVisits: 'Fazemos visitas à noite, até as 00h' },
  { phoneCalls: 'Neste número também atendemos ligações, das 00h às 00h' },
  { legalName: 'Sua Empresa Limpa Ltda.' },
  { email: 'contato@suaempresalimpa.com.br' },
  { socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/suaempresalimpa' }] },
])('accepts a fact that may be true: %j', (company) => {
  expect(items(company)).toEqual([])
})

const expectItemWithout = (field: keyof Company, blocks: boolean) =>
  expect(items({ [field]: undefined })).toEqual([
    expect.objectContaining({ blocks, path: ['company', field] }),
  ])

// A law or a claim of the site requires these.
it.each(['legalName', 'cnpj', 'address', 'email', 'sanitaryLicence'] as const)(
  'blocks a launch without the fact %s',
  (field) => expectItemWithout(field, true),
)

it.each<[Partial<Company>, blocks: boolean]>([
  [{ sanitaryLicence: 'em andamento' }, true],
  [{ environmentalLicence: 'não tem' }, false],
])('counts a licence without a number as missing: %j', (company, blocks) => {
  const [[field, licence] = []] = Object.entries(company)
  expect(items(company)).toEqual([
    expect.objectContaining({
      blocks,
      path: ['company', field],
      finding: expect.stringMatching(`^falta: .*; “${licence}” não tem número$`),
    }),
  ])
})

it.each([
  'visitFee',
  'team',
  'technicalLead',
  'environmentalLicence',
  'hours',
  'guarantees',
  'coordinates',
  'googleProfile',
  'googleReviews',
  'socialProfiles',
  'securityContactUntil',
] as const)('recommends filling in the fact %s', (field) => expectItemWithout(field, false))

it('recommends the hours that have neither days nor a note', () => {
  expect(items({ hours: { opening: [] } })[0]).toMatchObject({ path: ['company', 'hours'] })
})

it('recommends a price for a page whose services show none', () => {
  const withoutPrices = changedContent(({ drains }) => {
    for (const service of drains.services.items) service.priceFrom = undefined
  })
  expect(items({}, [testimonial], true, withoutPrices)).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['drains', 'services', 'items', 0, 'priceFrom'],
      finding: 'falta: Preço a partir de, em um serviço ao menos',
      reason: expect.stringContaining('com preço à vista'),
    }),
  ])
})

it('recommends the surveillance phone of each town that lacks it', () => {
  const towns = fixture.company.towns.map((town) =>
    town.name === 'Imbituba' ? { ...town, surveillancePhone: undefined } : town,
  )
  expect(items({ towns })).toEqual([
    expect.objectContaining({
      blocks: false,
      path: expect.arrayContaining(['company', 'towns', 'surveillancePhone']),
      finding: 'falta: Telefone da vigilância de Imbituba',
    }),
  ])
})

it('reports the sample testimonials that the site shows', () => {
  const home = [{ ...testimonial, name: 'Jair', sample: true }]
  const drains = [testimonial]
  expect(items({}, home, false, fixture, drains)).toEqual([])
  expect(items({}, [testimonial, ...home])).toEqual([])
  expect(items({}, home, true, fixture, drains)).toEqual([
    expect.objectContaining({
      blocks: true,
      path: ['testimonials', 'samples'],
      finding: '1 de 2 depoimentos são exemplos: Jair',
    }),
  ])
})

it('names no client if each testimonial is a sample', () => {
  const home = [{ ...testimonial, sample: true }]
  expect(items({}, home)[0]?.finding).toBe('os depoimentos são exemplos')
})

it.each([TODAY, '2027-12-24'])('accepts %s as the last day of the security contact', (day) => {
  expect(items({ securityContactUntil: day })).toEqual([])
})

it.each(['2026-12-23', '2027-12-25'])(
  'recommends replacing %s, a past or too distant last day of the security contact',
  (day) => {
    const remedy = expect.stringContaining('24/12/2027')
    expect(items({ securityContactUntil: day })).toEqual([
      expect.objectContaining({ blocks: false, remedy }),
    ])
  },
)

it.each([
  ['maio de 2026', true],
  ['junho de 2026', false],
  ['dezembro de 2026', false],
  ['janeiro de 2027', true],
])('asks to read the rating in Google of %s again: %s', (month, asks) => {
  const found = items({ googleReviews: { rating: 4.9, count: 127, month } })
  expect(found.map(({ blocks, path }) => [blocks, path.join('.')])).toEqual(
    asks ? [[false, 'company.googleReviews.month']] : [],
  )
})

it('recommends removing a notice after its last day', () => {
  const notice = (texto: string, ate: string) => ({ texto, de: '2026-01-01', ate })
  const avisos = { avisos: [notice('Feriado.', '2026-12-23'), notice('Temporal.', TODAY)] }
  const past = launchItems({ ...fixture, avisos }, TODAY).filter(({ path }) => path[0] === 'avisos')
  expect(past).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['avisos', 'avisos', 0, 'ate'],
      finding: 'o último dia do aviso “Feriado.”, 23/12/2026, já passou',
    }),
  ])
})

it('includes the items about hours, broken texts, private data, places, area codes and photos', () => {
  const content = changedContent(({ company, home, photos, testimonials }) => {
    company.phone = '5511987654320'
    company.hours = { opening: [{ days: ['Monday'], opens: '08:00', closes: '18:00' }] }
    home.meta.title = 'Dedetizadora 24 horas'
    home.hero.text = 'DedetizaÃ§Ã£o'
    home.about.intro = 'Ligue para o CCI/SP.'
    testimonials.home = [{ ...testimonial, comment: 'Meu número é (48) 99123-4567.' }]
    photos.items = [{ picture: 'hero-dedetizacao', file: '/content/fotos/casa.jpg' }]
  })
  const found = launchItems(content, TODAY).map(({ path, blocks }) => [path.join('.'), blocks])
  expect(found).toEqual(
    expect.arrayContaining([
      ['company.hours', true],
      ['home.hero.text', true],
      ['home.about.intro', true],
      ['testimonials.home.0.comment', true],
      ['company.phone', false],
      ['photos.items.0.alt', false],
    ]),
  )
})

it('lists the items that block a launch first', () => {
  const all = items({ name: 'Casa Serena', hours: undefined, cnpj: undefined })
  expect(all.map(({ blocks }) => blocks)).toEqual([true, true, false])
})

it.each<[Partial<Company>, string]>([
  [{}, 'não falta nada para publicar.'],
  [
    { cnpj: undefined, email: undefined, hours: undefined },
    '3 itens por preencher ou trocar, 2 impedem a publicação',
  ],
])('counts the remaining items in one line for %j', (company, words) => {
  expect(launchSummary(items(company))).toContain(words)
})
