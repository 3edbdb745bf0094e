import type { Company, Service } from '@/content/schema'
import { factTexts } from '@/content/site'
import { bareCompany as bare } from './other-company'
import type { RoutePath } from './routes'
import { jsonForScript, selfRatings, structuredData } from './structured-data'

const service: Service = {
  slug: 'ralo',
  title: 'Desentupimento de ralo',
  description: 'Cabelo e sabão formam um novelo.',
  tip: '',
}

function graphOf(company: Company, path: RoutePath = '/desentupimento') {
  return structuredData({
    company,
    texts: factTexts,
    path,
    meta: { title: 'Desentupimento', description: 'Ralos e canos.', keywords: [] },
    services: [service],
    image: '/images/og.png',
  })
}

/** The entity of the graph with that type. */
function entity(company: Company, type: string, path?: RoutePath): unknown {
  return graphOf(company, path)['@graph'].find(
    (node) => typeof node === 'object' && '@type' in node && node['@type'] === type,
  )
}

const business = (company: Company, path?: RoutePath) =>
  entity(company, 'HomeAndConstructionBusiness', path)

it('names the company by the same id on both pages', () => {
  const id = { '@id': 'https://www.praialimpa.com.br/#empresa' }
  expect(business(bare, '/')).toMatchObject(id)
  expect(business(bare, '/desentupimento')).toMatchObject(id)
})

it('gives the number of a landline as search engines read it', () => {
  expect(business({ ...bare, phone: '554834345678' })).toMatchObject({ telephone: '+554834345678' })
})

it('describes a company without optional facts by the required ones only', () => {
  expect(business(bare)).toEqual({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://www.praialimpa.com.br/#empresa',
    name: 'Praia Limpa',
    url: 'https://www.praialimpa.com.br/',
    telephone: `+${bare.phone}`,
    image: 'https://www.praialimpa.com.br/images/og.png',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Laguna',
      addressRegion: 'SC',
      addressCountry: 'BR',
    },
    areaServed: [expect.objectContaining({ name: 'Laguna' }), expect.anything()],
    hasOfferCatalog: expect.objectContaining({
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: expect.objectContaining({
            '@type': 'Service',
            name: service.title,
            provider: { '@id': 'https://www.praialimpa.com.br/#empresa' },
          }),
        },
      ],
    }),
  })
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
      address: expect.objectContaining({
        streetAddress: 'Rua A, 1, Centro',
        postalCode: '88820-000',
        addressLocality: 'Içara',
      }),
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
        {
          '@type': 'Certification',
          name: factTexts.sanitaryLicence,
          certificationIdentification: '1/26',
        },
        {
          '@type': 'Certification',
          name: factTexts.environmentalLicence,
          certificationIdentification: '2/26',
        },
      ],
    },
  ],
  [
    'one licence alone',
    { environmentalLicence: '2/26' },
    { hasCertification: [expect.objectContaining({ name: factTexts.environmentalLicence })] },
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
        expect.objectContaining({
          warranty: expect.objectContaining({
            durationOfWarranty: { '@type': 'QuantitativeValue', value: 90, unitCode: 'DAY' },
          }),
        }),
        expect.objectContaining({
          warranty: expect.objectContaining({
            durationOfWarranty: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
          }),
        }),
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

describe('selfRatings', () => {
  it('finds none in the site’s own data', () => {
    expect(selfRatings(graphOf(bare))).toEqual([])
  })

  it.each([
    [{ aggregateRating: { ratingValue: 5 } }, ['aggregateRating', 'ratingValue']],
    [{ '@graph': [{ '@type': 'Review' }] }, ['Review']],
    [{ provider: { '@type': ['Thing', 'Rating'] } }, ['Rating']],
    [{ reviews: [] }, ['reviews']],
  ])('finds in %j the names %j', (data, names) => {
    expect(selfRatings(data)).toEqual(names)
  })

  it('allows the word in a text', () => {
    expect(selfRatings({ name: 'Review', description: 'rating' })).toEqual([])
  })
})

describe('jsonForScript', () => {
  it('escapes text that could close the element', () => {
    const value = { name: '</script><script>alert(1)</script>' }
    expect(jsonForScript(value)).not.toContain('<')
    expect(JSON.parse(jsonForScript(value))).toEqual(value)
  })
})
