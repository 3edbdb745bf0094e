import { bareCompany, content, officeInTorres } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { companyFacts, proofFacts, trustFacts } from './company-facts'

const texts = content.interface.facts
const factsOf = (company: Company) =>
  companyFacts(company, texts).map(({ key: _, ...fact }) => fact)

it('lists only the towns of a company without optional facts, and an address without a district', () => {
  const address = { street: 'Rua A, 1', town: 'Içara', postalCode: '88820-000' }
  expect(factsOf({ ...bareCompany, address })).toEqual([
    { label: texts.towns, value: 'Laguna, Imbituba' },
    { label: texts.address, value: 'Rua A, 1, Içara - SC, CEP 88820-000' },
  ])
})

it('shows the state of a town and of an office in another state, each once', () => {
  const towns: Company['towns'] = [{ name: 'Laguna' }, { name: 'Torres', state: 'RS' }]
  expect(
    factsOf({ ...bareCompany, towns, address: officeInTorres }).map(({ value }) => value),
  ).toEqual(['Laguna, Torres (RS)', 'Rua A, 1, Torres - RS, CEP 95560-000'])
})

it('links to a free number as phones dial it, and not the note behind it', () => {
  const company = { ...bareCompany, phone: '558001234567', phoneCalls: 'Atendemos ligações' }
  const calls = factsOf(company).find(({ label }) => label === texts.phoneCalls)
  expect(calls).toMatchObject({
    value: '0800\u00a0123\u00a04567',
    note: 'Atendemos ligações',
    href: 'tel:08001234567',
  })
})

it('lists each filled-in fact in the order of the footer', () => {
  const facts = factsOf(content.company).map(({ label, value, href }) => [label, href ?? value])
  expect(facts).toEqual([
    [texts.hours, 'Todos os dias, 24 horas. Feriados não'],
    [texts.team, content.company.team],
    [texts.nightVisits, content.company.nightVisits],
    [texts.visitFee, content.company.visitFee],
    [texts.towns, 'Laguna, Imbituba'],
    [texts.phoneCalls, `tel:+${content.company.phone}`],
    [texts.email, 'mailto:contato@praialimpa.com.br'],
    ['Instagram', 'https://www.instagram.com/praialimpa'],
    [texts.googleProfile, 'https://maps.app.goo.gl/praialimpa'],
    [texts.legalName, 'Praia Limpa Controle de Pragas Ltda.'],
    [texts.cnpj, '12.ABC.345/01DE-35'],
    [texts.address, 'https://www.google.com/maps/search/?api=1&query=-28.48142,-48.78121'],
    [texts.sanitaryLicence, 'Vigilância Sanitária nº 45/2026'],
    [texts.environmentalLicence, 'IMA nº 678/2026'],
    [texts.technicalLead, 'Teresa Bittencourt, CRQ-13 13300042'],
  ])
})

it.each([
  [{ rating: 4.9, count: 1127, month: 'novembro de 2026' }, 'Google no 4,9, avaliações 1.127'],
  [{ rating: 5, count: 12, month: 'novembro de 2026' }, 'Google no 5,0, avaliações 12'],
  [undefined, texts.openGoogleProfile],
])('shows the link to the reviews %j in Google as “%s”', (googleReviews, value) => {
  const { googleProfile } = content.company
  expect(factsOf({ ...bareCompany, googleProfile, googleReviews }).slice(-1)).toEqual([
    { label: texts.googleProfile, value, href: googleProfile },
  ])
})

it('shows on the first screen the licence and the rating, or all that anyone can check', () => {
  const keysOf = (company: Company) => proofFacts(company, texts).map(({ key }) => key)
  expect(keysOf(content.company)).toEqual(['sanitaryLicence', 'googleReviews'])
  expect(keysOf({ ...content.company, googleReviews: undefined })).toEqual([
    'sanitaryLicence',
    'cnpj',
    'googleProfile',
  ])
})

it.each([
  ['https://www.facebook.com/p/Dedetiza%C3%A7%C3%A3o-1/', 'facebook.com/p/Dedetização-1'],
  ['https://x.com/50%25-off%2Fa%20b', 'x.com/50%25-off%2Fa%20b'],
  // Invalid codes, a code that is cut off, another encoding, and codes of invisible characters.
  ['https://x.com/a%ZZ%', 'x.com/a%ZZ%'],
  ['https://x.com/%C3%A7%C3', 'x.com/%C3%A7%C3'],
  ['https://x.com/dedetiza%E7%E3o', 'x.com/dedetiza%E7%E3o'],
  ['https://x.com/%E2%80%AEabc%C2%A0', 'x.com/%E2%80%AEabc%C2%A0'],
])('shows the profile %s as %s, and links to it unchanged', (url, value) => {
  const [fact] = factsOf({ ...bareCompany, socialProfiles: [{ name: 'Rede', url }] }).slice(-1)
  expect(fact).toEqual({ label: 'Rede', value, href: url })
})

it('encodes characters with a meaning in a mailto link', () => {
  const [fact] = factsOf({ ...bareCompany, email: 'a&b+c?d@praialimpa.com.br' }).slice(-1)
  expect(fact?.value).toBe('a&b+c?d@praialimpa.com.br')
  expect(fact?.href).toBe('mailto:a%26b%2Bc%3Fd@praialimpa.com.br')
})

it('selects the trust facts by key, even if two labels are equal', () => {
  const same = { ...texts, cnpj: texts.email }
  expect(trustFacts(bareCompany, texts)).toEqual([])
  const keys = trustFacts(content.company, same).map(({ key }) => key)
  expect(keys.join(' ')).toBe(
    'sanitaryLicence technicalLead team visitFee nightVisits phoneCalls cnpj',
  )
})
