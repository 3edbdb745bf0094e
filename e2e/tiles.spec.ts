import type { Locator, Page } from '@playwright/test'
import { home, pests } from '@/content/site'
import { expect, test as fresh, PAGES } from './fixtures'
import { test } from './kept-page'

const pages = Object.entries(PAGES)

const PHONE = { width: 390, height: 844 }

/** Whether an element stands below what sticks to the top of the screen, and is not cut at either side. */
async function isShown(card: Locator, header: Locator): Promise<boolean> {
  const [box, top] = [await card.boundingBox(), await header.boundingBox()]
  if (!box || !top) return false
  const below = box.y >= top.y + top.height && box.y < PHONE.height / 2
  return below && box.x >= 0 && box.x + box.width <= PHONE.width
}

async function expectTilesToLead(page: Page): Promise<void> {
  for (const [path, { problems }] of pages) {
    await page.goto(path)
    const tiles = page.getByRole('navigation', { name: problems.title })
    for (const { label, service } of problems.items) {
      await tiles.getByRole('link', { name: label, exact: true }).click()
      const card = page.locator(`#servico-${service}:target`)
      await expect.poll(() => isShown(card, page.getByRole('banner')), label).toBe(true)
    }
  }
}

test('each tile leads to the whole of its card', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await expectTilesToLead(page)
})

fresh.describe('with scripts off', { tag: '@phone' }, () => {
  fresh.use({
    javaScriptEnabled: false,
    viewport: PHONE,
    contextOptions: { reducedMotion: 'reduce' },
  })

  fresh('each tile leads to the whole of its card', ({ page }) => expectTilesToLead(page))
})

for (const [path, { problems, questions }] of pages)
  test(`under the tiles of ${path} stand the ways to the price and the towns`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    const tiles = page.getByRole('navigation', { name: problems.title })
    await tiles.locator('a[href="#primeira-duvida"]').click()
    await expect(page.getByText(questions.items[0]?.answer ?? '')).toBeInViewport()
    await tiles.getByRole('link', { name: problems.areaLink }).click()
    await expect(page.locator('#localizacao').getByRole('heading').first()).toBeInViewport()
  })

test('each pest leads to its treatment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  for (const { title, service } of pests.items) {
    const plate = page.locator('#pragas li', {
      has: page.getByRole('heading', { name: title, exact: true }),
    })
    // By key: on a far jump down, sections take their heights and may carry the place of a click away.
    await plate.getByRole('link', { name: pests.treatmentLink }).press('Enter')
    const card = page.locator(`#servico-${service}:target`)
    await expect.poll(() => isShown(card, page.getByRole('banner')), title).toBe(true)
  }
})

for (const [path, { services, hero }] of pages) {
  test(`the first service of ${path} stands within three screens`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const title = page.getByRole('heading', { name: services.items[0]?.title, exact: true })
    const card = page.getByRole('listitem').filter({ has: title })
    // What stands above it may be laid out only after the load.
    await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(3 * PHONE.height)
  })

  test(`a phone on its side shows the button of ${path} at once`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await page.goto(path)
    const button = page.getByRole('main').getByRole('link', { name: hero.button, exact: true })
    await expect(button.first()).toBeInViewport({ ratio: 1 })
  })
}

test('a finger finds each link and button of 44 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const small = await page.locator('a, button, summary').evaluateAll((targets) =>
    targets.flatMap((target) => {
      // A link in a sentence is as high as its line; one out of sight is for the keyboard.
      if (!target.checkVisibility() || target.matches('dd a, p a, .skip-link')) return []
      const { width, height } = target.getBoundingClientRect()
      return width >= 44 && height >= 44 ? [] : `${target.textContent}: ${width} × ${height}`
    }),
  )
  expect(small).toEqual([])
})

test('the mark round the card that a tile leads to has room on a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`/#servico-${home.services.items[0]?.slug}`)
  const room = await page.locator('.service-card:target').evaluate((card) => {
    const row = card.closest('.card-scroller')?.getBoundingClientRect().top ?? 0
    const { outlineWidth, outlineOffset } = getComputedStyle(card)
    const mark = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    return card.getBoundingClientRect().top - row - mark
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

fresh(
  'print cuts no word of a card, on small paper either',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    const cards = page.getByRole('listitem').filter({ has: page.locator('[id^="titulo-"]') })
    for (const width of [718, 598]) {
      await page.setViewportSize({ width, height: 1000 })
      for (const card of await cards.all()) {
        await expect(card).toHaveCSS('overflow', 'visible')
        const box = await card.boundingBox()
        expect(box && box.x + box.width).toBeLessThanOrEqual(width)
      }
    }
  },
)
