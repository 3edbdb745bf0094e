import type { Page } from '@playwright/test'
import { paths } from '@/content/routes'
import { interfaceTexts } from '@/content/site'
import { chatLinks, expect, SCREENS, test, UNKNOWN_PATH } from './fixtures'

/* How the pages are composed: what is always there, what covers nothing, what can be told apart. */

const float = (page: Page) => page.getByRole('link', { name: interfaceTexts.floatingChat })

/** The titles and chat links of the page that lie under the floating button, which may lie over pictures and tiles. */
const covered = (page: Page) =>
  float(page).evaluate((button) => {
    const place = button.getBoundingClientRect()
    const isUnder = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isBeside = left >= place.right || right <= place.left
      return !isBeside && top < place.bottom && bottom > place.top
    }
    return [...document.querySelectorAll('main :is(h1, [href^="https://wa.me/"])')]
      .filter(isUnder)
      .map((element) => element.textContent)
  })

for (const path of [...paths, UNKNOWN_PATH])
  test(`the first screen of ${path} has its chat button, and a round one that covers no other`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const button = chatLinks(page.getByRole('main')).first()
    for (const screen of [...SCREENS, { width: 844, height: 390 }]) {
      await page.setViewportSize(screen)
      await expect(button, `${screen.width} px`).toBeInViewport({ ratio: 1 })
      await expect(float(page), `${screen.width} px`).toBeInViewport({ ratio: 1 })
      await float(page).click({ trial: true })
      expect(await covered(page), `${screen.width} px wide`).toEqual([])
    }
    // The 404 page logs an error by design.
    consoleErrors.splice(0)
  })

for (const path of paths) {
  test.describe(`${path}, as every page,`, () => {
    test.beforeEach(({ page }) => page.goto(path))

    test('keeps the header and a round chat button on the screen', async ({ page }) => {
      const header = page.getByRole('banner')
      const place = await float(page).boundingBox()
      const screen = page.viewportSize()
      if (!place || !screen) throw new Error('the button is not on the screen')
      expect(place.width).toBe(place.height)
      expect(screen.width - place.x - place.width).toBeLessThan(64)
      expect(screen.height - place.y - place.height).toBeLessThan(64)
      const radius = await float(page).evaluate((link) => getComputedStyle(link).borderRadius)
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(place.width / 2)

      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      expect(await float(page).boundingBox()).toEqual(place)
      for (const control of await header.locator('a:visible, button:visible').all())
        await expect(control).toBeInViewport({ ratio: 1 })
      const box = await header.boundingBox()
      expect(box && box.y + box.height, 'a strip').toBeLessThan(screen.height / 8)
    })

    test('gives a finger 44 pixels for each link and button', { tag: '@phone' }, async ({
      page,
    }) => {
      const small = await page.locator('a, button, summary').evaluateAll((targets) =>
        targets.flatMap((target) => {
          // A link in a sentence or in the list of facts is as high as its line; the skip link is for the keyboard.
          const words = (node?: Element | null) => node?.textContent?.trim().length ?? 0
          const sentence = target.closest('p')
          const links = [...(sentence?.querySelectorAll('a') ?? [])]
          const inLinks = links.reduce((sum, link) => sum + words(link), 0)
          const isInSentence = words(sentence) > inLinks + links.length + 8
          const isLine = isInSentence || target.matches('dd a, .skip-link')
          if (!target.checkVisibility() || isLine) return []
          const { width, height } = target.getBoundingClientRect()
          return width >= 44 && height >= 44 ? [] : `${target.textContent}: ${width} × ${height}`
        }),
      )
      expect(small).toEqual([])
    })
  })
}
