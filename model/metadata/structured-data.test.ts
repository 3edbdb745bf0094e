import { bareCompany, changedContent, content, officeInTorres } from '@/fixtures/content'
import { visibleContent } from '@/model/page/visible-content'
import type { Company } from '@/model/schema/content'
import { pagePaths, type RoutePath, routes } from '@/model/site/routes'
import { jsonForScript, structuredData } from './structured-data'

const SITE = 'https://www.praialimpa.com.br'

function graphOf(company: Company, path: RoutePath = '/') {
  return structuredData(visibleContent({ ...content, company }), path)
}

type Node = { [field: string]: unknown }

/** Returns every node of a graph that has a type, at any depth. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return '@type' in value ? [{ ...value }, ...inner] : inner
}

const ofType = (type: string, graph: unknown) =>
  nodesOf(graph).filter((node) => node['@type'] === type)

const business = (company: Company, path?: RoutePath) =>
  ofType('HomeAndConstructionBusiness', graphOf(company, path))[0]

it('describes a company without optional facts', () => {
  const containedInPlace = { '@type': 'State', name: 'Santa Catarina' }
  expect(business(bareCompany)).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${SITE}/#empresa`,
    name: 'Praia Dedetizadora',
    description: content.interface.facts.description,
    url: `${SITE}/`,
    telephone: `+${bareCompany.phone}`,
    logo: `${SITE}/apple-icon.png`,
    image: `${SITE}/compartilhar/dedetizacao.png`,
    address: {
      '@type': 'PostalAddress',
      addressRegion: 'SC',
      addressCountry: 'BR',
    },
    areaServed: [
      { '@type': 'City', '@id': `${SITE}/#cidade-laguna`, name: 'Laguna', containedInPlace },
      { '@type': 'City', '@id': `${SITE}/#cidade-imbituba`, name: 'Imbituba', containedInPlace },
    ],
    hasOfferCatalog: routes.map(({ path, pageName }) => ({
      '@type': 'OfferCatalog',
      '@id': `${SITE}${path}#servicos`,
      name: content[pageName].services.title,
    })),
  })
})

it.each(routes)('lists the services of $path, with references to company and towns', (route) => {
  const { path } = route
  const graph = graphOf(bareCompany, path)
  expect(ofType('Service', graph)).toEqual(
    content[route.pageName].services.items.map(({ title }) => ({
      '@type': 'Service',
      name: title,
      provider: { '@id': `${SITE}/#empresa` },
      areaServed: [{ '@id': `${SITE}/#cidade-laguna` }, { '@id': `${SITE}/#cidade-imbituba` }],
    })),
  )
  const [page] = ofType('WebPage', graph)
  expect(page).toMatchObject({
    url: `${SITE}${path}`,
    about: { '@id': `${SITE}/#empresa` },
    mainEntity: { '@id': `${SITE}${path}#servicos` },
  })
})

it('removes accents and spaces from the id of a town', () => {
  const towns = [{ name: 'Balneário Rincão' }]
  const [city] = ofType('City', graphOf({ ...bareCompany, towns }))
  expect(city?.['@id']).toBe(`${SITE}/#cidade-balneario-rincao`)
})

it.each(pagePaths)('contains every node to which the structured data of %s refers', (path) => {
  const graph = graphOf(content.company, path)
  const described = nodesOf(graph).map((node) => node['@id'])
  for (const [, id] of JSON.stringify(graph).matchAll(/{"@id":"([^"]+)"}/g))
    expect(described).toContain(id)
})

it('takes no served town for the address that the company has not given', () => {
  const towns: Company['towns'] = [{ name: 'Torres', state: 'RS' }]
  const address = business({ ...bareCompany, towns, address: undefined })?.address
  expect(JSON.parse(JSON.stringify(address))).toEqual({
    '@type': 'PostalAddress',
    addressRegion: 'SC',
    addressCountry: 'BR',
  })
})

it('says in which state each town and the office are', () => {
  const towns: Company['towns'] = [{ name: 'Laguna' }, { name: 'Torres', state: 'RS' }]
  const { areaServed, address: office } =
    business({ ...bareCompany, towns, address: officeInTorres }) ?? {}
  expect(areaServed).toMatchObject([
    { name: 'Laguna', containedInPlace: { name: 'Santa Catarina' } },
    {
      '@id': `${SITE}/#cidade-torres-rs`,
      name: 'Torres',
      containedInPlace: { name: 'Rio Grande do Sul' },
    },
  ])
  expect(office).toMatchObject({ addressLocality: 'Torres', addressRegion: 'RS' })
})

it('contains a free number as phones dial it', () => {
  expect(business({ ...bareCompany, phone: '558001234567' })?.telephone).toBe('08001234567')
})

it('contains no ratings or reviews, because search engines forbid self-published ones', () => {
  expect(JSON.stringify(graphOf(content.company))).not.toMatch(/rating|review/i)
})

it('contains no opening hours if the company has only a note about them', () => {
  const hours = { note: 'Em horário combinado', opening: [] }
  expect(business({ ...bareCompany, hours })?.openingHoursSpecification).toBeUndefined()
})

it('contains each filled-in fact of the company', () => {
  expect(business(content.company)).toMatchObject({
    address: {
      streetAddress: 'Rua das Gaivotas, 45, Centro',
      postalCode: '88790-000',
      addressLocality: 'Laguna',
    },
    geo: { '@type': 'GeoCoordinates' },
    legalName: 'Praia Limpa Controle de Pragas Ltda.',
    taxID: '12.ABC.345/01DE-35',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ],
    hasCertification: [
      {
        name: content.interface.facts.sanitaryLicence,
        certificationIdentification: 'Vigilância Sanitária nº 45/2026',
      },
      {
        name: content.interface.facts.environmentalLicence,
        certificationIdentification: 'IMA nº 678/2026',
      },
    ],
    employee: {
      name: 'Teresa Bittencourt',
      jobTitle: content.interface.facts.technicalLead,
      identifier: 'CRQ-13 13300042',
    },
    email: 'contato@praialimpa.com.br',
    sameAs: ['https://www.instagram.com/praialimpa', 'https://maps.app.goo.gl/praialimpa'],
  })
})

it('contains a single licence', () => {
  expect(business({ ...bareCompany, environmentalLicence: '2/26' })).toMatchObject({
    hasCertification: [{ certificationIdentification: '2/26' }],
  })
})

it('escapes text that could close the script element', () => {
  const value = { name: '</script><script>alert(1)</script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})

it('contains no catalogues if the owner hides the services of both pages', () => {
  const hides = changedContent(({ home, drains }) => {
    home.hidden = { services: true }
    drains.hidden = { services: true }
  })
  expect(JSON.stringify(structuredData(visibleContent(hides), '/'))).not.toContain('OfferCatalog')
})
