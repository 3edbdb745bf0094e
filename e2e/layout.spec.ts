import type { Page } from '@playwright/test'
import { paths } from '@/lib/routes'
import { expect, holdBack, NOWHERE, openMenu, PAGES, startIslands, test } from './fixtures'

// The first is that of a phone whose page is enlarged to twice its size.
const WIDTHS = [195, 320, 360, 390, 480, 600, 768, 1024, 1280, 1440, 1920, 2560]

/** Words broken across two lines, which should have wrapped as a whole. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of node.nodeValue?.matchAll(/[\p{L}\d]+/gu) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** By how much the page is wider than the screen, and the texts that are cut off or wider than their box. */
function misplaced(page: Page): Promise<{ overflow: number; outside: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement
    const scrolls = (element: Element | null): boolean =>
      !!element &&
      element !== root &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement))
    const outside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1) return false
      const isInside = (left >= -1 && right <= root.clientWidth + 1) || scrolls(element)
      // The mark of an open answer turns, and its corners reach beyond its box.
      return !isInside || (element.scrollWidth > Math.ceil(width) && !element.matches('summary'))
    }
    const texts = document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, a, button, summary')
    // A screen reader scrolls even a section that hides what is too wide, for good.
    for (const section of document.querySelectorAll('section')) section.scrollLeft = 999
    return {
      overflow: Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth,
      outside: [...texts]
        .filter(outside)
        .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
    }
  })
}

test.describe('between 195 and 2560 pixels', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE]) {
    test(`${path} never scrolls sideways, keeps each line in its box and breaks no word`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const found = await misplaced(page)
        expect.soft(found, `at ${width} px`).toEqual({ overflow: 0, outside: [] })
        expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
      }
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }

  test('the open menu fits the narrowest and the shortest screen', async ({ page }) => {
    for (const screen of [
      { width: 320, height: 568 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(screen)
      await page.goto('/')
      const menu = await openMenu(page)
      await expect
        .poll(async () => {
          const box = await menu.boundingBox()
          return box && box.x >= 0 && box.x + box.width <= screen.width
        })
        .toBe(true)
      for (const link of await menu.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

test('the first screen shows the problems, however small it is', async ({ page, isMobile }) => {
  const tiles = page
    .getByRole('navigation', { name: PAGES['/'].problems.title })
    .getByRole('listitem')
  const all = PAGES['/'].problems.items.length
  const screens = isMobile
    ? [
        { width: 390, height: 844, whole: 6 },
        { width: 360, height: 740, whole: 3 },
      ]
    : [{ width: 1440, height: 900, whole: all }]
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const { whole, ...screen } of screens) {
    await page.setViewportSize(screen)
    for (const tile of (await tiles.all()).slice(0, whole))
      await expect(tile, `${screen.width} px wide`).toBeInViewport({ ratio: 1 })
  }
})

test.describe('nothing moves', () => {
  for (const path of paths)
    test(`when the fonts and pictures of ${path} arrive after its first paint`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const release = await holdBack(page, /\.woff2$|\/images\//)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      const pictures = page.locator('main img, footer img')
      const spaces = () =>
        pictures.evaluateAll((all) =>
          all.map((picture) => {
            const { width, height } = picture.getBoundingClientRect()
            return `${picture.getAttribute('src')}: ${Math.round(width)} × ${Math.round(height)}`
          }),
        )
      await page.waitForFunction(() => document.readyState === 'interactive')
      const empty = await spaces()
      expect(empty.length).toBeGreaterThan(9)
      release()
      await page.waitForLoadState('load')
      await startIslands(page)
      await pictures.evaluateAll(async (all) => {
        await document.fonts.ready
        for (const picture of all as HTMLImageElement[]) {
          picture.scrollIntoView()
          await picture.decode()
        }
        await new Promise(requestAnimationFrame)
      })
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
      expect(await spaces()).toEqual(empty)
    })
})

test('print cuts no word of a card, on small paper either', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const cards = page.locator('#servicos').getByRole('listitem')
  for (const width of [718, 598]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const card of await cards.all()) {
      const box = await card.boundingBox()
      expect(box && box.x + box.width).toBeLessThanOrEqual(width)
    }
  }
})
