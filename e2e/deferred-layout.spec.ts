import type { Page } from '@playwright/test'
import { paths } from '@/content/routes'
import { expect, holdBack, test } from './fixtures'

/** How many headings stand in sections that are not laid out. */
const deferred = (page: Page) =>
  page
    .getByRole('heading', { level: 2 })
    .evaluateAll(
      (all) => all.filter((h) => !h.checkVisibility({ contentVisibilityAuto: true })).length,
    )

test.describe('what stands below the first screen', { tag: '@phone' }, () => {
  for (const path of paths)
    test(`of ${path} is laid out some time after the load`, async ({ page }) => {
      // The load waits for a picture.
      const release = await holdBack(page, /\/images\/hero-/)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => deferred(page)).toBeGreaterThan(2)
      release()
      await expect.poll(() => deferred(page)).toBe(0)
    })

  test.describe('as long as the pause behind the load lasts', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
    })

    test('is laid out for a picture of the whole page', async ({ page }) => {
      await page.goto('/')
      await page.screenshot({ fullPage: true })
      expect(await deferred(page)).toBe(0)
    })

    test('fetches its pictures with the first scroll', async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      const pictures = async () => {
        const images = await page.locator('.section img').all()
        const sources = await Promise.all(images.map((image) => image.getAttribute('src')))
        return fetched.filter((path) => sources.includes(path))
      }
      // A busy browser may give the screen its first size after the load, which lays out the whole page.
      await page.addInitScript(() =>
        addEventListener('resize', (event) => event.stopImmediatePropagation()),
      )
      await page.goto('/')
      expect(await pictures()).toEqual([])
      await page.mouse.wheel(0, 10)
      await expect.poll(pictures).not.toEqual([])
    })
  })
})
