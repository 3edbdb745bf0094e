import { paths } from '@/lib/routes'
import { expect, test } from './fixtures'

const FONTS = '**/*.woff2'
const DISPLAY = '800 1rem Bricolage'

declare global {
  interface Window {
    shifts?: number[]
  }
}

for (const path of paths)
  test(`the top of ${path} does not move when the fonts arrive after its first paint`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts?.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      let send = () => {}
      const painted = new Promise<void>((resolve) => {
        send = resolve
      })
      await page.route(FONTS, async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      expect(await page.evaluate((font) => document.fonts.check(font), DISPLAY)).toBe(false)
      send()
      await page.waitForFunction((font) => document.fonts.check(font), DISPLAY)
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
      const shifts = await page.evaluate(() => window.shifts ?? [])
      // Nothing moves with the copy as it is; another may break a line elsewhere.
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `${width} pixels`,
      ).toBeLessThan(0.05)
      await page.unroute(FONTS)
    }
  })

for (const path of paths)
  test(`a first look at ${path} takes two fonts, its own tiles, and eight requests at the most`, {
    tag: '@phone',
  }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const preloaded = page.locator('link[rel=preload][as=font]')
    const fonts = await preloaded.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    )
    expect(fonts).toHaveLength(2)
    expect(asked.filter((it) => it.endsWith('.woff2')).sort()).toEqual(fonts.sort())
    const tiles = await page
      .locator('.hero')
      .evaluate((hero) =>
        getComputedStyle(hero).backgroundImage.slice('url("'.length, -'")'.length),
      )
    const ahead = page.locator('link[rel=preload][as=image]')
    await expect(ahead).toHaveAttribute('imagesrcset', new URL(tiles).pathname)
    expect(asked.filter((it) => it.includes('/sheet-'))).toEqual([new URL(tiles).pathname])
    // What the loader fetches ahead comes seconds later.
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8)
  })
