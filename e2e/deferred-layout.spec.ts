import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** How many headings stand in sections that are not laid out. */
const deferred = (page: Page) =>
  page
    .getByRole('heading', { level: 2 })
    .evaluateAll(
      (all) => all.filter((h) => !h.checkVisibility({ contentVisibilityAuto: true })).length,
    )

// e2e/any-content.spec.ts waits until all is laid out.
test.describe('the content below the first screen, until the pause is over,', {
  tag: '@phone',
}, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  })

  test('is laid out for a picture of the whole page', async ({ page }) => {
    await page.goto('/')
    await page.clock.runFor(100)
    await page.screenshot({ fullPage: true })
    expect(await deferred(page)).toBe(0)
  })

  test('waits, and fetches its pictures with the first scroll', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const pictures = async () => {
      const images = await page.locator('.section img').all()
      const sources = await Promise.all(images.map((image) => image.getAttribute('src')))
      return fetched.filter((path) => sources.includes(path))
    }
    // As when the first frame, which gives the screen its size, comes after the load.
    await page.addInitScript(() =>
      addEventListener('pageshow', () => dispatchEvent(new Event('resize'))),
    )
    await page.goto('/')
    expect(await deferred(page)).toBeGreaterThan(2)
    expect(await pictures()).toEqual([])
    await page.mouse.wheel(0, 10)
    await expect.poll(pictures).not.toEqual([])
  })
})
