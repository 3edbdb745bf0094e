import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { expectUnmoved, settledBox } from './boxes'
import { expect, floatingChat, startIslands, test, waitForFonts } from './fixtures'
import { stopPainting } from './page-checks'

const { content } = readLastBuild()

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

  /**
   * Records the focused element before each key, and at the call of the returned function: its index
   * among the tab stops, or -1, the width of its focus ring in pixels, and what hides a part of it.
   */
  async function recordStops(page: Page) {
    const count = await page.evaluate(() => {
      const stops = [...document.querySelectorAll('a[href], button, summary')].filter((stop) =>
        stop.checkVisibility({ visibilityProperty: true }),
      )
      const focusedStop = () => {
        const focused = document.activeElement ?? document.body
        const { borderBottomRightRadius, outlineStyle, outlineWidth } = getComputedStyle(focused)
        const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
        const name = focused.outerHTML.slice(0, 60)
        const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
        const seen = { stop: stops.indexOf(focused), name, ring }
        // A row of cards and the page, which take the focus too, may be taller than the screen. They are
        // then uncovered if its middle shows them.
        const isTall = height > innerHeight / 2 && top < innerHeight / 2 && bottom > innerHeight / 2
        const { clientWidth } = document.documentElement
        const isOutside = top < 0 || left < 0 || bottom > innerHeight || right > clientWidth
        if (isOutside && !isTall)
          return { ...seen, hidden: `the edge of the screen hides ${name}: ${left}, ${top}` }
        // So far from the corners that a rounded one, which shows what lies behind, is outside.
        const corner = Math.max(4, 0.35 * Number.parseFloat(borderBottomRightRadius))
        const inset = Math.min(corner, width / 4, height / 4)
        const points = isTall
          ? [[(Math.max(left, 0) + Math.min(right, clientWidth)) / 2, innerHeight / 2]]
          : [
              [(left + right) / 2, (top + bottom) / 2],
              [left + inset, top + inset],
              [right - inset, top + inset],
              [left + inset, bottom - inset],
              [right - inset, bottom - inset],
            ]
        const over = points.flatMap(([x = 0, y = 0]) => {
          const front = document.elementFromPoint(x, y)
          return front && (focused.contains(front) || front.contains(focused)) ? [] : [front]
        })
        const hidden = over.length > 0 ? `${over[0]?.outerHTML.slice(0, 60)} hides ${name}` : ''
        return { ...seen, hidden }
      }
      const records = [focusedStop()]
      const record = () => records.push(focusedStop())
      addEventListener('keydown', record, { capture: true })
      Object.assign(window, {
        takeRecords: () => {
          record()
          return records.splice(0)
        },
      })
      return stops.length
    })
    type Stop = { stop: number; name: string; ring: number; hidden: string }
    const take = () => page.evaluate(() => (Reflect.get(window, 'takeRecords') as () => Stop[])())
    return { count, take }
  }

  // 844 × 390 px has the least room between header and chat button. 320 px has rows of cards.
  for (const [path, viewport, tag] of [
    ['/', { width: 320, height: 568 }, '@phone'],
    ['/desentupimento', { width: 844, height: 390 }, '@phone'],
    ['/', { width: 1440, height: 900 }, '@desktop'],
  ] as const)
    test(`focuses every link and button of ${path} at ${viewport.width} × ${viewport.height} by Tab, each uncovered and with a focus ring`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await startIslands(page)
      await waitForFonts(page)
      await stopPainting(page)
      const { count, take } = await recordStops(page)
      expect(count).toBeGreaterThan(15)
      // Backwards too, because elements then enter from above, where the header is.
      for (const direction of ['forwards', 'backwards']) {
        if (direction === 'backwards') await page.keyboard.down('Shift')
        // Needs more presses than there are links and buttons, because a row of cards and each of its dots
        // take the focus too. A dot is no element: while it has the focus, `document.activeElement` is its
        // row, so that each dot counts as a record of the row. Sends all presses at once, because a frame
        // for each takes most of the time.
        await Promise.all(Array.from({ length: count + 24 }, () => page.keyboard.press('Tab')))
        const records = await take()
        const hidden = records.flatMap(({ hidden }) => hidden || [])
        expect(hidden, direction).toEqual([])
        const stops = records.filter(({ stop }) => stop >= 0)
        const noRing = stops.flatMap(({ name, ring }) => (ring < 2 ? name : []))
        expect(noRing, 'elements without a focus ring').toEqual([])
        expect(new Set(stops.map(({ stop }) => stop)).size, 'reached elements').toBe(count)
      }
    })
})
