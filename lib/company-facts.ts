import type { Company, FactTexts, InterfaceTexts } from '@/content/schema'
import { displayCnpj } from './cnpj'

export type Fact = { label: string; value: string; href?: string }

/**
 * The company's facts in the footer: each one that is filled in, in the order people look for.
 *
 * E-mail, map and profiles are plain links. The site's one action stays the chat; these lead out only
 * because the owner filled in a fact that is itself an address, and people expect to open it.
 */
export function companyFacts(
  company: Company,
  texts: FactTexts & Pick<InterfaceTexts, 'guarantee'>,
): Fact[] {
  const { address, coordinates, technicalLead } = company
  const facts: (Fact | false | undefined)[] = [
    company.hours && { label: texts.hours, value: company.hours.text },
    { label: texts.towns, value: company.towns.map((town) => town.name).join(', ') },
    !!company.legalName && { label: texts.legalName, value: company.legalName },
    !!company.cnpj && { label: texts.cnpj, value: displayCnpj(company.cnpj) },
    address && {
      label: texts.address,
      value: [
        address.street,
        address.district,
        `${address.town} - ${company.state.code}`,
        `${texts.postalCode} ${address.postalCode}`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    coordinates && {
      label: texts.coordinates,
      value: texts.openMap,
      href: `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`,
    },
    !!company.sanitaryLicence && {
      label: texts.sanitaryLicence,
      value: company.sanitaryLicence,
    },
    !!company.environmentalLicence && {
      label: texts.environmentalLicence,
      value: company.environmentalLicence,
    },
    technicalLead && {
      label: texts.technicalLead,
      value: `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
    },
    ...(company.guarantees ?? []).map(({ pest, period }) => ({
      label: `${texts.guarantee}: ${pest}`,
      value: period,
    })),
    !!company.email && {
      label: texts.email,
      value: company.email,
      href: `mailto:${company.email}`,
    },
    ...(company.socialProfiles ?? []).map(({ name, url }) => ({
      label: name,
      value: url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''),
      href: url,
    })),
    !!company.googleProfile && {
      label: texts.googleProfile,
      value: texts.openGoogleProfile,
      href: company.googleProfile,
    },
  ]
  return facts.filter((fact) => !!fact)
}

/** How long the treatment of a pest is guaranteed, if the company says so. */
export function guaranteeOf({ guarantees }: Company, pestTitle: string): string | undefined {
  return guarantees?.find(({ pest }) => pest === pestTitle)?.period
}
