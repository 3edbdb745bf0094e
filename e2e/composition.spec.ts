import type { Page } from '@playwright/test'
import { paths } from '@/content/routes'
import { company, interfaceTexts } from '@/content/site'
import { headerLinks } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { chatLinks, expect, NOWHERE, PAGES, SCREENS, test } from './fixtures'

/* How the pages are composed: what is always there, what covers nothing, what can be told apart. */

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

for (const path of [...paths, NOWHERE])
  test(`the chat button at the top of ${path} takes a click and covers nothing`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await expect(float(page), `${screen.width} px`).toBeInViewport({ ratio: 1 })
      await float(page).click({ trial: true })
      expect(await covered(page), `${screen.width} px wide`).toEqual([])
    }
    // The 404 says what it is.
    consoleErrors.splice(0)
  })

test.describe('on a desk', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

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
    test(`the four grounds of ${path} can be told apart in dark mode`, async ({ page }) => {
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
