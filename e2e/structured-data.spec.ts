import type { APIRequestContext } from '@playwright/test'
import { expect, SERVICES, test } from './fixtures'

type Thing = Record<string, unknown> & { '@type'?: string; '@id'?: string }

/** The JSON-LD of a page, read from the HTML, as a crawler without scripts does. */
async function graphOf(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.[1] ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** Every node of the graph, at any depth. */
function things(value: unknown): Thing[] {
  if (!isThing(value)) return []
  return [value, ...Object.values(value).flatMap(things)]
}

const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type)

const TOWNS = ['Balneário Rincão', 'Criciúma', 'Içara']

function townNames(areas: unknown): unknown[] {
  return Array.isArray(areas) ? areas.map((area) => area.name).sort() : []
}

for (const [path, services] of Object.entries(SERVICES)) {
  test.describe(`the structured data of ${path}`, { tag: '@phone' }, () => {
    test('describes the company', async ({ request }) => {
      const graph = await graphOf(request, path)
      const [company, ...others] = ofType(graph, 'HomeAndConstructionBusiness')
      expect(others).toEqual([])
      expect(company).toMatchObject({
        name: expect.stringMatching(/\S{3}/),
        url: expect.stringMatching(/^https:\/\/[^/]+\/$/),
        telephone: expect.stringMatching(/^\+55\d{10,11}$/),
        image: expect.stringMatching(/^https:\/\/\S+\.(png|jpg)$/),
        address: {
          '@type': 'PostalAddress',
          addressLocality: expect.stringMatching(/\S{3}/),
          addressRegion: 'SC',
          addressCountry: 'BR',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '23:59',
            dayOfWeek: [
              'Monday',
              'Tuesday',
              'Wednesday',
              'Thursday',
              'Friday',
              'Saturday',
              'Sunday',
            ],
          },
        ],
        hasOfferCatalog: { '@type': 'OfferCatalog' },
      })
      expect(townNames(company?.areaServed)).toEqual(TOWNS)
      expect(company).not.toHaveProperty('serviceArea')
    })

    test('lists the services of the page with their areas', async ({ request }) => {
      const graph = await graphOf(request, path)
      const [company] = ofType(graph, 'HomeAndConstructionBusiness')
      const offered = ofType(graph, 'Service')
      expect(offered.map(({ name }) => name)).toEqual(services)
      for (const service of offered) {
        expect(service.serviceType).toMatch(/\S{3}/)
        expect(service.description).toMatch(/.{80}/)
        expect(service.provider).toEqual({ '@id': company?.['@id'] })
        expect(townNames(service.areaServed)).toEqual(TOWNS)
      }
      const catalog = things(company?.hasOfferCatalog).flatMap(({ itemOffered }) =>
        isThing(itemOffered) ? [itemOffered['@id']] : [],
      )
      expect(catalog).toEqual(offered.map((service) => service['@id']))
    })

    test('names the page and the site in Portuguese', async ({ page, request }) => {
      const graph = await graphOf(request, path)
      await page.goto(path)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      const [site] = ofType(graph, 'WebSite')
      const [webPage] = ofType(graph, 'WebPage')
      expect(site?.inLanguage).toBe('pt-BR')
      expect(webPage?.inLanguage).toBe('pt-BR')
      expect(new URL(String(webPage?.url)).href).toBe(new URL(canonical ?? '').href)
    })

    test('refers only to what the page describes', async ({ request }) => {
      const graph = await graphOf(request, path)
      const described = graph.map((thing) => thing['@id'])
      expect(new Set(described).size).toBe(graph.length)
      const named = things(graph).flatMap((thing) => thing['@id'] ?? [])
      for (const id of named) expect(described).toContain(id)
    })

    test('contains no ratings', async ({ request }) => {
      const html = await (await request.get(path)).text()
      expect(html).not.toMatch(
        /aggregateRating|ratingValue|itemprop="review|"@type":"(Review|Rating)/i,
      )
      expect(JSON.stringify(await graphOf(request, path))).not.toMatch(/review|rating/i)
    })
  })
}

test('the company has one identity on both pages', { tag: '@phone' }, async ({ request }) => {
  const [home, drains] = await Promise.all(
    ['/', '/desentupimento'].map((path) => graphOf(request, path)),
  )
  const idsOf = (graph: Thing[] = []) =>
    ['HomeAndConstructionBusiness', 'WebSite'].map((type) => ofType(graph, type)[0]?.['@id'])
  expect(idsOf(home)).toEqual([expect.stringMatching(/#/), expect.stringMatching(/#/)])
  expect(idsOf(drains)).toEqual(idsOf(home))
})
