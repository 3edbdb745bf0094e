import type { Page, Request } from '@playwright/test'
import { interfaceTexts } from '@/content/site'
import { paths } from '@/lib/routes'
import { expect, island, startIslands, test } from './fixtures'
import { withNotices } from './notices'

/** Paths of the script files that the page requests, in order. */
function scriptRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  return asked
}

test.describe('the first load', { tag: '@phone' }, () => {
  test('runs no bundle and asks for no notice before the visitor’s first interaction', async ({
    page,
  }) => {
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
  })

  // At a key: each test that calls startIslands().
  for (const [interaction, interact] of [
    ['a pointer', (page) => page.mouse.move(50, 300)],
    ['a touch', (page) => page.touchscreen.tap(20, 300)],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 400))],
  ] as const satisfies [string, (page: Page) => Promise<void>][]) {
    test(`starts the islands at ${interaction}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('[data-status]')).toHaveCount(0)
      await interact(page)
      await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    })
  }
})

for (const path of paths)
  test(`the top of ${path} takes one picture, for the screen and its colours, and two fonts ahead`, async ({
    page,
    isMobile,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const fetched: string[] = []
      const hear = (request: Request) => fetched.push(request.url())
      // An open page would fetch its other picture at once.
      await page.goto('about:blank')
      await page.emulateMedia({ colorScheme })
      page.on('request', hear)
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      page.off('request', hear)
      const pictures = page.locator('main img')
      await expect(pictures.first()).toHaveJSProperty('complete', true)
      const shown = await pictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).flatMap((it) => (it.naturalWidth > 0 ? it.currentSrc : [])),
      )
      const atTop = (url: string) => url.includes('/images/hero-')
      expect(shown.filter(atTop).length).toBeGreaterThan(0)
      expect(fetched.filter(atTop)).toEqual(shown.filter(atTop))

      const preloaded = page.locator('link[rel=preload][as=font]')
      const fonts = await preloaded.evaluateAll((all) =>
        all.map((link) => (link as HTMLLinkElement).href),
      )
      expect(fonts).toHaveLength(2)
      const asked = fetched.filter((url) => url.endsWith('.woff2'))
      // The second look has them in its cache, and a wide screen shows a third.
      if (isMobile && colorScheme === 'light') expect(asked.sort()).toEqual(fonts.sort())
    }
  })

test('the floating button shows its name when the pointer rests on it, until Escape', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  const { floatingChat } = interfaceTexts
  const tooltip = page.getByRole('tooltip', { name: floatingChat })
  await page.goto('/')
  await startIslands(page)
  // Its code is a bundle of its own, which loads after the rest.
  await expect(async () => {
    await page.mouse.move(50, 300)
    await page.getByRole('link', { name: floatingChat }).hover()
    await expect(tooltip).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})
