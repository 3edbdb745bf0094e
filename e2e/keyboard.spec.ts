import type { Page } from '@playwright/test'
import { content } from '@/app/built/content'
import { expectUnmoved, settledBox } from './boxes'
import { expect, floatingChat, startIslands, test, waitForFonts } from './fixtures'

test.describe('keyboard', () => {
  test('moves the focus to the main content by the skip link', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: content.interface.general.skipLink })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('focuses the header of a scrolled page without scrolling the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    // The floating chat comes after the header.
    await floatingChat(page).evaluate((link) => link.focus({ preventScroll: true }))
    const title = page.locator('#servicos h2')
    const place = await settledBox(title)
    const header = page.getByRole('banner')
    for (let press = 0; press < 2; press++) {
      await page.keyboard.press('Shift+Tab')
      await expect(header.locator(':focus')).toBeInViewport()
      await expectUnmoved(title, place)
    }
  })

  const findStops = (page: Page) =>
    page.evaluateHandle(() =>
      [...document.querySelectorAll('a[href], button, summary')].filter((stop) =>
        stop.checkVisibility({ visibilityProperty: true }),
      ),
    )

  /**
   * Describes the focused element: its index among the tab stops, or -1, the width of its focus
   * ring in pixels, and what hides a part of it.
   */
  const focusedStop = (stops: Awaited<ReturnType<typeof findStops>>) =>
    stops.evaluate((stops) => {
      const focused = document.activeElement ?? document.body
      const { borderBottomRightRadius, outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
      const name = focused.outerHTML.slice(0, 60)
      const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      const seen = { stop: stops.indexOf(focused), name, ring }
      // A row of cards takes the focus for scrolling, and may be taller than the screen.
      const isTall = height > innerHeight / 2 && top < innerHeight / 2 && bottom > innerHeight / 2
      if (focused === document.body || isTall) return { ...seen, hidden: '' }
      const { clientWidth } = document.documentElement
      if (top < 0 || left < 0 || bottom > innerHeight || right > clientWidth)
        return { ...seen, hidden: `the edge of the screen hides ${name}: ${left}, ${top}` }
      // So far from the corners that a rounded one, which shows what lies behind, is outside.
      const corner = Math.max(4, 0.35 * Number.parseFloat(borderBottomRightRadius))
      const inset = Math.min(corner, width / 4, height / 4)
      const over = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ].flatMap(([x = 0, y = 0]) => {
        const front = document.elementFromPoint(x, y)
        return front && (focused.contains(front) || front.contains(focused)) ? [] : [front]
      })
      const hidden = over.length > 0 ? `${over[0]?.outerHTML.slice(0, 60)} hides ${name}` : ''
      return { ...seen, hidden }
    })

  // 844 × 390 px has the least room between header and chat button. 320 px has rows of cards.
  for (const [path, viewport, tag] of [
    ['/', { width: 320, height: 568 }, '@phone'],
    ['/desentupimento', { width: 844, height: 390 }, '@phone'],
    ['/', { width: 1440, height: 900 }, '@desktop'],
  ] as const)
    test(`focuses every link and button of ${path} at ${viewport.width} × ${viewport.height} by Tab, each uncovered and with a focus ring`, {
      tag,
    }, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.goto(path)
      await startIslands(page)
      await waitForFonts(page)
      const stops = await findStops(page)
      const count = await stops.evaluate(({ length }) => length)
      expect(count).toBeGreaterThan(15)
      const hidden: string[] = []
      const noRing: string[] = []
      const reached = new Set<number>()
      // Backwards too, because elements then enter from above, where the header is.
      for (const [key, last] of [
        ['Tab', count - 1],
        ['Shift+Tab', 0],
      ] as const) {
        let index = -1
        // Scrollable rows take the focus too, which needs more presses than there are stops.
        for (let press = 0; index !== last && press < count + 24; press++) {
          await page.keyboard.press(key)
          const found = await focusedStop(stops)
          index = found.stop
          if (index >= 0) reached.add(index)
          if (index >= 0 && found.ring < 2) noRing.push(found.name)
          if (!found.hidden) continue
          // A row takes a moment to scroll.
          await expect
            .poll(async () => (await focusedStop(stops)).hidden, { timeout: 5000 })
            .toBe('')
            .catch(() => hidden.push(`${key}: ${found.hidden}`))
        }
      }
      expect(hidden).toEqual([])
      expect(noRing, 'elements without a focus ring').toEqual([])
      expect(reached.size, 'reached elements').toBe(count)
    })
})
