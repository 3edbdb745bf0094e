/** @jest-environment node */
import type { Company } from '@/content/types'
import { companyFacts } from './company-facts'

const bare: Company = {
  name: 'Praia Limpa',
  phone: '5548912345678',
  siteUrl: 'https://www.praialimpa.com.br',
  samples: [],
  towns: [
    { name: 'Içara', latitude: -28.7132, longitude: -49.3087, note: 'Quintais.' },
    { name: 'Criciúma', latitude: -28.6723, longitude: -49.3729, note: 'Prédios.' },
  ],
  state: { name: 'Santa Catarina', code: 'SC' },
}

it('tells only the towns of a company that has filled in nothing else', () => {
  expect(companyFacts(bare)).toEqual([{ label: 'Cidades', value: 'Içara, Criciúma' }])
})

it.each<[string, Partial<Company>, { label: string; value: string; href?: string }]>([
  [
    'the hours',
    { hours: { text: 'Segunda a sexta, 8h às 18h', opening: [] } },
    { label: 'Atendimento', value: 'Segunda a sexta, 8h às 18h' },
  ],
  ['the legal name', { legalName: 'PL Ltda.' }, { label: 'Razão social', value: 'PL Ltda.' }],
  [
    'the CNPJ with its punctuation',
    { cnpj: '11222333000181' },
    { label: 'CNPJ', value: '11.222.333/0001-81' },
  ],
  [
    'the address without a district',
    { address: { street: 'Rua A, 1', town: 'Içara', postalCode: '88820-000' } },
    { label: 'Endereço', value: 'Rua A, 1, Içara - SC, CEP 88820-000' },
  ],
  [
    'the address with a district',
    { address: { street: 'Rua A, 1', district: 'Centro', town: 'Içara', postalCode: '88820-000' } },
    { label: 'Endereço', value: 'Rua A, 1, Centro, Içara - SC, CEP 88820-000' },
  ],
  [
    'the way to the office',
    { coordinates: { latitude: -28.7132, longitude: -49.3087 } },
    {
      label: 'Mapa',
      value: 'Ver no mapa',
      href: 'https://www.google.com/maps/search/?api=1&query=-28.7132,-49.3087',
    },
  ],
  [
    'the sanitary licence',
    { sanitaryLicence: '1/26' },
    { label: 'Licença sanitária', value: '1/26' },
  ],
  [
    'the environmental licence',
    { environmentalLicence: '2/26' },
    { label: 'Licença ambiental', value: '2/26' },
  ],
  [
    'the technical lead with the council number',
    { technicalLead: { name: 'Maria da Silva', council: 'CRBio-03', registration: '12345' } },
    { label: 'Responsável técnico', value: 'Maria da Silva, CRBio-03 12345' },
  ],
  [
    'the guarantee of each pest',
    { guarantees: [{ pest: 'Baratas', period: '90 dias' }] },
    { label: 'Garantia: Baratas', value: '90 dias' },
  ],
  [
    'the e-mail',
    { email: 'oi@praialimpa.com.br' },
    { label: 'E-mail', value: 'oi@praialimpa.com.br', href: 'mailto:oi@praialimpa.com.br' },
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
    { label: 'Google', value: 'Ver no Google', href: 'https://maps.app.goo.gl/abc' },
  ],
])('tells %s as soon as it is filled in', (_name, fact, shown) => {
  expect(companyFacts({ ...bare, ...fact })).toContainEqual(shown)
})
