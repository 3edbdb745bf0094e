import { type APIRequestContext, expect, test } from '@playwright/test'
import { company as facts } from '@/content/site'
import { displayCnpj } from '@/lib/cnpj'
import { paths } from '@/lib/routes'
import { PAGES } from './fixtures'
import { byTag, documentOf, linkOf } from './html'

type Thing = Record<string, unknown> & { '@type'?: string; '@id'?: string }

/** The JSON-LD of a page, read from its HTML as a crawler without scripts reads it. */
async function graphOf(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.[1] ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Everything in the graph, however deep. */
function things(value: unknown): Thing[] {
  if (!isThing(value)) return []
  return [value, ...Object.values(value).flatMap(things)]
}

const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type)

const townNames = (areas: unknown) =>
  things(areas).flatMap(({ '@type': type, name }) => (type === 'City' ? [name] : []))

const TOWNS = facts.towns.map(({ name }) => name)

test.describe('the structured data', { tag: ['@phone', '@content'] }, () => {
  for (const path of paths) {
    // Each fact that may be filled in: lib/structured-data.test.ts
    test(`of ${path} describes the company, once`, async ({ request }) => {
      const [company, ...others] = ofType(
        await graphOf(request, path),
        'HomeAndConstructionBusiness',
      )
      expect(others).toEqual([])
      expect(company).toMatchObject({
        name: facts.name,
        url: `${facts.siteUrl}/`,
        telephone: `+${facts.phone}`,
        image: expect.stringMatching(/^https:\/\/\S+\.(png|jpg)$/),
        address: {
          '@type': 'PostalAddress',
          addressRegion: facts.state.code,
          addressCountry: 'BR',
        },
        hasOfferCatalog: { '@type': 'OfferCatalog' },
      })
      expect(company?.openingHoursSpecification).toEqual(
        facts.hours?.opening.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
      )
      expect(townNames(company?.areaServed)).toEqual(TOWNS)
      expect(company).not.toHaveProperty('serviceArea')
    })

    test(`of ${path} tells every fact that is filled in`, async ({ request }) => {
      const text = JSON.stringify(await graphOf(request, path))
      const told = [
        facts.legalName,
        facts.cnpj && displayCnpj(facts.cnpj),
        facts.address?.street,
        facts.address?.postalCode,
        facts.coordinates?.latitude,
        facts.sanitaryLicence,
        facts.environmentalLicence,
        facts.technicalLead?.name,
        facts.technicalLead?.registration,
        facts.email,
        ...(facts.guarantees ?? []).map(({ pest }) => pest),
        ...(facts.socialProfiles ?? []).map(({ url }) => url),
        facts.googleProfile,
      ]
      for (const fact of told) if (fact !== undefined) expect(text).toContain(String(fact))
    })

    test(`of ${path} lists its services with their areas`, async ({ request }) => {
      const graph = await graphOf(request, path)
      const [company] = ofType(graph, 'HomeAndConstructionBusiness')
      const offered = ofType(things(company?.hasOfferCatalog), 'Service')
      expect(offered.map(({ name, description }) => [name, description])).toEqual(
        PAGES[path].services.items.map(({ title, description }) => [title, description]),
      )
      for (const service of offered) {
        expect(service.serviceType).toBe(service.name)
        expect(service.provider).toEqual({ '@id': company?.['@id'] })
        expect(townNames(service.areaServed)).toEqual(TOWNS)
      }
    })

    test(`of ${path} names page and site in Portuguese, and refers to nothing else`, async ({
      request,
    }) => {
      const graph = await graphOf(request, path)
      const [site] = ofType(graph, 'WebSite')
      const [webPage] = ofType(graph, 'WebPage')
      expect([site?.inLanguage, webPage?.inLanguage]).toEqual(['pt-BR', 'pt-BR'])
      const canonical = linkOf(await documentOf(request, path), 'canonical')
      expect(new URL(String(webPage?.url)).href).toBe(new URL(canonical).href)
      const described = graph.map((thing) => thing['@id'])
      expect(new Set(described).size).toBe(graph.length)
      for (const { '@id': id } of things(graph)) if (id) expect(described).toContain(id)
    })

    test(`of ${path} contains no ratings`, async ({ request }) => {
      const document = await documentOf(request, path)
      const attributes = byTag(document, 'div', 'figure', 'li', 'span').flatMap(
        ({ attrs }) => attrs,
      )
      expect(attributes.filter(({ name }) => name.startsWith('item'))).toEqual([])
      expect(JSON.stringify(await graphOf(request, path))).not.toMatch(/review|rating/i)
    })
  }

  test('gives the company one identity on every page', async ({ request }) => {
    const [home, ...others] = await Promise.all(paths.map((path) => graphOf(request, path)))
    const idsOf = (graph: Thing[] = []) =>
      ['HomeAndConstructionBusiness', 'WebSite'].map((type) => ofType(graph, type)[0]?.['@id'])
    expect(idsOf(home)).toEqual([expect.stringMatching(/#/), expect.stringMatching(/#/)])
    for (const other of others) expect(idsOf(other)).toEqual(idsOf(home))
  })
})
