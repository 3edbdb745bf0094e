import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { TITLE_LENGTH } from '@/content/limits'
import { company } from '@/content/site'
import { paths } from '@/lib/routes'
import { attribute, type Node } from '@/scripts/shared/html'
import { PAGES } from './fixtures'
import { byTag, documentOf, linkOf, metaOf } from './html'

/** The size that a picture of the site really has, in pixels. */
async function sizeOf(request: APIRequestContext, path: string) {
  const { width, height } = await sharp(await (await request.get(path)).body()).metadata()
  return { width, height }
}

const titleOf = (document: Node) =>
  byTag(document, 'title').map(({ childNodes: [text] }) =>
    text && 'value' in text ? text.value : '',
  )

test.describe('the head', { tag: ['@phone', '@content'] }, () => {
  for (const path of paths) {
    const { meta } = PAGES[path]

    test(`of ${path} has a title, a description and keywords of fitting length`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const [title = '', ...more] = titleOf(document)
      expect(more).toEqual([])
      expect(title.startsWith(meta.title)).toBe(true)
      expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
      expect(metaOf(document, 'description')).toBe(meta.description)
      expect(metaOf(document, 'keywords').split(',')).toEqual(meta.keywords)
    })

    test(`of ${path} names the page’s one address`, async ({ request }) => {
      const document = await documentOf(request, path)
      const canonical = new URL(linkOf(document, 'canonical'))
      expect(canonical.href).toBe(new URL(path, company.siteUrl).href)
      expect(new URL(metaOf(document, 'og:url')).href).toBe(canonical.href)
      expect(metaOf(document, 'robots')).toBe('')
    })

    test(`of ${path} tells social networks what they show`, async ({ request }) => {
      const document = await documentOf(request, path)
      expect(metaOf(document, 'og:locale')).toBe('pt_BR')
      expect(metaOf(document, 'og:type')).toBe('website')
      expect(metaOf(document, 'og:site_name')).toBe(company.name)
      expect(metaOf(document, 'twitter:card')).toBe('summary_large_image')
      for (const about of ['title', 'description'] as const)
        expect(metaOf(document, `og:${about}`)).toBe(meta[about])
      const image = metaOf(document, 'og:image')
      expect(metaOf(document, 'og:image:alt')).toMatch(/\S{3}/)
      const { origin, pathname } = new URL(image)
      expect(origin).toBe(company.siteUrl)

      const response = await request.get(pathname)
      expect(response.status()).toBe(200)
      // The networks show neither vector files nor AVIF.
      expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)/)
      expect(await sizeOf(request, pathname)).toEqual({
        width: Number(metaOf(document, 'og:image:width')),
        height: Number(metaOf(document, 'og:image:height')),
      })
      expect(metaOf(document, 'og:image:width')).toBe('1200')
    })

    test(`of ${path} is in Portuguese, scales freely and declares its icons`, async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      expect(byTag(document, 'html').map((it) => attribute(it, 'lang'))).toEqual(['pt-BR'])
      expect(metaOf(document, 'viewport')).not.toMatch(/maximum-scale|user-scalable/)
      expect(metaOf(document, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/i)
      const icons = byTag(document, 'link')
        .filter((link) => /icon/.test(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href') ?? '')
      expect(icons.length).toBeGreaterThanOrEqual(3)
      for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
    })
  }

  test('differs from page to page', async ({ request }) => {
    const heads = await Promise.all(
      paths.map(async (path) => {
        const document = await documentOf(request, path)
        const names = ['description', 'keywords', 'og:image']
        return [...titleOf(document), ...names.map((name) => metaOf(document, name))]
      }),
    )
    expect(heads.map((head) => head.length)).toEqual(paths.map(() => 4))
    expect([...new Set(heads.flat())]).toEqual(heads.flat())
  })
})

test.describe('for crawlers and browsers', { tag: '@phone' }, () => {
  test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
    const response = await request.get('/robots.txt')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(/^User-Agent: \*$/im)
    expect(text).toMatch(/^Allow: \/$/m)
    expect(text).not.toMatch(/^Disallow/im)
    expect(text).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m)
  })

  test('the sitemap lists each page under its canonical address', async ({ request }) => {
    const pages = await Promise.all(paths.map((path) => documentOf(request, path)))
    const response = await request.get('/sitemap.xml')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/xml/)
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    expect(listed.map(([, url]) => url)).toEqual(
      pages.map((page) => new URL(linkOf(page, 'canonical')).href),
    )
  })

  test('favicon.ico is served where browsers request it', async ({ request }) => {
    const response = await request.get('/favicon.ico')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })

  test('licenses.txt has the texts of what the bundles, the signs and the fonts are made of', async ({
    request,
  }) => {
    const text = await (await request.get('/licenses.txt')).text()
    for (const name of ['react', 'lucide-react', '@fontsource-variable/source-sans-3'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+\\n\\n\\S`, 'm'))
  })
})
