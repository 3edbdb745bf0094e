import type { Graph, HomeAndConstructionBusiness, WebPage, WebSite } from 'schema-dts'
import type { Company, FactTexts, Page, Service } from '@/content/schema'
import { displayCnpj } from './cnpj'
import type { RoutePath } from './routes'

/** UN/CEFACT codes for the units of a guarantee period. */
const UNIT_CODES: Record<string, string> = {
  dia: 'DAY',
  dias: 'DAY',
  mês: 'MON',
  meses: 'MON',
  ano: 'ANN',
  anos: 'ANN',
}

/** One `@id` for each thing, the same on every page. */
function ids(siteUrl: string) {
  return {
    business: `${siteUrl}/#empresa`,
    site: `${siteUrl}/#site`,
    page: (path: RoutePath) => `${siteUrl}${path}#pagina`,
  }
}

function business(company: Company, texts: FactTexts, services: readonly Service[], image: string) {
  const id = ids(company.siteUrl)
  const { address, coordinates, hours, technicalLead, guarantees } = company
  const licences = [
    { name: texts.sanitaryLicence, certificationIdentification: company.sanitaryLicence },
    {
      name: texts.environmentalLicence,
      certificationIdentification: company.environmentalLicence,
    },
  ].filter((licence) => licence.certificationIdentification)
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
      ...(address && {
        streetAddress: [address.street, address.district].filter(Boolean).join(', '),
        postalCode: address.postalCode,
      }),
      addressLocality: address?.town ?? company.towns[0]?.name,
      addressRegion: company.state.code,
      addressCountry: 'BR',
    },
    areaServed: areas(company),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: texts.services,
      itemListElement: services.map(({ title, description }) => ({
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          name: title,
          serviceType: title,
          description,
          provider: { '@id': id.business },
          areaServed: areas(company),
        },
      })),
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.cnpj && { taxID: displayCnpj(company.cnpj) }),
    ...(hours && {
      openingHoursSpecification: hours.opening.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: [...days],
        opens,
        closes,
      })),
    }),
    ...(licences.length > 0 && {
      hasCertification: licences.map((licence) => ({
        '@type': 'Certification' as const,
        ...licence,
      })),
    }),
    ...(technicalLead && {
      employee: {
        '@type': 'Person',
        name: technicalLead.name,
        jobTitle: texts.technicalLead,
        identifier: `${technicalLead.council} ${technicalLead.registration}`,
      },
    }),
    ...(guarantees && {
      makesOffer: guarantees.map((guarantee) => guaranteedOffer(guarantee, texts)),
    }),
    ...(company.email && { email: company.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies HomeAndConstructionBusiness
}

/** The guarantee for one pest: `90 dias` is 90 with the unit code of days. */
function guaranteedOffer({ pest, period }: { pest: string; period: string }, texts: FactTexts) {
  const [value, unit = ''] = period.split(' ')
  return {
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name: texts.pestControl.replace('{pest}', () => pest),
    },
    warranty: {
      '@type': 'WarrantyPromise' as const,
      durationOfWarranty: {
        '@type': 'QuantitativeValue' as const,
        value: Number(value),
        unitCode: UNIT_CODES[unit],
      },
    },
  }
}

function areas(company: Company) {
  return company.towns.map((town) => ({
    '@type': 'City' as const,
    name: town.name,
    containedInPlace: { '@type': 'State' as const, name: company.state.name },
  }))
}

/**
 * The one JSON-LD graph of a page: the site, the company under the same `@id` on every page with the
 * services of this one, and the page itself. Ratings of oneself are against the search engines'
 * rules and stay out.
 */
export function structuredData({
  company,
  texts,
  path,
  meta,
  services,
  image,
}: {
  company: Company
  /** The names of licences, of the technical lead and of what is offered. */
  texts: FactTexts
  path: RoutePath
  meta: Page['meta']
  services: readonly Service[]
  /** Address of the page's social image, from the root of the site. */
  image: string
}): Graph {
  const id = ids(company.siteUrl)
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
    '@graph': [site, business(company, texts, services, `${company.siteUrl}${image}`), page],
  }
}

/** JSON for a script element: `<` is escaped, so no text can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * Names of ratings and reviews in structured data. A company's own site may have none: they are
 * against the search engines' rules, which punish the whole site.
 * @param data parsed JSON-LD
 */
export function selfRatings(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const names = key === '@type' ? [value].flat() : [key]
    return [
      ...names.filter((name) => /rating|review/i.test(String(name))).map(String),
      ...selfRatings(value),
    ]
  })
}
