import type { Company } from '@/content/schema'
import { factTexts, interfaceTexts } from '@/content/site'
import { companyFacts, guaranteeOf } from './company-facts'
import { bareCompany as bare, otherCompany } from './other-company'

const texts = { ...factTexts, guarantee: interfaceTexts.guarantee }
const factsOf = (company: Company) => companyFacts(company, texts)

it('lists only the towns of a company without optional facts', () => {
  expect(factsOf(bare)).toEqual([{ label: texts.towns, value: 'Laguna, Imbituba' }])
})

it.each<[string, Partial<Company>, { label: string; value: string; href?: string }]>([
  [
    'the hours',
    { hours: { text: 'Segunda a sexta, 8h às 18h', opening: [] } },
    { label: texts.hours, value: 'Segunda a sexta, 8h às 18h' },
  ],
  ['the legal name', { legalName: 'PL Ltda.' }, { label: texts.legalName, value: 'PL Ltda.' }],
  [
    'the CNPJ with its punctuation',
    { cnpj: '11222333000181' },
    { label: texts.cnpj, value: '11.222.333/0001-81' },
  ],
  [
    'the address without a district',
    { address: { street: 'Rua A, 1', town: 'Içara', postalCode: '88820-000' } },
    { label: texts.address, value: 'Rua A, 1, Içara - SC, CEP 88820-000' },
  ],
  [
    'the address with a district',
    { address: { street: 'Rua A, 1', district: 'Centro', town: 'Içara', postalCode: '88820-000' } },
    { label: texts.address, value: 'Rua A, 1, Centro, Içara - SC, CEP 88820-000' },
  ],
  [
    'the way to the office',
    { coordinates: { latitude: -28.7132, longitude: -49.3087 } },
    {
      label: texts.coordinates,
      value: texts.openMap,
      href: 'https://www.google.com/maps/search/?api=1&query=-28.7132,-49.3087',
    },
  ],
  [
    'the sanitary licence',
    { sanitaryLicence: '1/26' },
    { label: texts.sanitaryLicence, value: '1/26' },
  ],
  [
    'the environmental licence',
    { environmentalLicence: '2/26' },
    { label: texts.environmentalLicence, value: '2/26' },
  ],
  [
    'the technical lead with the council number',
    { technicalLead: { name: 'Maria da Silva', council: 'CRBio-03', registration: '12345' } },
    { label: texts.technicalLead, value: 'Maria da Silva, CRBio-03 12345' },
  ],
  [
    'the guarantee of each pest',
    { guarantees: [{ pest: 'Baratas', period: '90 dias' }] },
    { label: `${texts.guarantee}: Baratas`, value: '90 dias' },
  ],
  [
    'the e-mail',
    { email: 'oi@praialimpa.com.br' },
    { label: texts.email, value: 'oi@praialimpa.com.br', href: 'mailto:oi@praialimpa.com.br' },
  ],
  [
    'a social profile by its short address',
    { socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/praialimpa/' }] },
    {
      label: 'Instagram',
      value: 'instagram.com/praialimpa',
      href: 'https://www.instagram.com/praialimpa/',
    },
  ],
  [
    'the Google profile',
    { googleProfile: 'https://maps.app.goo.gl/abc' },
    {
      label: texts.googleProfile,
      value: texts.openGoogleProfile,
      href: 'https://maps.app.goo.gl/abc',
    },
  ],
])('tells %s as soon as it is filled in', (_name, fact, shown) => {
  expect(factsOf({ ...bare, ...fact })).toContainEqual(shown)
})

it('puts them in the order in which people look for them', () => {
  expect(factsOf(otherCompany).map(({ label }) => label)).toEqual([
    texts.hours,
    texts.towns,
    texts.legalName,
    texts.cnpj,
    texts.address,
    texts.coordinates,
    texts.sanitaryLicence,
    texts.environmentalLicence,
    texts.technicalLead,
    `${texts.guarantee}: Baratas`,
    texts.email,
    'Instagram',
    texts.googleProfile,
  ])
})

describe('guaranteeOf', () => {
  const guarantees = [
    { pest: 'Baratas', period: '90 dias' },
    { pest: 'Cupins', period: '5 anos' },
  ]

  it.each([
    ['Cupins', '5 anos'],
    ['Ratos', undefined],
  ])('is for %s %s', (pest, period) => {
    expect(guaranteeOf({ ...bare, guarantees }, pest)).toBe(period)
  })

  it('is none where the company gives none', () => {
    expect(guaranteeOf(bare, 'Cupins')).toBeUndefined()
  })
})
