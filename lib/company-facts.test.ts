import type { Company } from '@/content/schema'
import { factTexts, interfaceTexts } from '@/content/site'
import { companyFacts, guaranteeOf, trustFacts } from './company-facts'
import { bareCompany as bare, otherCompany } from './other-company'

const texts = { ...factTexts, guarantee: interfaceTexts.guarantee }
const factsOf = (company: Company) => companyFacts(company, texts)

it('lists only the towns of a company without optional facts', () => {
  expect(factsOf(bare)).toEqual([{ label: texts.towns, value: 'Laguna, Imbituba' }])
})

it('lists each fact that is filled in, in the order in which people look for them', () => {
  expect(factsOf(otherCompany)).toEqual([
    { label: texts.hours, value: 'Segunda a sábado, 8h às 18h' },
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

it('takes the company number, the licence and the technical lead for proof of a real company', () => {
  expect(trustFacts(bare, texts)).toEqual([])
  expect(trustFacts(otherCompany, texts).map(({ label }) => label)).toEqual([
    texts.cnpj,
    texts.sanitaryLicence,
    texts.technicalLead,
  ])
})

it('knows the guarantee of a pest, where the company gives one', () => {
  expect(guaranteeOf(otherCompany, 'Baratas')).toBe('90 dias')
  expect(guaranteeOf(otherCompany, 'Ratos')).toBeUndefined()
  expect(guaranteeOf(bare, 'Baratas')).toBeUndefined()
})
