import type { Company } from '@/content/schema'
import { drains, factTexts, home } from '@/content/site'
import { bareCompany as bare, otherCompany } from './other-company'
import { paths, type RoutePath } from './routes'
import { jsonForScript, structuredData } from './structured-data'

const SITE = 'https://www.praialimpa.com.br'
const pages = { '/': home, '/desentupimento': drains }

function graphOf(company: Company, path: RoutePath = '/') {
  const pictures = { logo: '/logo.png', image: '/og.png' }
  return structuredData({ company, texts: factTexts, ...pictures, pages }, path)
}

type Node = { [field: string]: unknown }

/** Everything in a graph that has a type, however deep. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return '@type' in value ? [{ ...value }, ...inner] : inner
}

const ofType = (type: string, graph: unknown) =>
  nodesOf(graph).filter((node) => node['@type'] === type)

const business = (company: Company, path?: RoutePath) =>
  ofType('HomeAndConstructionBusiness', graphOf(company, path))[0]

it('describes a company without optional facts by the required ones only', () => {
  const containedInPlace = { '@type': 'State', name: 'Santa Catarina' }
  expect(business(bare)).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${SITE}/#empresa`,
    name: 'Praia Limpa',
    description: `${home.meta.title}. ${drains.meta.title}.`,
    url: `${SITE}/`,
    telephone: `+${bare.phone}`,
    logo: `${SITE}/logo.png`,
    image: `${SITE}/og.png`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Laguna',
      addressRegion: 'SC',
      addressCountry: 'BR',
    },
    areaServed: [
      { '@type': 'City', '@id': `${SITE}/#cidade-laguna`, name: 'Laguna', containedInPlace },
      { '@type': 'City', '@id': `${SITE}/#cidade-imbituba`, name: 'Imbituba', containedInPlace },
    ],
    hasOfferCatalog: [
      { '@type': 'OfferCatalog', '@id': `${SITE}/#servicos`, name: home.services.title },
      {
        '@type': 'OfferCatalog',
        '@id': `${SITE}/desentupimento#servicos`,
        name: drains.services.title,
      },
    ],
  })
})

it('says the same of the company and the site on every page', () => {
  for (const type of ['HomeAndConstructionBusiness', 'WebSite']) {
    const [first, ...others] = paths.map((path) => ofType(type, graphOf(otherCompany, path)))
    expect(first).toHaveLength(1)
    for (const other of others) expect(other).toEqual(first)
  }
})

it.each(paths)('lists the services of %s, each with its company and towns by reference', (path) => {
  const graph = graphOf(bare, path)
  expect(ofType('Service', graph)).toEqual(
    pages[path].services.items.map(({ title }) => ({
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

it('names a town with accents and spaces by an address without them', () => {
  const towns = [{ name: 'Balneário Rincão', latitude: -28.8, longitude: -49.2 }]
  expect(ofType('City', graphOf({ ...bare, towns }))).toEqual([
    expect.objectContaining({ '@id': `${SITE}/#cidade-balneario-rincao` }),
  ])
})

it('has no rating or review, which the rules of search engines forbid of oneself', () => {
  expect(JSON.stringify(graphOf(otherCompany))).not.toMatch(/rating|review/i)
})

const certification = (name: string, certificationIdentification: string) => ({
  '@type': 'Certification',
  name,
  certificationIdentification,
})

it.each<[string, Partial<Company>, object]>([
  [
    'the hours, one entry for each range',
    {
      hours: {
        text: 'Segunda, 8h às 18h',
        opening: [{ days: ['Monday'], opens: '08:00', closes: '18:00' }],
      },
    },
    {
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    },
  ],
  ['the legal name', { legalName: 'PL Ltda.' }, { legalName: 'PL Ltda.' }],
  ['the CNPJ', { cnpj: '11222333000181' }, { taxID: '11.222.333/0001-81' }],
  [
    'the address',
    { address: { street: 'Rua A, 1', district: 'Centro', town: 'Içara', postalCode: '88820-000' } },
    {
      address: {
        streetAddress: 'Rua A, 1, Centro',
        postalCode: '88820-000',
        addressLocality: 'Içara',
      },
    },
  ],
  [
    'the place',
    { coordinates: { latitude: -28.7132, longitude: -49.3087 } },
    { geo: { '@type': 'GeoCoordinates', latitude: -28.7132, longitude: -49.3087 } },
  ],
  [
    'both licences',
    { sanitaryLicence: '1/26', environmentalLicence: '2/26' },
    {
      hasCertification: [
        certification(factTexts.sanitaryLicence, '1/26'),
        certification(factTexts.environmentalLicence, '2/26'),
      ],
    },
  ],
  [
    'one licence alone',
    { environmentalLicence: '2/26' },
    { hasCertification: [certification(factTexts.environmentalLicence, '2/26')] },
  ],
  [
    'the technical lead',
    { technicalLead: { name: 'Maria da Silva', council: 'CRBio-03', registration: '12345' } },
    {
      employee: {
        '@type': 'Person',
        name: 'Maria da Silva',
        jobTitle: factTexts.technicalLead,
        identifier: 'CRBio-03 12345',
      },
    },
  ],
  ['the e-mail', { email: 'oi@praialimpa.com.br' }, { email: 'oi@praialimpa.com.br' }],
  [
    'the guarantees with their units',
    {
      guarantees: [
        { pest: 'Baratas', period: '90 dias' },
        { pest: 'Cupins', period: '1 ano' },
      ],
    },
    {
      makesOffer: [
        { warranty: { durationOfWarranty: { value: 90, unitCode: 'DAY' } } },
        { warranty: { durationOfWarranty: { value: 1, unitCode: 'ANN' } } },
      ],
    },
  ],
  [
    'all profiles together',
    {
      socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/praialimpa' }],
      googleProfile: 'https://maps.app.goo.gl/abc',
    },
    { sameAs: ['https://www.instagram.com/praialimpa', 'https://maps.app.goo.gl/abc'] },
  ],
])('tells %s as soon as it is filled in', (_name, fact, told) => {
  expect(business({ ...bare, ...fact })).toMatchObject(told)
})

it('escapes text that could close the script element', () => {
  const value = { name: '</script><script>alert(1)</script>' }
  expect(jsonForScript(value)).not.toContain('<')
  expect(JSON.parse(jsonForScript(value))).toEqual(value)
})
