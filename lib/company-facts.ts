import type { Company } from '@/content/types'
import { displayCnpj } from './cnpj'

export type Fact = { label: string; value: string; href?: string }

/**
 * What the footer tells of the company: each fact that is filled in, in the order people look for.
 *
 * E-mail, map and profiles are plain links. The site's one action stays the chat; these lead out only
 * because the owner filled in a fact that is itself an address, and a person expects to open it.
 */
export function companyFacts(company: Company): Fact[] {
  const { address, coordinates, technicalLead } = company
  const facts: (Fact | false | undefined)[] = [
    company.hours && { label: 'Atendimento', value: company.hours.text },
    { label: 'Cidades', value: company.towns.map((town) => town.name).join(', ') },
    !!company.legalName && { label: 'Razão social', value: company.legalName },
    !!company.cnpj && { label: 'CNPJ', value: displayCnpj(company.cnpj) },
    address && {
      label: 'Endereço',
      value: [
        address.street,
        address.district,
        `${address.town} - ${company.state.code}`,
        `CEP ${address.postalCode}`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    coordinates && {
      label: 'Mapa',
      value: 'Ver no mapa',
      href: `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`,
    },
    !!company.sanitaryLicence && { label: 'Licença sanitária', value: company.sanitaryLicence },
    !!company.environmentalLicence && {
      label: 'Licença ambiental',
      value: company.environmentalLicence,
    },
    technicalLead && {
      label: 'Responsável técnico',
      value: `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
    },
    ...(company.guarantees ?? []).map(({ pest, period }) => ({
      label: `Garantia: ${pest}`,
      value: period,
    })),
    !!company.email && {
      label: 'E-mail',
      value: company.email,
      href: `mailto:${company.email}`,
    },
    ...(company.socialProfiles ?? []).map(({ name, url }) => ({
      label: name,
      value: url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''),
      href: url,
    })),
    !!company.googleProfile && {
      label: 'Google',
      value: 'Ver no Google',
      href: company.googleProfile,
    },
  ]
  return facts.filter((fact) => !!fact)
}
