import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { interfaceTexts, menuTexts } from '@/content/site'
import type { Picture } from '@/lib/pictures'
import { paths, type RoutePath } from '@/lib/routes'
import { expect, island, test } from './fixtures'
import { withNotices } from './notices'

test.describe('a visit', { tag: '@phone' }, () => {
  test('that reads, opens questions and taps the chat loads no bundle', async ({ page, chats }) => {
    const notices = await withNotices(page)
    const bundles: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) bundles.push(request.url())
    })
    await page.goto('/', { waitUntil: 'load' })
    expect(notices).toEqual([])
    for (const section of await page.locator('main > section').all())
      await section.scrollIntoViewIfNeeded()
    await expect.poll(() => notices).toHaveLength(1)
    for (const question of await page.locator('summary').all()) await question.tap()
    await page.getByRole('link', { name: interfaceTexts.floatingChat }).tap()
    await expect.poll(() => chats).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(bundles).toEqual([])
    await expect(page.locator('[data-status]')).toHaveCount(0)
  })

  for (const [interaction, interact] of [
    ['a finger', (control) => control.dispatchEvent('pointerdown')],
    ['the focus', (control) => control.focus()],
  ] as const satisfies [string, (control: Locator) => Promise<void>][])
    test(`loads the menu at ${interaction} on its control`, async ({ page }) => {
      await page.goto('/')
      await interact(page.getByRole('button', { name: menuTexts.open }))
      await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
      await expect(page.locator('[data-status]')).toHaveCount(1)
    })

  test('that saves data keeps the plain menu', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/')
    await page.getByRole('button', { name: menuTexts.open }).tap()
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toHaveCount(0)
    await expect(page.locator('[data-status]')).toHaveCount(0)
  })
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
    test.describe(`a visitor who prefers ${colorScheme} colours`, () => {
      test.use({ colorScheme })

      test(`fetches one picture at the top of ${path}, for their screen`, async ({ page }) => {
        const fetched: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/images/hero-')) fetched.push(pathname)
        })
        await page.goto(path)
        const crop = (page.viewportSize()?.width ?? 0) < 768 ? '-celular' : ''
        const day = pictures[`${HEROES[path]}${crop}`]
        const night = pictures[`${HEROES[path]}-noite${crop}`]
        // An owner's photo is the picture at night too, at the width that the screen needs
        const photo = day?.avif.map(({ src }) => src) ?? []
        const drawing = colorScheme === 'dark' ? night?.fallback : day?.fallback
        expect(fetched).toHaveLength(1)
        expect(photo.length > 0 ? photo : [drawing]).toContain(fetched[0])
        const shown = page.locator('.hero-picture img')
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
    await button(page).hover()
    await expect(tooltip(page)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })
})
