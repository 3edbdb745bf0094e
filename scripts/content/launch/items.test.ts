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

it.each(['5548991234567', '554834321234'])('trusts the number %s', (phone) => {
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
  ['siteUrl', { siteUrl: 'https://casaserena.example' }],
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

it.each<[boolean, (keyof Company)[]]>([
  // The law or a claim of the site asks for these.
  [true, ['legalName', 'cnpj', 'address', 'email', 'sanitaryLicence']],
  [false, ['technicalLead', 'environmentalLicence', 'hours', 'guarantees', 'coordinates']],
  [false, ['googleProfile', 'socialProfiles', 'securityContactUntil']],
])('names what is missing, and holds a launch back for it: %s, %j', (blocks, fields) => {
  for (const field of fields)
    expect(items({ [field]: undefined })).toEqual([
      expect.objectContaining({ blocks, file: 'content/company.json', field }),
    ])
})

it('counts sample testimonials, list by list', () => {
  expect(items({}, [testimonial, { ...testimonial, name: 'Jair', sample: true }])).toEqual([
    expect.objectContaining({
      blocks: true,
      file: 'content/testimonials.json',
      field: 'home',
      what: '1 de 2 são exemplos: Jair (Içara)',
    }),
  ])
})

it('asks nothing about samples that the site does not show', () => {
  expect(items({}, [testimonial, { ...testimonial, sample: true }], false)).toEqual([])
})

it.each([
  [TODAY, undefined],
  ['2027-12-24', undefined],
  ['2026-12-23', '23/12/2026 já passou'],
  ['2027-12-25', '25/12/2027 está a mais de um ano de hoje'],
])('tells whether the security contact until %s is out of date, or too far ahead', (day, what) => {
  expect(items({ securityContactUntil: day })).toEqual(
    what
      ? [
          expect.objectContaining({
            blocks: false,
            what,
            todo: expect.stringContaining('24/12/2027'),
          }),
        ]
      : [],
  )
})

it('says of each item why it matters and what would be right, what blocks a launch first', () => {
  const all = items({ name: 'Casa Serena', hours: undefined, cnpj: undefined })
  expect(all.map(({ blocks }) => blocks)).toEqual([true, true, false])
  for (const { what, why, todo } of all)
    for (const words of [what, why, todo]) expect(words).toMatch(/\S{2}/)
})

it.each<[Partial<Company>, string]>([
  [{}, 'não falta nada para publicar.'],
  [{ hours: undefined }, '1 item por preencher ou trocar, nenhum impede a publicação'],
  [{ cnpj: undefined }, '1 item por preencher ou trocar, 1 impede a publicação'],
  [
    { cnpj: undefined, email: undefined, hours: undefined },
    '3 itens por preencher ou trocar, 2 impedem a publicação',
  ],
])('ends a build with a line that counts what remains of %j', (company, words) => {
  expect(launchLine(items(company))).toContain(words)
})
