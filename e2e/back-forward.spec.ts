import { test as bare, chromium } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { test as base, expect, LABELS, openMenu, SCRIPT_FILES } from './fixtures'

/** Playwright switches off the back/forward cache, which the headless shell lacks and every visitor has. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: process.env.CHROME_PATH ?? chromium.executablePath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

test('a page that the visitor left returns as it was, with a working menu', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const menu = await openMenu(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await menu.getByRole('link', { name: LABELS['/desentupimento'] }).click()
  await page.waitForURL('/desentupimento', { waitUntil: 'load' })
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(undefined)

  // A page from the back/forward cache does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openMenu(page)
})

test('a page that was left with its menu open comes back whole, the menu closed', {
  tag: '@phone',
}, async ({ page }) => {
  for (const slow of [true, false]) {
    await page.route(SCRIPT_FILES, (route) => (slow ? undefined : route.continue()))
    await page.goto('/')
    if (slow) await page.getByRole('button', { name: menuTexts.open }).click()
    else await openMenu(page)
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toBeVisible()
    // As by the address bar.
    await page.goto('/desentupimento')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await openMenu(page)
})

// Without the fixtures: their scripts in each page make Chromium compute styles before the style sheet
// has loaded, and skip the view transition.
bare(
  'a link to the other page plays a view transition, and going back plays none',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    // The console reports a violation of the policy too.
    const errors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text())
    })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.moved = String(!!viewTransition)
      })
    })
    const root = page.locator('html')
    // A busy browser skips the transition.
    await expect(async () => {
      await page.goto('/')
      await page.locator('.other-page a').click()
      await page.waitForURL('/desentupimento')
      await expect(root).toHaveAttribute('data-moved', 'true', { timeout: 2000 })
    }).toPass()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('/')
    await expect(root).toHaveAttribute('data-moved', 'false')
    expect(errors).toEqual([])
  },
)
