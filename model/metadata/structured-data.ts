import type { Graph, HomeAndConstructionBusiness, OfferCatalog } from 'schema-dts'
import { STATES } from '@/model/brazil/states'
import { type Town, townLabel } from '@/model/brazil/towns'
import { formatCnpj } from '@/model/fields/cnpj'
import { diallable } from '@/model/fields/phone/format'
import type { VisibleContent } from '@/model/page/visible-content'
import type { Company, FactTexts, PageContent } from '@/model/schema/content'
import { SECTION_IDS } from '@/model/site/anchors'
import { APPLE_ICON_PATH, shareImagePath } from '@/model/site/published-files'
import { pagePaths, type RoutePath, routeOf, routes } from '@/model/site/routes'
import { slugOf } from '@/model/values/normalize-text'

const pageAt = (content: VisibleContent, path: RoutePath): PageContent =>
  content[routeOf(path).pageName]

/**
 * Returns the id of a node in the graph, the same on every page. A complete URL, because readers of
 * a copy drop what has a relative one (findings/jsonld-relative-ids.sh).
 */
function idOf(company: Company, name: string, path: RoutePath = '/') {
  return { '@id': `${company.siteUrl}${path}#${name}` }
}

const businessId = (company: Company) => idOf(company, 'empresa')

function townId(company: Company, town: Town) {
  return idOf(company, `cidade-${slugOf(townLabel(town, company.state.code))}`)
}

/** Returns the pages that show services, because the owner may have hidden those of a page. */
const pathsWithServices = (content: VisibleContent) =>
  pagePaths.filter((path) => pageAt(content, path).services.items.length > 0)

/** Returns a list, or undefined for an empty one, which JSON omits. */
const filled = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

const licences = (company: Company, texts: FactTexts) =>
  (['sanitaryLicence', 'environmentalLicence'] as const)
    .filter((key) => company[key])
    .map((key) => ({
      '@type': 'Certification' as const,
      name: texts[key],
      certificationIdentification: company[key],
    }))

const openingHours = ({ hours }: Company) =>
  (hours?.opening ?? []).map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: [...days],
    opens,
    closes,
  }))

const profileUrls = ({ socialProfiles, googleProfile }: Company) => [
  ...socialProfiles.map(({ url }) => url),
  ...(googleProfile ? [googleProfile] : []),
]

function business(content: VisibleContent): HomeAndConstructionBusiness {
  const { company } = content
  const texts = content.interface.facts
  const { address, coordinates, technicalLead } = company
  // JSON omits undefined values.
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...businessId(company),
    name: company.name,
    description: texts.description,
    url: `${company.siteUrl}/`,
    telephone: diallable(company.phone),
    logo: `${company.siteUrl}${APPLE_ICON_PATH}`,
    image: `${company.siteUrl}${shareImagePath(routes[0])}`,
    address: {
      '@type': 'PostalAddress',
      ...(address && {
        streetAddress: [address.street, address.district].filter(Boolean).join(', '),
        postalCode: address.postalCode,
        addressLocality: address.town,
      }),
      addressRegion: address?.state ?? company.state.code,
      addressCountry: 'BR',
    },
    areaServed: company.towns.map((town) => ({
      '@type': 'City',
      ...townId(company, town),
      name: town.name,
      containedInPlace: {
        '@type': 'State',
        name: STATES[town.state ?? company.state.code].name,
      },
    })),
    hasOfferCatalog: filled(
      pathsWithServices(content).map((path) => ({
        '@type': 'OfferCatalog' as const,
        ...idOf(company, SECTION_IDS.services, path),
        name: pageAt(content, path).services.title,
      })),
    ),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    legalName: company.legalName,
    taxID: company.cnpj && formatCnpj(company.cnpj),
    openingHoursSpecification: filled(openingHours(company)),
    hasCertification: filled(licences(company, texts)),
    employee: technicalLead && {
      '@type': 'Person',
      name: technicalLead.name,
      jobTitle: texts.technicalLead,
      identifier: `${technicalLead.council} ${technicalLead.registration}`,
    },
    email: company.email,
    sameAs: filled(profileUrls(company)),
  }
}

/**
 * Returns the services of one page, by name only, because every byte here delays the first paint.
 */
function catalogue(content: VisibleContent, path: RoutePath): OfferCatalog {
  const { company } = content
  const areaServed = company.towns.map((town) => townId(company, town))
  return {
    '@type': 'OfferCatalog',
    ...idOf(company, SECTION_IDS.services, path),
    itemListElement: pageAt(content, path).services.items.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, provider: businessId(company), areaServed },
    })),
  }
}

/**
 * Returns the JSON-LD graph of a page: the site and the company, which are the same on every page,
 * and the page with its services. Contains no ratings, because search engines forbid self-published
 * ones.
 */
export function structuredData(content: VisibleContent, path: RoutePath): Graph {
  const { company } = content
  const { meta } = pageAt(content, path)
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
    name: meta.title,
    description: meta.description,
    inLanguage: 'pt-BR',
    isPartOf: idOf(company, 'site'),
    about: businessId(company),
    mainEntity: pathsWithServices(content).includes(path) ? catalogue(content, path) : undefined,
  } as const
  return { '@context': 'https://schema.org', '@graph': [site, business(content), page] }
}

/** Serializes JSON for a script element. Escapes `<`, so that no text can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
