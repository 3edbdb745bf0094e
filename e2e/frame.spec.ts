import { company, interfaceTexts } from '@/content/site'
import { displayPhone } from '@/lib/phone'
import { paths } from '@/lib/routes'
import { chatLinks, expect, LABELS, PAGES } from './fixtures'
import { test } from './kept-page'

// What the pages say: e2e/content.spec.ts
for (const path of paths) {
  test.describe(`${path}, as every page,`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('has its chat button in the first screen of a small phone', {
      tag: ['@phone', '@content'],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: PAGES[path].hero.button, exact: true })
          .first(),
      ).toBeInViewport({ ratio: 1 })
    })

    test('keeps a round chat button at the bottom right', async ({ page }) => {
      const button = page.getByRole('link', { name: interfaceTexts.floatingChat })
      const places = []
      for (const top of [0, 1500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        places.push(await button.boundingBox())
      }
      const [place, scrolled] = places
      const screen = page.viewportSize()
      if (!place || !screen) throw new Error('the button is not on the screen')
      expect(scrolled).toEqual(place)
      expect(place.width).toBe(place.height)
      expect(place.width).toBeGreaterThanOrEqual(44)
      expect(screen.width - place.x - place.width).toBeLessThan(64)
      expect(screen.height - place.y - place.height).toBeLessThan(64)
      const radius = await button.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderRadius),
      )
      expect(radius).toBeGreaterThanOrEqual(place.width / 2)
    })

    test('keeps the header visible, in a strip of constant height', { tag: '@content' }, async ({
      page,
    }) => {
      const header = page.getByRole('banner')
      const bottom = async () => {
        const box = await header.boundingBox()
        return box ? box.y + box.height : Number.NaN
      }
      const whole = (await header.boundingBox())?.height ?? Number.NaN
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await expect(
        header.getByRole('link', { name: new RegExp(interfaceTexts.homeLink) }),
      ).toBeVisible()
      for (const control of await header.locator('a:visible, button:visible').all())
        await expect(control).toBeInViewport({ ratio: 1 })
      expect(await bottom()).toBeLessThan(whole)
      expect(await bottom()).toBeLessThanOrEqual(72)
    })

    test('has name, two links, phone and contact button in its header', {
      tag: ['@desktop', '@content'],
    }, async ({ page }) => {
      const header = page.getByRole('banner')
      const home = header.getByRole('link', { name: new RegExp(interfaceTexts.homeLink) })
      await expect(home).toHaveAttribute('href', '/')
      await expect(home).toContainText(company.name)
      for (const href of ['/#servicos', '/desentupimento'] as const)
        await expect(header.getByRole('link', { name: LABELS[href] })).toHaveAttribute('href', href)
      await expect(chatLinks(header).filter({ visible: true })).toHaveText([
        displayPhone(company.phone),
        interfaceTexts.contactButton,
      ])
    })
  })
}
