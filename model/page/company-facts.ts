import { townLabel } from '@/model/brazil/towns'
import { formatCnpj } from '@/model/fields/cnpj'
import { mailtoUrl } from '@/model/fields/email'
import { hoursInSentence, hoursText } from '@/model/fields/hours/format'
import { formatUrl } from '@/model/fields/link/format'
import { formatUnbrokenPhone, telUrl } from '@/model/fields/phone/format'
import type { Company, FactTexts } from '@/model/schema/content'
import { googleRating } from './google-rating'

export type Fact = {
  key: keyof Company
  label: string
  value: string
  /** Sentence behind the value, outside its link. */
  note?: string
  href?: string
}

/** Returns the names of the served towns, with the state of a town in another state. */
const townNames = ({ towns, state }: Company): string[] =>
  towns.map((town) => townLabel(town, state.code))

/** Returns the opening hours and the towns in one line. */
export const hoursAndTowns = (company: Company): string =>
  [company.hours && hoursInSentence(company.hours, true), townNames(company).join(', ')]
    .filter(Boolean)
    .join(' · ')

/** Facts of the footer. */
type FactGroups = {
  /** Facts about the work: when and where, who comes, at what price. */
  service: Fact[]
  contact: Fact[]
  /** Facts that identify the company, such as the CNPJ and licences, which anyone can check. */
  identity: Fact[]
}

/**
 * Returns the facts that the footer shows: each one that is filled in, in the order in which
 * visitors look for them.
 *
 * E-mail, map and profiles are plain links, because visitors expect to open them. The site's only
 * call to action stays the chat.
 */
export function factGroups(company: Company, texts: FactTexts): FactGroups {
  const { address, coordinates, email, googleProfile, phone, phoneCalls, technicalLead } = company
  const place = address && [
    address.street,
    address.district,
    `${address.town} - ${address.state ?? company.state.code}`,
    `${texts.postalCode} ${address.postalCode}`,
  ]
  const map =
    coordinates &&
    `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`
  const rating = googleRating(company, texts)
  const lead =
    technicalLead && `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`
  const fact = (
    key: keyof Company & keyof FactTexts,
    value?: string | false,
    href?: string,
    note?: string,
  ) => ({ key, label: texts[key], value, href, note })
  const filled = (
    facts: readonly (Omit<Fact, 'value'> & { value: string | false | undefined })[],
  ): Fact[] => facts.flatMap(({ value, ...others }) => (value ? { ...others, value } : []))
  return {
    service: filled([
      fact('hours', hoursText(company.hours)),
      fact('team', company.team),
      fact('nightVisits', company.nightVisits),
      fact('visitFee', company.visitFee),
      fact('towns', townNames(company).join(', ')),
    ]),
    contact: filled([
      fact('phoneCalls', phoneCalls && formatUnbrokenPhone(phone), telUrl(phone), phoneCalls),
      fact('email', email, email && mailtoUrl(email)),
      ...company.socialProfiles.map(({ name, url }) => ({
        key: 'socialProfiles' as const,
        label: name,
        value: formatUrl(url),
        href: url,
      })),
      rating
        ? {
            ...fact('googleProfile', `${rating.rating}, ${rating.reviews}`, rating.href),
            key: 'googleReviews',
          }
        : fact('googleProfile', googleProfile && texts.openGoogleProfile, googleProfile),
    ]),
    identity: filled([
      fact('legalName', company.legalName),
      fact('cnpj', company.cnpj && formatCnpj(company.cnpj)),
      fact('address', place?.filter(Boolean).join(', '), map),
      fact('coordinates', !place && coordinates && texts.openMap, map),
      fact('sanitaryLicence', company.sanitaryLicence),
      fact('environmentalLicence', company.environmentalLicence),
      fact('technicalLead', lead),
    ]),
  }
}

/** Returns all facts of the footer. */
export const companyFacts = (company: Company, texts: FactTexts): Fact[] =>
  Object.values(factGroups(company, texts)).flat()

/**
 * Checks whether a fact is about a visit, and not one that a company must publish. On a page whose section about the
 * company has the former, the footer shows them in print only.
 */
export const isVisitFact = ({ key }: Fact): boolean =>
  ['team', 'nightVisits', 'visitFee'].includes(key)

/** Checks whether a fact is complete without its link, which print lacks. */
export const isPrintable = ({ key }: Fact): boolean =>
  !['coordinates', 'googleProfile'].includes(key)

/**
 * Returns a function that returns the facts of some keys that the owner has filled in, in order.
 */
const factsOf =
  (...keys: readonly (keyof Company)[]) =>
  (company: Company, texts: FactTexts): Fact[] => {
    const facts = companyFacts(company, texts)
    return keys.flatMap((wanted) => facts.filter(({ key }) => key === wanted))
  }

/** Returns the facts that help a visitor trust the company: licences, who visits, on what terms. */
export const trustFacts = factsOf(
  'sanitaryLicence',
  'technicalLead',
  'team',
  'visitFee',
  'nightVisits',
  'phoneCalls',
  'cnpj',
)

/** Returns the facts that anyone can check, which the first screen shows: with a rating, it and the licence only. */
export const proofFacts = (company: Company, texts: FactTexts): Fact[] =>
  company.googleReviews
    ? factsOf('sanitaryLicence', 'googleReviews')(company, texts)
    : factsOf('sanitaryLicence', 'cnpj', 'googleProfile')(company, texts)

/**
 * Returns the rows of the illustrated document: the period of the guarantee for cockroaches, the
 * technical lead and the licence.
 * @param guarantees those of the pests of the page
 */
export function documentRows(
  company: Company,
  texts: FactTexts,
  guarantees: Company['guarantees'],
): (string | undefined)[] {
  const facts = companyFacts(company, texts)
  const valueWith = (wanted: keyof Company) => facts.find(({ key }) => key === wanted)?.value
  const guarantee = guarantees.find(({ pest }) => pest === 'baratas')
  return [guarantee?.period, valueWith('technicalLead'), valueWith('sanitaryLicence')]
}
