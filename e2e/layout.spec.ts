import type { Page } from '@playwright/test'
import { paths } from '@/lib/routes'
import { expect, test as fresh, NOWHERE, openMenu, startIslands } from './fixtures'
import { test } from './kept-page'

const WIDTHS = [320, 360, 390, 480, 600, 768, 1024, 1280, 1440, 1920, 2560]

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

test.describe('between 320 and 2560 pixels', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE]) {
    test(`${path} never scrolls sideways and cuts off no line and breaks no word`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { overflow, outside } = await page.evaluate(() => {
          const root = document.documentElement
          const scrolls = (element: Element | null): boolean =>
            !!element &&
            element !== root &&
            (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
              scrolls(element.parentElement))
          const texts = document.querySelectorAll(
            'h1, h2, h3, h4, p, li, dt, dd, a, button, summary',
          )
          return {
            overflow: Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth,
            outside: [...texts].flatMap((element) => {
              const { left, right, width: wide } = element.getBoundingClientRect()
              const inside = left >= -1 && right <= root.clientWidth + 1
              return inside || wide <= 1 || scrolls(element)
                ? []
                : `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
            }),
          }
        })
        expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(outside, `at ${width} px`).toEqual([])
        expect.soft(await brokenWords(page), `at ${width} px`).toEqual([])
      }
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }

  for (const path of paths) {
    test(`the drawing at the top of ${path} ends at the page’s edge and leaves the texts alone`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const width of WIDTHS.filter((each) => each >= 768)) {
        await page.setViewportSize({ width, height: 900 })
        // Until the wide drawing has come, the narrow one has its own proportions.
        await expect(async () => {
          const gaps = await page.evaluate(() => {
            const find = (selector: string) => document.querySelector(selector) ?? document.body
            const drawing = find('.hero-picture img').getBoundingClientRect()
            const headline = document.createRange()
            headline.selectNodeContents(find('.hero-text h1'))
            return {
              edge: document.documentElement.clientWidth - drawing.right,
              headline: drawing.left - headline.getBoundingClientRect().right,
              highlights:
                (find('.hero-highlights').getBoundingClientRect().top - drawing.bottom) /
                drawing.height,
            }
          })
          expect(gaps.edge, `at ${width} px`).toBeCloseTo(0, 0)
          expect(gaps.headline, `at ${width} px`).toBeGreaterThan(0)
          // Nothing but the lens's shadow is in its lowest part.
          expect(gaps.highlights, `at ${width} px`).toBeGreaterThan(-0.03)
        }).toPass({ timeout: 20_000 })
      }
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

fresh('the page does not move while it loads and its pictures arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await startIslands(page)
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img, footer img')) {
      picture.scrollIntoView()
      await picture.decode()
    }
    await new Promise(requestAnimationFrame)
  })
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
})

test.describe('every image has its space before it loads', { tag: '@phone' }, () => {
  /** Width and height of each image, in page order, loaded or not. */
  function places(page: Page): Promise<string[]> {
    return page.locator('main img, footer img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return `${picture.getAttribute('src')}: ${Math.round(width)} × ${Math.round(height)}`
      }),
    )
  }

  for (const path of paths)
    test(`on ${path}`, async ({ page }) => {
      const pictures = '**/images/**'
      for (const width of [320, 390, 768, 1440]) {
        let release = () => {}
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        // On an open page, the browser takes its time to choose the picture of another width.
        await page.setViewportSize({ width, height: 844 })
        await page.route(pictures, async (route) => {
          await released
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
        )
        const empty = await places(page)
        expect(empty.length).toBeGreaterThan(9)
        release()
        await page.locator('main img, footer img').evaluateAll((found) =>
          Promise.all(
            found.map((it) => {
              const picture = it as HTMLImageElement
              picture.loading = 'eager'
              return picture.decode()
            }),
          ),
        )
        expect(await places(page), `${width} pixels`).toEqual(empty)
        await page.unroute(pictures)
      }
    })
})

test.describe('a photo with its sources takes the space of the drawing', {
  tag: '@desktop',
}, () => {
  /** The position of each picture and each heading, in page order. */
  function places(page: Page): Promise<string[]> {
    return page.locator('main :is(img, h2, h3)').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y + scrollY, width, height].map(Math.round).join(' ')
      }),
    )
  }

  for (const path of paths) {
    const width = path === '/' ? 390 : 1440
    test(`on ${path} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const before = await places(page)
      await page.locator('main img').evaluateAll((pictures) => {
        for (const img of pictures.filter((it) => it.parentElement?.tagName !== 'PICTURE')) {
          const picture = document.createElement('picture')
          img.replaceWith(picture)
          // A type that no browser supports, so the same drawing is still shown.
          const source = document.createElement('source')
          source.type = 'image/none'
          source.srcset = '/none'
          picture.append(source, img)
        }
      })
      await expect(page.locator('main picture')).toHaveCount(await page.locator('main img').count())
      expect(await places(page)).toEqual(before)
    })
  }
})
