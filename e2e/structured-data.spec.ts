import { type APIRequestContext, expect, test } from '@playwright/test'
import { company as facts } from '@/content/site'
import { paths } from '@/lib/routes'
import { PAGES } from './fixtures'
import { documentOf, linkOf } from './html'

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

/** Everything in the graph, however deep. */
function things(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(things)]
}

const ofType = (graph: Thing[], type: string) =>
  things(graph).filter((thing) => thing['@type'] === type)

// lib/structured-data.test.ts tests each fact that may be filled in.
test.describe('the structured data', { tag: ['@phone', '@content'] }, () => {
  for (const path of paths)
    test(`of ${path} describes the company, its services and its towns`, async ({ request }) => {
      const graph = await graphOf(request, path)
      const [company, ...others] = ofType(graph, 'HomeAndConstructionBusiness')
      expect(others).toEqual([])
      expect(company).toMatchObject({ name: facts.name, telephone: `+${facts.phone}` })
      const towns = ofType(graph, 'City')
      expect(company).toMatchObject({ areaServed: towns })
      expect(towns.map(({ name }) => name)).toEqual(facts.towns.map(({ name }) => name))
      const services = PAGES[path].services.items.map(({ title }) => title)
      expect(ofType(graph, 'Service').map(({ name }) => name)).toEqual(
        expect.arrayContaining(services),
      )
      const [webPage] = ofType(graph, 'WebPage')

      const canonical = linkOf(await documentOf(request, path), 'canonical')
      expect(new URL(String(webPage?.url)).href).toBe(new URL(canonical).href)
      const described = things(graph).map((thing) => thing['@type'] && thing['@id'])
      for (const { '@id': id } of things(graph)) if (id) expect(described).toContain(id)
    })
})
