import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { TITLE_LENGTH } from '@/content/limits'
import { paths } from '@/content/routes'
import { company } from '@/content/site'
import { filesBelow } from '@/scripts/shared/files'
import { OUT, PAGES } from './fixtures'
import { documentOf, linkOf, metaOf, select, textOf } from './html'

test.describe('the head', { tag: '@phone' }, () => {
  for (const path of paths) {
    const { meta } = PAGES[path]

    test(`of ${path} has its own title, description, keywords, address and social picture`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const full = `${meta.title} · ${company.name}`
      const title = full.length <= TITLE_LENGTH ? full : meta.title
      expect(select(document, 'title').map(textOf)).toEqual([title])
      expect(metaOf(document, 'description')).toBe(meta.description)
      expect(metaOf(document, 'keywords').split(',')).toEqual(meta.keywords)
      const address = new URL(path, company.siteUrl).href
      expect(new URL(linkOf(document, 'canonical')).href).toBe(address)
      expect(new URL(metaOf(document, 'og:url')).href).toBe(address)
      expect(metaOf(document, 'robots')).toBe('')
      expect(select(document, 'html').map((root) => root.getAttribute('lang'))).toEqual(['pt-BR'])
      // lib/structured-data.test.ts tests the facts.
      const data = select(document, 'script[type="application/ld+json"]')
      expect(data.map((script) => JSON.parse(script.textContent ?? '')['@graph'])).toEqual([
        expect.arrayContaining([expect.objectContaining({ '@type': 'WebPage', url: address })]),
      ])
      expect(metaOf(document, 'viewport')).not.toMatch(/maximum-scale|user-scalable/)

      expect(metaOf(document, 'og:locale')).toBe('pt_BR')
      expect(metaOf(document, 'og:site_name')).toBe(company.name)
      expect(metaOf(document, 'twitter:card')).toBe('summary_large_image')
      for (const about of ['title', 'description'] as const)
        expect(metaOf(document, `og:${about}`)).toBe(meta[about])
      expect(metaOf(document, 'og:image:alt')).toMatch(/\S{3}/)
      const { origin, pathname } = new URL(metaOf(document, 'og:image'))
      expect(origin).toBe(company.siteUrl)
      const picture = await (await request.get(pathname)).body()
      const { format, width, height } = await sharp(picture).metadata()
      // The networks show neither vector files nor AVIF.
      expect(format).toMatch(/^(png|jpeg)$/)
      expect(String(width)).toBe(metaOf(document, 'og:image:width'))
      expect(String(height)).toBe(metaOf(document, 'og:image:height'))
      expect(width).toBe(1200)
    })
  }
})

test.describe('for crawlers and browsers', { tag: '@phone' }, () => {
  test('robots.txt lets everyone in, and the sitemap lists each page', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text()
    expect(text).toMatch(/^User-Agent: \*$/im)
    expect(text).toMatch(/^Allow: \/$/m)
    expect(text).not.toMatch(/^Disallow/im)
    expect(text).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`)

    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    expect(listed.map(([, url]) => new URL(url ?? '').href)).toEqual(
      paths.map((path) => new URL(path, company.siteUrl).href),
    )
  })

  test('media queries have forms that the oldest browsers know', () => {
    const text = filesBelow(OUT)
      .filter((file) => /\.(css|html)$/.test(file))
      .map((file) => readFileSync(join(OUT, file), 'utf8'))
      .join()
    const queries = [...text.matchAll(/@media ?[^{]+|media="[^"]+"/g)].map(([query]) => query)
    expect(queries.length).toBeGreaterThan(40)
    // They would drop the whole block.
    expect(queries.filter((query) => /[<>]|\bor\b|\band ?\(?not\b|\(not/.test(query))).toEqual([])
  })

  test('the licences of bundles, icons and fonts are published', async ({ request }) => {
    const text = await (await request.get('/licenses.txt')).text()
    for (const name of ['react', 'lucide-react'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+\\n\\n\\S`, 'm'))
    const font = await request.get('/licenses/source-sans-3.txt')
    expect(await font.text()).toContain('OPEN FONT LICENSE')
  })
})
