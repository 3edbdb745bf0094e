import { test as bare } from '@playwright/test'
import { menuTexts } from '@/content/interface'
import { paths } from '@/lib/routes'
import { test as base, expect, LABELS, NOWHERE, openMenu, SCRIPT_FILES } from './fixtures'

/** Playwright switches off the back/forward cache, which every visitor's browser has. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test.describe('a page that the visitor left', { tag: '@phone' }, () => {
  for (const path of paths) {
    const other = paths.find((it) => it !== path) ?? ''
    test(`returns to ${path} as it was, with a working menu`, async ({ page }) => {
      await page.goto(path)
      const menu = await openMenu(page)
      await page.evaluate(() => Object.assign(window, { same: true }))
      await menu.locator(`a[href="${other}"]`).click()
      await page.waitForURL(other, { waitUntil: 'load' })
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(undefined)

      // A page from the back/forward cache does not load again.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await openMenu(page)
    })
  }
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

// In browsers without that cache, and as Playwright starts one.
base.describe('going back and forward', { tag: '@phone' }, () => {
  base('between the pages leaves the menu closed and working', async ({ page }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS['/desentupimento'] }).click()
    await expect(page).toHaveURL('/desentupimento')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL('/desentupimento')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openMenu(page)
  })

  base('between sections stays on the same page', async ({ page }) => {
    await page.goto('/')
    const asked: string[] = []
    for (const href of ['/#pragas', '/#localizacao'] as const) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: LABELS[href] }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    page.on('request', (request) => {
      if (!/\.(avif|png|svg|js)$/.test(request.url())) asked.push(request.url())
    })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.goBack()
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
    expect(asked).toEqual([])
    await openMenu(page)
  })
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
      await page.locator('main a[href="/desentupimento"]').click()
      await page.waitForURL('/desentupimento')
      await expect(root).toHaveAttribute('data-moved', 'true', { timeout: 2000 })
    }).toPass()
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL('/')
    await expect(root).toHaveAttribute('data-moved', 'false')
    expect(errors).toEqual([])
  },
)

test.describe('the speculation rules', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE]) {
    const others = paths.filter((it) => it !== path).sort()
    test(`of ${path} are for links to other pages, and the browser accepts them`, async ({
      page,
      consoleErrors,
    }) => {
      const cdp = await page.context().newCDPSession(page)
      let prepared: string[] = []
      cdp.on('Preload.preloadingAttemptSourcesUpdated', (event) => {
        prepared = event.preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
      })
      await cdp.send('DOM.enable')
      await cdp.send('Preload.enable')
      await page.goto(path)
      await expect.poll(() => [...new Set(prepared)].sort()).toEqual(others)
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }
})
