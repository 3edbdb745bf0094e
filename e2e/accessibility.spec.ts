import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { interfaceTexts } from '@/content/site'
import { paths } from '@/lib/routes'
import { expect, NOWHERE, openMenu, startIslands, test } from './fixtures'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rules that a colour scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** One line for each finding, so that a failure is readable. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
    // Sections that are laid out later count as well.
    for (const section of document.querySelectorAll<HTMLElement>('main > *, footer'))
      section.style.contentVisibility = 'visible'
  })
  // Legacy: in the page alone, since there are no frames to collect from with a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

test.describe('axe finds nothing wrong', () => {
  for (const path of [...paths, NOWHERE])
    test(`on ${path} with every answer open, by day and at night`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(path)
      await startIslands(page)
      for (const details of await page.locator('details').all())
        await details.evaluate((element) => {
          // They share a name, so opening one would close the one before.
          element.removeAttribute('name')
          element.setAttribute('open', '')
        })
      expect.soft(await findings(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await findings(page, COLOURS), 'at night').toEqual([])
      if (path === NOWHERE) consoleErrors.splice(0)
    })

  test('with the menu open', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    expect(await findings(page)).toEqual([])
  })
})

test('the first focusable link skips the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: interfaceTexts.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Describes the element that covers a part of the focused one; empty when nothing does. */
function hidesFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim()
    // A whole row of cards, which can be scrolled by the keyboard, may be taller than the screen.
    if (height > innerHeight / 2 && top < innerHeight / 2 && bottom > innerHeight / 2) return ''
    if (top < 0 || left < 0 || bottom > innerHeight || right > document.documentElement.clientWidth)
      return `the edge of the screen hides ${name}: ${left}, ${top} to ${right}, ${bottom} at ${scrollX}, ${scrollY} in ${innerWidth} × ${innerHeight}`
    const inset = Math.min(4, width / 4, height / 4)
    const over = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].flatMap(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(x, y)
      return seen && (focused.contains(seen) || seen.contains(focused)) ? [] : [seen]
    })
    return over.length > 0 ? `${over[0]?.outerHTML.slice(0, 60)} hides ${name}` : ''
  })
}

test.describe('an element focused by Tab is covered by neither the header nor the chat button', () => {
  // A low screen leaves the least room between header and chat button, a narrow one makes rows of cards.
  for (const [path, screen, tag] of [
    ['/', { width: 320, height: 568 }, '@phone'],
    ['/desentupimento', { width: 844, height: 390 }, '@phone'],
    ['/', { width: 1440, height: 900 }, '@desktop'],
  ] as const)
    test(`on ${path} at ${screen.width} × ${screen.height}`, { tag }, async ({ page }) => {
      test.slow()
      await page.setViewportSize(screen)
      await page.goto(path)
      await startIslands(page)
      // A font that arrives late would move the text.
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const stops = await page.locator('a[href]:visible, button:visible, summary:visible').count()
      expect(stops).toBeGreaterThan(15)
      const hidden: string[] = []
      // Rows that scroll sideways may take the focus themselves.
      const presses = stops + 3
      // Forwards, the next element enters from below; backwards, from above, where the header is.
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < presses; press++) {
          await page.keyboard.press(key)
          if (!(await hidesFocus(page))) continue
          // A row that scrolls sideways takes a moment to settle, longer on a busy machine.
          await expect
            .poll(() => hidesFocus(page), { timeout: 5000 })
            .toBe('')
            .catch(async () => hidden.push(`${key}: ${await hidesFocus(page)}`))
        }
      expect(hidden).toEqual([])
    })
})

test('motion stops when the visitor asks for less', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  // The dialog that takes the panel's place has no animation in any case.
  await startIslands(page)
  await page.evaluate(() => {
    for (const start of ['animationstart', 'transitionrun'])
      addEventListener(start, () => Object.assign(window, { moved: start }), true)
  })
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeUndefined()
})
