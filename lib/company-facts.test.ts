import type { Company } from '@/content/schema'
import { factTexts, interfaceTexts } from '@/content/site'
import { bareCompany as bare, otherCompany } from '@/fixtures/companies'
import { companyFacts, guaranteeOf, trustFacts } from './company-facts'

const texts = { ...factTexts, guarantee: interfaceTexts.guarantee }
const factsOf = (company: Company) =>
  companyFacts(company, texts).map(({ key: _, ...fact }) => fact)

it('lists only the towns of a company without optional facts', () => {
  expect(factsOf(bare)).toEqual([{ label: texts.towns, value: 'Laguna, Imbituba' }])
})

it('lists each fact that is filled in, in the order in which people look for them', () => {
  expect(factsOf(otherCompany)).toEqual([
    { label: texts.hours, value: 'Segunda a sábado, 8h às 18h' },
    {
      label: texts.team,
      value:
        'Teresa e Osvaldo, de uniforme azul e crachá, na caminhonete branca com a gaivota na porta',
    },
    { label: texts.nightVisits, value: 'Fazemos visitas à noite em Laguna, até as 22h' },
    { label: texts.visitFee, value: 'A visita custa R$ 60, que descontamos do serviço' },
    { label: texts.phoneCalls, value: 'Neste número também atendemos ligações, das 8h às 18h' },
    { label: texts.towns, value: 'Laguna, Imbituba' },
    { label: texts.legalName, value: 'Praia Limpa Controle de Pragas Ltda.' },
    { label: texts.cnpj, value: '12.ABC.345/01DE-35' },
    { label: texts.address, value: 'Rua das Gaivotas, 45, Centro, Laguna - SC, CEP 88790-000' },
    {
      label: texts.coordinates,
      value: texts.openMap,
      href: 'https://www.google.com/maps/search/?api=1&query=-28.48142,-48.78121',
    },
    { label: texts.sanitaryLicence, value: 'Vigilância Sanitária nº 45/2026' },
    { label: texts.environmentalLicence, value: 'IMA nº 678/2026' },
    { label: texts.technicalLead, value: 'Teresa Bittencourt, CRQ-13 13300042' },
    { label: `${texts.guarantee}: Baratas`, value: '90 dias' },
    {
      label: texts.email,
      value: 'contato@praialimpa.com.br',
      href: 'mailto:contato@praialimpa.com.br',
    },
    {
      label: 'Instagram',
      value: 'instagram.com/praialimpa',
      href: 'https://www.instagram.com/praialimpa',
    },
    {
      label: texts.googleProfile,
      value: texts.openGoogleProfile,
      href: 'https://maps.app.goo.gl/praialimpa',
    },
  ])
})

it('writes an address without a district', () => {
  const address = { street: 'Rua A, 1', town: 'Içara', postalCode: '88820-000' }
  expect(factsOf({ ...bare, address })).toContainEqual({
    label: texts.address,
    value: 'Rua A, 1, Içara - SC, CEP 88820-000',
  })
})

it('shows who comes and on what terms, and the proofs of a real company, whatever their labels', () => {
  const same = { ...texts, cnpj: texts.email }
  expect(trustFacts(bare, texts)).toEqual([])
  expect(trustFacts(otherCompany, same).map(({ key }) => key)).toEqual([
    'team',
    'nightVisits',
    'visitFee',
    'phoneCalls',
    'cnpj',
    'sanitaryLicence',
    'technicalLead',
  ])
})

it('knows the guarantee of a pest, where the company gives one', () => {
  expect(guaranteeOf(otherCompany, 'baratas')).toBe('90 dias')
  expect(guaranteeOf(otherCompany, 'ratos')).toBeUndefined()
  expect(guaranteeOf(bare, 'baratas')).toBeUndefined()
})
