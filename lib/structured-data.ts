import type { Graph, HomeAndConstructionBusiness, Service, WebPage, WebSite } from 'schema-dts'
import type { Company, PageMeta, Service as ServiceContent } from '@/content/types'

const EVERY_DAY = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** One `@id` for each thing, the same on every page. */
function ids(siteUrl: string) {
  return {
    business: `${siteUrl}/#empresa`,
    site: `${siteUrl}/#site`,
    page: (path: string) => `${siteUrl}${path}#pagina`,
    service: (path: string, slug: string) => `${siteUrl}${path}#servico-${slug}`,
  }
}

function business(company: Company, offered: readonly { '@id': string }[], image: string) {
  const id = ids(company.siteUrl)
  const { address, coordinates } = company
  const profiles = [
    ...(company.socialProfiles ?? []).map((profile) => profile.url),
    ...(company.googleProfile ? [company.googleProfile] : []),
  ]
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id.business,
    name: company.name,
    url: `${company.siteUrl}/`,
    telephone: `+${company.phone}`,
    image,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address.street, postalCode: address.postalCode }),
      addressLocality: address?.town ?? company.towns[0]?.name,
      addressRegion: company.state.code,
      addressCountry: 'BR',
    },
    areaServed: areas(company),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...EVERY_DAY],
      opens: '00:00',
      closes: '23:59',
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Serviços',
      itemListElement: offered.map((service) => ({ '@type': 'Offer', itemOffered: service })),
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.cnpj && { taxID: company.cnpj }),
    ...(company.email && { email: company.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies HomeAndConstructionBusiness
}

function areas(company: Company) {
  return company.towns.map((town) => ({
    '@type': 'City' as const,
    name: town.name,
    containedInPlace: { '@type': 'State' as const, name: company.state.name },
  }))
}

/**
 * The one JSON-LD graph of a page: the site, the company under the same `@id` on every page, the
 * page itself and each service on it. Ratings and reviews of oneself are against the search
 * engines' rules and stay out.
 */
export function structuredData({
  company,
  path,
  meta,
  services,
  image,
}: {
  company: Company
  path: string
  meta: PageMeta
  services: readonly ServiceContent[]
  /** Address of the page's social image, from the root of the site. */
  image: string
}): Graph {
  const id = ids(company.siteUrl)
  const offered = services.map((service) => ({ '@id': id.service(path, service.slug) }))
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': id.site,
    url: `${company.siteUrl}/`,
    name: company.name,
    inLanguage: 'pt-BR',
    publisher: { '@id': id.business },
  }
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': id.page(path),
    url: `${company.siteUrl}${path}`,
    name: meta.title,
    description: meta.description,
    inLanguage: 'pt-BR',
    isPartOf: { '@id': id.site },
    about: { '@id': id.business },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      site,
      business(company, offered, `${company.siteUrl}${image}`),
      page,
      ...services.map(
        (service): Service => ({
          '@type': 'Service',
          '@id': id.service(path, service.slug),
          name: service.title,
          serviceType: service.title,
          description: service.description,
          provider: { '@id': id.business },
          areaServed: areas(company),
        }),
      ),
    ],
  }
}

/** JSON for a script element: `<` is escaped, so no text can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
