import { factTexts, interfaceTexts } from '@/content/interface'
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
    company.hours && { label: factTexts.hours, value: company.hours.text },
    { label: factTexts.towns, value: company.towns.map((town) => town.name).join(', ') },
    !!company.legalName && { label: factTexts.legalName, value: company.legalName },
    !!company.cnpj && { label: factTexts.cnpj, value: displayCnpj(company.cnpj) },
    address && {
      label: factTexts.address,
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
      label: factTexts.coordinates,
      value: factTexts.openMap,
      href: `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`,
    },
    !!company.sanitaryLicence && {
      label: factTexts.sanitaryLicence,
      value: company.sanitaryLicence,
    },
    !!company.environmentalLicence && {
      label: factTexts.environmentalLicence,
      value: company.environmentalLicence,
    },
    technicalLead && {
      label: factTexts.technicalLead,
      value: `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
    },
    ...(company.guarantees ?? []).map(({ pest, period }) => ({
      label: `${interfaceTexts.guarantee}: ${pest}`,
      value: period,
    })),
    !!company.email && {
      label: factTexts.email,
      value: company.email,
      href: `mailto:${company.email}`,
    },
    ...(company.socialProfiles ?? []).map(({ name, url }) => ({
      label: name,
      value: url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''),
      href: url,
    })),
    !!company.googleProfile && {
      label: factTexts.googleProfile,
      value: factTexts.openGoogleProfile,
      href: company.googleProfile,
    },
  ]
  return facts.filter((fact) => !!fact)
}
