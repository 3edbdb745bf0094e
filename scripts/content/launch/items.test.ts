import type { Company, Testimonial } from '@/content/schema'
import { content as delivered } from '@/content/site'
import { otherCompany } from '@/fixtures/companies'
import { launchItems, launchLine } from './items'

const TODAY = '2026-12-24'

const testimonial: Testimonial = {
  name: 'Rosane',
  town: 'Içara',
  rating: 5,
  comment: 'Vieram no dia combinado.',
  sample: false,
}

function items(company: Partial<Company>, home = [testimonial], samples = true) {
  const content = {
    ...delivered,
    company: { ...otherCompany, ...company },
    claims: { confirmed: [], items: [] },
    testimonials: { samples, home, drains: [] },
  }
  return launchItems(content, TODAY)
}

it('finds nothing to do for a company that has filled everything in', () => {
  expect(items({})).toEqual([])
})

it.each(['5548991234567', '5547988123456', '554834321234'])('trusts the number %s', (phone) => {
  expect(items({ phone })).toEqual([])
})

it.each(['5548900000000', '5548901234567', '554833333333', '5548999999999', '5548912345678'])(
  'takes %s for a made-up number',
  (phone) => {
    expect(items({ phone })).toEqual([expect.objectContaining({ blocks: true, field: 'phone' })])
  },
)

it.each<[string, Partial<Company>]>([
  ['name', { name: 'Casa Serena' }],
  ['phone', { phone: '5548900000000' }],
  ['siteUrl', { siteUrl: 'https://casaserena.example' }],
  ['siteUrl', { siteUrl: 'https://www.example.com' }],
  ['siteUrl', { siteUrl: 'https://www.suaempresa.com.br' }],
  ['email', { email: 'financeiro@suaempresa.com.br' }],
  ['cnpj', { cnpj: '11222333000181' }],
  ['sanitaryLicence', { sanitaryLicence: 'Vigilância Sanitária de Criciúma nº 000/0000' }],
  [
    'socialProfiles › 0 › url',
    { socialProfiles: [{ name: 'X', url: 'https://x.com/suaempresa/' }] },
  ],
  [
    'guarantees › 1 › period',
    {
      guarantees: [
        { pest: 'ratos', period: '90 dias' },
        { pest: 'baratas', period: '999 dias' },
      ],
    },
  ],
])('lets no sample pass in %s: %j', (field, company) => {
  expect(items(company)).toEqual([
    expect.objectContaining({ blocks: true, file: 'content/company.json', field }),
  ])
})

it.each<Partial<Company>>([
  { technicalLead: { name: 'Ana Maria da Silva', council: 'CRBio-03', registration: '12345' } },
  { sanitaryLicence: 'Vigilância Sanitária de Criciúma nº 123/2026' },
  { environmentalLicence: 'IMA nº 1000/2000' },
  { legalName: 'Sua Empresa Limpa Ltda.' },
  { email: 'contato@suaempresalimpa.com.br' },
  { socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/suaempresalimpa' }] },
  { guarantees: [{ pest: 'baratas', period: '90 dias' }] },
])('takes no fact that may be true for an example: %j', (company) => {
  expect(items(company)).toEqual([])
})

it.each<keyof Company>(['legalName', 'cnpj', 'address', 'email', 'sanitaryLicence'])(
  'holds a launch back while %s is missing, which the law or a claim of the site asks for',
  (field) => {
    expect(items({ [field]: undefined })).toEqual([
      expect.objectContaining({ blocks: true, file: 'content/company.json', field }),
    ])
  },
)

it.each<keyof Company>([
  'technicalLead',
  'environmentalLicence',
  'hours',
  'guarantees',
  'coordinates',
  'googleProfile',
  'socialProfiles',
  'securityContactUntil',
])('recommends %s, and holds nothing back for it', (field) => {
  expect(items({ [field]: undefined })).toEqual([
    expect.objectContaining({ blocks: false, file: 'content/company.json', field }),
  ])
})

it('counts sample testimonials, list by list', () => {
  expect(items({}, [testimonial, { ...testimonial, name: 'Jair', sample: true }])).toEqual([
    expect.objectContaining({
      blocks: true,
      file: 'content/testimonials.json',
      field: 'home',
      what: '1 de 2 são amostras: Jair (Içara)',
    }),
  ])
})

it('asks nothing about samples that the site does not show', () => {
  expect(items({}, [testimonial, { ...testimonial, sample: true }], false)).toEqual([])
})

it('tells of a security contact that is out of date', () => {
  expect(items({ securityContactUntil: TODAY })).toEqual([])
  expect(items({ securityContactUntil: '2026-12-23' })).toEqual([
    expect.objectContaining({ blocks: false, what: '2026-12-23 já passou' }),
  ])
})

it('tells of a security contact that nobody can promise, more than a year ahead', () => {
  expect(items({ securityContactUntil: '2027-12-24' })).toEqual([])
  expect(items({ securityContactUntil: '2027-12-25' })).toEqual([
    expect.objectContaining({ blocks: false, what: '2027-12-25 está a mais de um ano de hoje' }),
  ])
})

it.each([undefined, '2026-12-23', '2099-01-01'])(
  'names the last day that is right beside the security contact %s',
  (securityContactUntil) => {
    const [item] = items({ securityContactUntil })
    expect(item?.todo).toContain('2027-12-24')
  },
)

it('says of each item why it matters and what would be right, what blocks a launch first', () => {
  const all = items({ name: 'Casa Serena', hours: undefined, cnpj: undefined })
  expect(all.map(({ blocks }) => blocks)).toEqual([true, true, false])
  for (const { what, why, todo } of all)
    for (const words of [what, why, todo]) expect(words).toMatch(/\S{2}/)
})

describe('the line at the end of a build', () => {
  it('says that nothing is left', () => {
    expect(launchLine([])).toBe('launch-check: não falta nada para publicar.')
  })

  it.each<[Partial<Company>, string]>([
    [{ hours: undefined }, '1 item por preencher ou trocar, nenhum impede a publicação'],
    [{ cnpj: undefined }, '1 item por preencher ou trocar, 1 impede a publicação'],
    [
      { cnpj: undefined, email: undefined, hours: undefined },
      '3 itens por preencher ou trocar, 2 impedem a publicação',
    ],
  ])('counts what remains of %j', (company, words) => {
    expect(launchLine(items(company))).toContain(words)
  })
})
