import { cleanText } from '@/content/normalize-text'
import type { Company, FactTexts, InterfaceTexts } from '@/content/schema'
import { PESTS } from '@/content/schema/cards'
import { displayCnpj } from './cnpj'
import { mailUrl } from './mail-url'

type Fact = { key: keyof Company; label: string; value: string; href?: string }

/**
 * Facts that help a visitor trust the company: proof that it exists, who visits, and on what terms.
 */
const TRUST: readonly (keyof Company)[] = [
  'team',
  'nightVisits',
  'visitFee',
  'phoneCalls',
  'sanitaryLicence',
  'technicalLead',
  'cnpj',
]

/**
 * Returns an address as people read it: letters with accents instead of their codes, as far as the codes are right.
 * Codes of ASCII characters stay, because some of these separate the parts of an address.
 */
function displayUrl(url: string): string {
  const address = url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
  return address.replace(/(?:%[89a-f][\da-f])+/gi, (codes) => {
    try {
      const letters = decodeURIComponent(codes)
      return letters === cleanText(letters) ? letters : codes
    } catch {
      return codes
    }
  })
}

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
  const { address, coordinates, email, googleProfile, technicalLead } = company
  const fact = (
    key: keyof Company & keyof FactTexts,
    value: string | false | undefined,
    href?: string,
  ): Fact[] => (value ? [{ key, label: texts[key], value, href }] : [])
  return [
    ...fact('hours', company.hours?.text),
    ...fact('team', company.team),
    ...fact('nightVisits', company.nightVisits),
    ...fact('visitFee', company.visitFee),
    ...fact('phoneCalls', company.phoneCalls),
    ...fact('towns', company.towns.map((town) => town.name).join(', ')),
    ...fact('legalName', company.legalName),
    ...fact('cnpj', company.cnpj && displayCnpj(company.cnpj)),
    ...fact(
      'address',
      address &&
        [
          address.street,
          address.district,
          `${address.town} - ${company.state.code}`,
          `${texts.postalCode} ${address.postalCode}`,
        ]
          .filter(Boolean)
          .join(', '),
    ),
    ...fact(
      'coordinates',
      coordinates && texts.openMap,
      `https://www.google.com/maps/search/?api=1&query=${coordinates?.latitude},${coordinates?.longitude}`,
    ),
    ...fact('sanitaryLicence', company.sanitaryLicence),
    ...fact('environmentalLicence', company.environmentalLicence),
    ...fact(
      'technicalLead',
      technicalLead &&
        `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
    ),
    ...(company.guarantees ?? []).map(({ pest, period }) => ({
      key: 'guarantees' as const,
      label: `${texts.guarantee}: ${PESTS[pest]}`,
      value: period,
    })),
    ...fact('email', email, email && mailUrl(email)),
    ...(company.socialProfiles ?? []).map(({ name, url }) => ({
      key: 'socialProfiles' as const,
      label: name,
      value: displayUrl(url),
      href: url,
    })),
    ...fact('googleProfile', googleProfile && texts.openGoogleProfile, googleProfile),
  ]
}

/** The facts that let a visitor trust the company, as far as the owner has filled them in. */
export const trustFacts = (...about: Parameters<typeof companyFacts>) =>
  companyFacts(...about).filter(({ key }) => TRUST.includes(key))
