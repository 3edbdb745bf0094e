import type { Graph, HomeAndConstructionBusiness, OfferCatalog } from 'schema-dts'
import { normalizeText } from '@/content/normalize-text'
import { paths, type RoutePath } from '@/content/routes'
import type { Company, FactTexts, Page } from '@/content/schema'
import { PESTS } from '@/content/schema/cards'
import { displayCnpj } from './cnpj'

/** UN/CEFACT codes for the units of a guarantee period: days, months and years, by their first letters. */
const UNIT_CODES: Record<string, string> = { d: 'DAY', m: 'MON', a: 'ANN' }

type Described = {
  company: Company
  /** The company's description, and the names of licences, of the technical lead and of guarantees. */
  texts: FactTexts
  /** Pictures of the company, each an address from the root of the site. */
  logo: string
  image: string
  pages: Readonly<Record<RoutePath, Pick<Page, 'meta' | 'services'>>>
}

/** The address of a thing in the graph, the same wherever it is named. */
function idOf(company: Company, name: string, path: RoutePath = '/') {
  return { '@id': `${company.siteUrl}${path}#${name}` }
}

const businessId = (company: Company) => idOf(company, 'empresa')

function townId(company: Company, town: string) {
  return idOf(company, `cidade-${normalizeText(town).replace(/[^a-z0-9]+/g, '-')}`)
}

function business(described: Described): HomeAndConstructionBusiness {
  const { company, texts, logo, image, pages } = described
  const { address, coordinates, hours, technicalLead, guarantees, googleProfile } = company
  const licences = (['sanitaryLicence', 'environmentalLicence'] as const)
    .filter((key) => company[key])
    .map((key) => ({
      '@type': 'Certification' as const,
      name: texts[key],
      certificationIdentification: company[key],
    }))
  const profiles = (company.socialProfiles ?? []).map(({ url }) => url)
  if (googleProfile) profiles.push(googleProfile)
  // JSON leaves out what is undefined.
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...businessId(company),
    name: company.name,
    description: texts.description,
    url: `${company.siteUrl}/`,
    telephone: `+${company.phone}`,
    logo: `${company.siteUrl}${logo}`,
    image: `${company.siteUrl}${image}`,
    address: {
      '@type': 'PostalAddress',
      ...(address && {
        streetAddress: [address.street, address.district].filter(Boolean).join(', '),
        postalCode: address.postalCode,
      }),
      addressLocality: address?.town ?? company.towns[0]?.name,
      addressRegion: company.state.code,
      addressCountry: 'BR',
    },
    areaServed: company.towns.map(({ name }) => ({
      '@type': 'City',
      ...townId(company, name),
      name,
      containedInPlace: { '@type': 'State', name: company.state.name },
    })),
    hasOfferCatalog: paths.map((path) => ({
      '@type': 'OfferCatalog',
      ...idOf(company, 'servicos', path),
      name: pages[path].services.title,
    })),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    legalName: company.legalName,
    taxID: company.cnpj && displayCnpj(company.cnpj),
    openingHoursSpecification: hours?.opening.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens,
      closes,
    })),
    hasCertification: licences.length > 0 ? licences : undefined,
    employee: technicalLead && {
      '@type': 'Person',
      name: technicalLead.name,
      jobTitle: texts.technicalLead,
      identifier: `${technicalLead.council} ${technicalLead.registration}`,
    },
    makesOffer: guarantees?.map((guarantee) => guaranteedOffer(guarantee, texts)),
    email: company.email,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** The guarantee for one pest: `90 dias` is 90 with the unit code of days. */
function guaranteedOffer(
  { pest, period }: NonNullable<Company['guarantees']>[number],
  texts: FactTexts,
) {
  const [value, unit = ''] = period.split(' ')
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: texts.pestControl.replace('{pest}', PESTS[pest]) },
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: {
        '@type': 'QuantitativeValue',
        value: Number(value),
        unitCode: UNIT_CODES[unit.charAt(0)],
      },
    },
  } as const
}

/**
 * The services of one page, by name only: the cards have the details, and every byte here delays
 * the first paint.
 */
function catalogue({ company, pages }: Described, path: RoutePath): OfferCatalog {
  const areaServed = company.towns.map(({ name }) => townId(company, name))
  return {
    '@type': 'OfferCatalog',
    ...idOf(company, 'servicos', path),
    itemListElement: pages[path].services.items.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, provider: businessId(company), areaServed },
    })),
  }
}

/**
 * The one JSON-LD graph of a page: the site and the company, the same on every page, and the page with its
 * services. Ratings of oneself are against the search engines' rules and stay out.
 */
export function structuredData(described: Described, path: RoutePath): Graph {
  const { company, pages } = described
  const site = {
    '@type': 'WebSite',
    ...idOf(company, 'site'),
    url: `${company.siteUrl}/`,
    name: company.name,
    inLanguage: 'pt-BR',
    publisher: businessId(company),
  } as const
  const page = {
    '@type': 'WebPage',
    ...idOf(company, 'pagina', path),
    url: `${company.siteUrl}${path}`,
    name: pages[path].meta.title,
    description: pages[path].meta.description,
    inLanguage: 'pt-BR',
    isPartOf: idOf(company, 'site'),
    about: businessId(company),
    mainEntity: catalogue(described, path),
  } as const
  return { '@context': 'https://schema.org', '@graph': [site, business(described), page] }
}

/** JSON for a script element: `<` is escaped, so no text can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
