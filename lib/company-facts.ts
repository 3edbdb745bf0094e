import type { Company, FactTexts, InterfaceTexts, Pest } from '@/content/schema'
import { PESTS } from '@/content/schema/cards'
import { displayCnpj } from './cnpj'

type Fact = { key: keyof Company; label: string; value: string; href?: string }

/** Facts that are a text of the owner, in the order people look for. */
const OWN_WORDS = ['team', 'nightVisits', 'visitFee', 'phoneCalls'] as const

/** They show that the company is real, and what it is like to let it in. */
const TRUST: readonly string[] = [...OWN_WORDS, 'sanitaryLicence', 'technicalLead', 'cnpj']

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
    company.hours && { key: 'hours', label: texts.hours, value: company.hours.text },
    ...OWN_WORDS.map((key) => !!company[key] && { key, label: texts[key], value: company[key] }),
    { key: 'towns', label: texts.towns, value: company.towns.map((town) => town.name).join(', ') },
    !!company.legalName && { key: 'legalName', label: texts.legalName, value: company.legalName },
    !!company.cnpj && { key: 'cnpj', label: texts.cnpj, value: displayCnpj(company.cnpj) },
    address && {
      key: 'address',
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
      key: 'coordinates',
      label: texts.coordinates,
      value: texts.openMap,
      href: `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`,
    },
    !!company.sanitaryLicence && {
      key: 'sanitaryLicence',
      label: texts.sanitaryLicence,
      value: company.sanitaryLicence,
    },
    !!company.environmentalLicence && {
      key: 'environmentalLicence',
      label: texts.environmentalLicence,
      value: company.environmentalLicence,
    },
    technicalLead && {
      key: 'technicalLead',
      label: texts.technicalLead,
      value: `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
    },
    ...(company.guarantees ?? []).map(({ pest, period }) => ({
      key: 'guarantees' as const,
      label: `${texts.guarantee}: ${PESTS[pest]}`,
      value: period,
    })),
    !!company.email && {
      key: 'email',
      label: texts.email,
      value: company.email,
      href: `mailto:${company.email}`,
    },
    ...(company.socialProfiles ?? []).map(({ name, url }) => ({
      key: 'socialProfiles' as const,
      label: name,
      value: url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''),
      href: url,
    })),
    !!company.googleProfile && {
      key: 'googleProfile',
      label: texts.googleProfile,
      value: texts.openGoogleProfile,
      href: company.googleProfile,
    },
  ]
  return facts.filter((fact) => !!fact)
}

/** How long the treatment of a pest is guaranteed, if the company says so. */
export function guaranteeOf({ guarantees }: Company, slug: Pest['slug']): string | undefined {
  return guarantees?.find(({ pest }) => pest === slug)?.period
}

/** The facts that let a visitor trust the company, as far as the owner has filled them in. */
export const trustFacts = (...about: Parameters<typeof companyFacts>) =>
  companyFacts(...about).filter(({ key }) => TRUST.includes(key))
