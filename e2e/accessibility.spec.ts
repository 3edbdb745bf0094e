import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, NOWHERE, openMenu, startScripts, test } from './fixtures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** One line for each finding, so that a failure can be read. */
async function findings(page: Page): Promise<string[]> {
  // Headings, pictures and colours that only a scrolled page shows count as well.
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()))
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

for (const path of ['/', '/desentupimento', NOWHERE]) {
  test.describe(`axe finds nothing wrong on ${path}`, () => {
    test.beforeEach(async ({ page, noise }) => {
      await page.goto(path)
      await startScripts(page)
      if (path === NOWHERE) noise.splice(0)
    })

    test('with the menu closed and every answer open', async ({ page }) => {
      for (const details of await page.locator('details').all())
        await details.evaluate((element) => {
          // Their common name would close the one opened before.
          element.removeAttribute('name')
          element.setAttribute('open', '')
        })
      expect(await findings(page)).toEqual([])
    })

    test('with the menu open', { tag: '@phone' }, async ({ page }) => {
      await openMenu(page)
      expect(await findings(page)).toEqual([])
    })

    test('with the menu open on a screen that was turned', { tag: '@desktop' }, async ({
      page,
    }) => {
      const wide = page.viewportSize()
      if (!wide) throw new Error('no screen')
      await page.setViewportSize({ width: 390, height: 844 })
      await openMenu(page)
      await page.setViewportSize(wide)
      expect(await findings(page)).toEqual([])
    })
  })
}

test.describe('with the keyboard', () => {
  for (const path of ['/', '/desentupimento'])
    test(`the first stop on ${path} leads past the header`, async ({ page }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

  test('whatever has the focus is in sight, below the header', async ({ page }) => {
    await page.goto('/')
    await startScripts(page)
    const stops = await page.locator('a[href]:visible, button:visible, summary:visible').count()
    expect(stops).toBeGreaterThan(30)
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      // A row that scrolls sideways takes a moment to settle.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement
            if (!focused || focused === document.body) return 'in sight'
            const { left, top, right, bottom } = focused.getBoundingClientRect()
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return seen && (focused.contains(seen) || seen.contains(focused))
              ? 'in sight'
              : `${focused.textContent?.trim()} is under ${seen?.className ?? 'nothing'}`
          }),
        )
        .toBe('in sight')
    }
  })
})

test('motion stops when the visitor asks for less', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await openMenu(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
