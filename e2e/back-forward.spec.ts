import { findBrowser } from '@/scripts/shared/browser'
import { expect, ISLAND_BUNDLES, menuButton, menuOf, openMenu, test } from './fixtures'

// Runs the complete Chromium with its back/forward cache, which the headless shell lacks. Playwright
// disables the cache by a flag, which only Chromium lets the test omit.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

// In one worker, because another one would start a complete Chromium for one test.
test.describe.configure({ mode: 'default' })

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Firefox has no transition between documents, and Playwright disables its back/forward cache.',
)

test('closes the menu of a page that Back restores from the back/forward cache', {
  tag: '@phone',
}, async ({ page }) => {
  for (const slow of [true, false]) {
    await page.route(ISLAND_BUNDLES, (route) => (slow ? undefined : route.continue()))
    await page.goto('/')
    if (slow) await menuButton(page).click()
    else await openMenu(page)
    await expect(menuOf(page)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { same: true }))
    // Navigates as the address bar does.
    await page.goto('/desentupimento')
    // A page from the back/forward cache does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(menuOf(page)).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await openMenu(page)
})

test('plays the page transition on the way to another page, and skips the transition on Back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(!!viewTransition)
    })
  })
  // A busy browser skips the transition.
  await expect(async () => {
    await page.goto('/')
    await page.locator('#contato p > [href="/desentupimento"]').click()
    await expect(page.locator('html[data-fades=true]')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-fades=false]')).toBeAttached()
})
