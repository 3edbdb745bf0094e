import { company, interfaceTexts } from '@/content/site'
import { headerLinks } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { paths } from '@/lib/routes'
import { chatLinks, expect, PAGES, test } from './fixtures'

// e2e/content.spec.ts tests the words of the pages.
for (const path of paths) {
  test.describe(`${path}, as every page,`, () => {
    test.beforeEach(({ page }) => page.goto(path))

    test('has its chat button on the first screen of a small phone, and of one on its side', {
      tag: '@phone',
    }, async ({ page }) => {
      const button = page
        .getByRole('main')
        .getByRole('link', { name: PAGES[path].hero.button, exact: true })
        .first()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const [width, height] of [
        [360, 640],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    })

    test('keeps the header and a round chat button on the screen', async ({ page }) => {
      const header = page.getByRole('banner')
      const float = page.getByRole('link', { name: interfaceTexts.floatingChat })
      const place = await float.boundingBox()
      const screen = page.viewportSize()
      if (!place || !screen) throw new Error('the button is not on the screen')
      expect(place.width).toBe(place.height)
      expect(place.width).toBeGreaterThanOrEqual(44)
      expect(screen.width - place.x - place.width).toBeLessThan(64)
      expect(screen.height - place.y - place.height).toBeLessThan(64)
      const radius = await float.evaluate((link) => getComputedStyle(link).borderRadius)
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(place.width / 2)

      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      expect(await float.boundingBox()).toEqual(place)
      for (const control of await header.locator('a:visible, button:visible').all())
        await expect(control).toBeInViewport({ ratio: 1 })
      const box = await header.boundingBox()
      expect(box && box.y + box.height, 'a strip').toBeLessThan(screen.height / 8)
    })

    test('has name, two links, phone and contact button in its header', {
      tag: '@desktop',
    }, async ({ page }) => {
      const header = page.getByRole('banner')
      const home = header.getByRole('link', { name: new RegExp(interfaceTexts.homeLink) })
      await expect(home).toHaveAttribute('href', '/')
      await expect(home).toContainText(company.name)
      for (const { label, href } of headerLinks)
        await expect(header.getByRole('link', { name: label })).toHaveAttribute('href', href)
      await expect(chatLinks(header).filter({ visible: true })).toHaveText([
        `${interfaceTexts.whatsapp} ${displayPhone(company.phone)}`,
        interfaceTexts.contactButton,
      ])
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
