import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

/** The real size of an image of the site, in pixels. */
function sizeOf(page: Page, path: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  }, path)
}

test.describe('the head', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test.describe(`of ${path}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(path)
      })

      test('has a title, a description and keywords of suitable length', async ({ page }) => {
        const title = await page.title()
        expect(title.length).toBeGreaterThan(20)
        expect(title.length).toBeLessThanOrEqual(65)
        expect(title).toMatch(path === '/' ? /Dedetização/ : /Desentupimento/)
        const description = (await content(page, 'description')) ?? ''
        expect(description.length).toBeGreaterThanOrEqual(80)
        expect(description.length).toBeLessThanOrEqual(165)
        const keywords = (await content(page, 'keywords'))?.split(',') ?? []
        expect(keywords.length).toBeGreaterThanOrEqual(5)
        for (const keyword of keywords) expect(keyword.trim()).toMatch(/\S{3}/)
      })

      test('names the canonical address', async ({ page }) => {
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
        const { origin, pathname } = new URL(canonical ?? '')
        expect(pathname).toBe(path)
        expect(origin).toMatch(/^https:/)
        expect(await content(page, 'og:url')).toBe(canonical)
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      })

      test('gives social networks their title, text and image', async ({ page, request }) => {
        expect(await content(page, 'og:locale')).toBe('pt_BR')
        expect(await content(page, 'og:type')).toBe('website')
        expect(await content(page, 'og:site_name')).toMatch(/\S{3}/)
        expect(await content(page, 'twitter:card')).toBe('summary_large_image')
        for (const about of ['title', 'description']) {
          expect(await content(page, `og:${about}`)).toMatch(/\S{3}/)
          expect(await content(page, `twitter:${about}`)).toBe(await content(page, `og:${about}`))
        }
        const image = (await content(page, 'og:image')) ?? ''
        expect(await content(page, 'twitter:image')).toBe(image)
        expect(await content(page, 'og:image:alt')).toMatch(/\S{3}/)
        const { origin, pathname } = new URL(image)
        expect(origin).toBe(new URL((await content(page, 'og:url')) ?? '').origin)

        const response = await request.get(pathname)
        expect(response.status()).toBe(200)
        // The networks show neither vector files nor AVIF.
        expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)/)
        expect(await sizeOf(page, pathname)).toEqual({
          width: Number(await content(page, 'og:image:width')),
          height: Number(await content(page, 'og:image:height')),
        })
        expect(Number(await content(page, 'og:image:width'))).toBe(1200)
      })

      test('is in Portuguese, scales freely and declares its icons', async ({ page, request }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
        expect(await content(page, 'viewport')).not.toMatch(/maximum-scale|user-scalable/)
        expect(await content(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/i)
        const icons = await page
          .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
        expect(icons.length).toBeGreaterThanOrEqual(3)
        for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
      })
    })
  }

  test('differs from page to page', async ({ page }) => {
    const heads = []
    for (const path of ['/', '/desentupimento']) {
      await page.goto(path)
      heads.push([
        await page.title(),
        await content(page, 'description'),
        await content(page, 'keywords'),
        await content(page, 'og:image'),
      ])
    }
    const [home = [], drains = []] = heads
    for (const [index, text] of home.entries()) expect(drains[index]).not.toBe(text)
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

  test('the sitemap lists both pages under their canonical addresses', async ({
    page,
    request,
  }) => {
    const canonicals = []
    for (const path of ['/', '/desentupimento']) {
      await page.goto(path)
      const href = await page.locator('link[rel=canonical]').getAttribute('href')
      canonicals.push(new URL(href ?? '').href)
    }
    const response = await request.get('/sitemap.xml')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/xml/)
    const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    expect(listed.map(([, url]) => url)).toEqual(canonicals)
  })

  test('the manifest names icons that exist, in their declared size', async ({ page }) => {
    await page.goto('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const response = await page.request.get(href ?? '')
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = await response.json()
    expect(manifest).toMatchObject({ lang: 'pt-BR', start_url: '/' })
    expect(manifest.name).toMatch(/\S{3}/)
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.status(), src).toBe(200)
      expect(icon.headers()['content-type'], src).toBe(type)
      const { width, height } = await sizeOf(page, src)
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test('favicon.ico is where browsers look for it', async ({ request }) => {
    const response = await request.get('/favicon.ico')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })
})
