import type { Page } from '@playwright/test'
import { interfaceTexts } from '@/content/site'
import { paths } from '@/lib/routes'
import { expect, test } from './fixtures'

/* How the pages are composed: what is large, what has room, what covers nothing. Sizes in relation, no pictures. */

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const float = (page: Page) => page.getByRole('link', { name: interfaceTexts.floatingChat })

/** The words, pictograms and buttons of the page that lie under the floating button. */
const covered = (page: Page) =>
  float(page).evaluate((button) => {
    const place = button.getBoundingClientRect()
    const boxes = [...document.querySelectorAll('main :is(a, h1, h2, h3, p, li, summary)')].flatMap(
      (element) => {
        if (element.matches(':is(a, summary)')) return [[element, element.getBoundingClientRect()]]
        const range = document.createRange()
        return [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) => {
            range.selectNodeContents(node)
            return [...range.getClientRects()].map((rect) => [element, rect])
          })
      },
    ) as [Element, DOMRect][]
    return boxes
      .filter(
        ([, box]) =>
          box.width > 0 &&
          box.left < place.right &&
          box.right > place.left &&
          box.top < place.bottom &&
          box.bottom > place.top,
      )
      .map(([element]) => element.textContent)
  })

for (const scripts of [true, false])
  test.describe(`at the top of a page, with scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })
    for (const path of [...paths, '/no-such-page'])
      test(`the chat button of ${path} takes a click and covers nothing`, async ({
        page,
        consoleErrors,
      }) => {
        await page.goto(path)
        for (const screen of SCREENS) {
          await page.setViewportSize(screen)
          await expect(float(page), `${screen.width} px`).toBeInViewport({ ratio: 1 })
          await float(page).click({ trial: true })
          if (scripts) expect(await covered(page), `${screen.width} px wide`).toEqual([])
        }
        // The 404 says what it is.
        consoleErrors.splice(0)
      })
  })

test.describe('on a desk', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const path of paths)
    test(`${path} leaves silence between its sections, and its figures are the largest words`, async ({
      page,
    }) => {
      await page.goto(path)
      const spaces = await page
        .locator('main .section')
        .evaluateAll((sections) =>
          sections.map((section) => Number.parseFloat(getComputedStyle(section).paddingTop)),
        )
      for (const space of spaces) {
        expect(space).toBeGreaterThanOrEqual(48)
        expect(space).toBeLessThanOrEqual(88)
      }
      const size = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      expect(await size('.figures strong')).toBeGreaterThan(await size('.section h2'))
    })

  test('a pest fills the head of its card, and its link keeps to one line at the foot', async ({
    page,
  }) => {
    await page.goto('/')
    const cards = await page.locator('.pest-card').evaluateAll((all) =>
      all.map((card) => {
        const box = card.getBoundingClientRect()
        const [portrait, link] = ['img', 'a'].map((tag) =>
          card.querySelector(tag)?.getBoundingClientRect(),
        )
        return {
          head: portrait && [
            portrait.top - box.top,
            portrait.width / box.width,
            portrait.width / portrait.height,
          ],
          foot: link && box.bottom - link.bottom,
          line: link?.height,
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(0)
    for (const { head, foot, line } of cards) {
      expect(head?.[0]).toBeCloseTo(0, 0)
      expect(head?.[1]).toBeCloseTo(1, 2)
      expect(head?.[2]).toBeCloseTo(4 / 3, 2)
      expect(foot).toBeLessThan(24)
      expect(line).toBeLessThan(48)
    }
  })

  test('the insects leave one by one while the visitor reads on, the scorpion last', async ({
    page,
    browser,
  }) => {
    const opacities = (which: Page) =>
      which
        .locator('.hero-insects img')
        .evaluateAll((insects) => insects.map((insect) => Number(getComputedStyle(insect).opacity)))
    // With motion reduced, all of them stay.
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    expect(await opacities(page)).toEqual([1, 1, 1, 1])

    const context = await browser.newContext({ reducedMotion: 'no-preference' })
    const moving = await context.newPage()
    await moving.goto(page.url())
    expect(await opacities(moving)).toEqual([1, 1, 1, 1])
    await moving.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
    await expect.poll(async () => (await opacities(moving))[2]).toBe(0)
    expect((await opacities(moving))[0]).toBe(1)
    await moving.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => opacities(moving)).toEqual([0, 0, 0, 0])
    await context.close()
  })

  test('a small laptop shows the tiles under the first words', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 })
    await page.goto('/')
    for (const tile of await page.locator('.problem-tile').all())
      await expect(tile).toBeInViewport({ ratio: 1 })
  })

  for (const path of paths)
    test(`the four grounds of ${path} can be told apart at night`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      const grounds = await page.evaluate(() => {
        const canvas = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true })
        return ['.about', '.services', '.service-card', '.site-footer'].map((selector) => {
          const element = document.querySelector(selector)
          if (!element || !canvas) throw new Error(`no ${selector}`)
          canvas.fillStyle = getComputedStyle(element).backgroundColor
          canvas.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
            (value) => (value / 255) ** 2.2,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        })
      })
      grounds.sort((one, other) => one - other)
      for (const [at, ground] of grounds.slice(1).entries())
        expect((ground + 0.05) / ((grounds[at] ?? 0) + 0.05)).toBeGreaterThan(1.1)
    })
})
