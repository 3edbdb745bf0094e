import type { Page } from '@playwright/test'
import { interfaceTexts } from '@/content/site'
import { expect, startIslands, test } from './fixtures'

test('the first focusable link skips the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: interfaceTexts.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

const STOPS = 'a[href], button, summary'

/** The focused element: its place among the visible stops, or -1, the width of its ring, and what covers a part of it. */
function focusedStop(page: Page) {
  return page.evaluate((stops) => {
    const visible = [...document.querySelectorAll(stops)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    const focused = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
    const name = focused.outerHTML.slice(0, 60)
    const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    const seen = { stops: visible.length, stop: visible.indexOf(focused), name, ring }
    // A whole row of cards, which can be scrolled by the keyboard, may be taller than the screen.
    const isTall = height > innerHeight / 2 && top < innerHeight / 2 && bottom > innerHeight / 2
    if (focused === document.body || isTall) return { ...seen, hidden: '' }
    if (top < 0 || left < 0 || bottom > innerHeight || right > document.documentElement.clientWidth)
      return { ...seen, hidden: `the edge of the screen hides ${name}: ${left}, ${top}` }
    const inset = Math.min(4, width / 4, height / 4)
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
  }, STOPS)
}

// A low screen leaves the least room between header and chat button, a narrow one makes rows of cards.
for (const [path, screen, tag] of [
  ['/', { width: 320, height: 568 }, '@phone'],
  ['/desentupimento', { width: 844, height: 390 }, '@phone'],
  ['/', { width: 1440, height: 900 }, '@desktop'],
] as const)
  test(`Tab reaches every link and button of ${path}, with a ring and covered by nothing, at ${screen.width} × ${screen.height}`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize(screen)
    await page.goto(path)
    await startIslands(page)
    // A font that arrives late would move the text.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const { stops } = await focusedStop(page)
    expect(stops).toBeGreaterThan(15)
    const hidden: string[] = []
    const noRing: string[] = []
    const reached = new Set<number>()
    // Rows that scroll sideways may take the focus themselves.
    const presses = stops + 24
    // Forwards, the next element enters from below; backwards, from above, where the header is.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < presses; press++) {
        await page.keyboard.press(key)
        const { stop, name, ring } = await focusedStop(page)
        if (stop >= 0) reached.add(stop)
        if (stop >= 0 && ring < 2) noRing.push(name)
        // A row that scrolls sideways takes a moment to settle, longer on a busy machine.
        await expect
          .poll(async () => (await focusedStop(page)).hidden, { timeout: 5000 })
          .toBe('')
          .catch(async () => hidden.push(`${key}: ${(await focusedStop(page)).hidden}`))
      }
    expect(hidden).toEqual([])
    expect(noRing, 'have no ring').toEqual([])
    expect(reached.size, 'are reached').toBe((await focusedStop(page)).stops)
  })
test('motion stops when the visitor asks for less', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
  )
  expect(moving).toEqual([])
})
