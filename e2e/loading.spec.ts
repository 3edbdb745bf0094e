import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { interfaceTexts } from '@/content/interface'
import type { Picture } from '@/lib/pictures'
import { paths, type RoutePath } from '@/lib/routes'
import { expect, test as fresh, island, startIslands } from './fixtures'
import { test } from './kept-page'
import { withNotices } from './notices'

/** Paths of the script files that the page requests, in order. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  return asked
}

fresh.describe('the first load', { tag: '@phone' }, () => {
  fresh(
    'runs no bundle and asks for no notice before the visitor’s first interaction',
    async ({ page }) => {
      const asked = scriptRequests(page)
      const notices = await withNotices(page)
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      expect(asked).toEqual([])
      await page.waitForLoadState('load')
      // What it prefetches when idle, one file at a time, it only stores.
      const list = await page.locator('[data-own=loader]').getAttribute('data-islands')
      const ahead = page.locator('link[rel=prefetch][as=script]')
      await expect(ahead).toHaveCount(list?.split(' ').length ?? 0)
      const stored = await ahead.evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      )
      await expect.poll(() => new Set(asked)).toEqual(new Set(stored))
      await expect(page.locator('[data-status]')).toHaveCount(0)
      expect(notices).toEqual([])
    },
  )

  // At a key: each test that calls startIslands().
  for (const [interaction, interact] of [
    ['a pointer', (page) => page.mouse.move(50, 300)],
    ['a touch', (page) => page.touchscreen.tap(20, 300)],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 400))],
  ] as const satisfies [string, (page: Page) => Promise<void>][]) {
    fresh(`starts the islands at ${interaction}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('[data-status]')).toHaveCount(0)
      await interact(page)
      await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    })
  }
})

/** All drawings; Playwright loads no JSON as a module. */
const pictures: Record<string, Picture> = JSON.parse(
  readFileSync('lib/pictures.generated.json', 'utf8'),
)

const HEROES: Readonly<Record<RoutePath, string>> = {
  '/': 'hero-dedetizacao',
  '/desentupimento': 'hero-desentupimento',
}
for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    fresh.describe(`a visitor who prefers ${colorScheme} colours`, () => {
      fresh.use({ colorScheme })

      fresh(`fetches one picture at the top of ${path}, for their screen`, async ({ page }) => {
        const fetched: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          // The insects lie on top, in a file of their own
          if (/^\/images\/hero-(?!.*-insetos)/.test(pathname)) fetched.push(pathname)
        })
        await page.goto(path)
        const day = pictures[HEROES[path]]
        const night = pictures[`${HEROES[path]}-noite`]
        // An owner's photo is the picture at night too, at the width that the screen needs
        const photo = day?.avif.map(({ src }) => src) ?? []
        const drawing = colorScheme === 'dark' ? night?.fallback : day?.fallback
        expect(fetched).toHaveLength(1)
        expect(photo.length > 0 ? photo : [drawing]).toContain(fetched[0])
        const shown = page.locator('.hero-picture picture img')
        await expect(shown).toHaveJSProperty('complete', true)
        expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeTruthy()
      })
    })
  }
}

test.describe('the floating button’s name', { tag: '@desktop' }, () => {
  const tooltip = (page: Page) => page.getByRole('tooltip', { name: interfaceTexts.floatingChat })
  const button = (page: Page) => page.getByRole('link', { name: interfaceTexts.floatingChat })

  test('shows when the pointer rests on it, and Escape hides it', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/')
    await startIslands(page)
    // Its code is a bundle of its own, which loads after the rest.
    await expect(async () => {
      await page.mouse.move(50, 300)
      await button(page).hover()
      await expect(tooltip(page)).toBeAttached({ timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })
})
