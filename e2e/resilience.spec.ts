import type { Page, Route } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { chatLinks, expect, holdBack, island, LABELS, startIslands, test } from './fixtures'
import {
  expectMenuToLead,
  expectOnlyLosses,
  expectWhole,
  interact,
  listedBundles,
  published,
} from './whole'

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })

async function half(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

/** Every bundle that a page can request. */
async function bundles(page: Page): Promise<string[]> {
  const found = new Set(await listedBundles(page))
  for (const path of found) {
    const text = await (await page.request.get(path)).text()
    for (const [, name] of text.matchAll(/"\.\/([\w.-]+\.js)"/g))
      found.add(path.replace(/[^/]+$/, name ?? ''))
  }
  return [...found]
}

/** Loses a bundle and gives interactions until the page has requested it. */
async function lose(page: Page, bundle: string, answer: (route: Route) => Promise<void>) {
  let requested = false
  await page.route(`**${bundle}`, (route) => {
    requested = true
    return answer(route)
  })
  await page.goto('/')
  await expect(async () => {
    await interact(page)
    expect(requested).toBe(true)
  }).toPass()
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// The code that meets a loss is the same on every page and screen; the phone has the menu besides.
test.describe('the page is whole', { tag: '@phone' }, () => {
  test('when any one bundle is not found', async ({ page, consoleErrors }) => {
    const before = await published(page, '/')
    for (const bundle of await bundles(page)) {
      await lose(page, bundle, notFound)
      await expect(async () => {
        // An island may come to wait for an interaction just after one.
        await interact(page)
        const waiting = page.locator('[data-status=waiting]')
        await expect(waiting).toHaveCount(0, { timeout: 1000 })
      }).toPass()
      await expectWhole(page, before)
      await expectMenuToLead(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await expectOnlyLosses(page, consoleErrors)
  })

  test('when the first bundle never ends, is cut off, comes in half, or is a page', async ({
    page,
    consoleErrors,
  }) => {
    const before = await published(page, '/')
    const [entry = ''] = await listedBundles(page)
    for (const answer of [
      () => new Promise<void>(() => {}),
      (route: Route) => route.abort('connectionreset'),
      half,
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Olá' }),
    ]) {
      await lose(page, entry, answer)
      await expectWhole(page, before)
      await expectMenuToLead(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await expectOnlyLosses(page, consoleErrors)
  })

  test('when the component of an island throws', async ({ page, consoleErrors }) => {
    const before = await published(page, '/')
    await page.goto('/')
    await startIslands(page)
    // From its next opening on, the dialog throws while React renders it.
    await page.evaluate(() => {
      document.createTreeWalker = () => {
        throw new Error('broken')
      }
    })
    // The same tap at which it throws opens the panel.
    await page.locator('a[href="#menu"]').click()
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toBeVisible()
    await expect(page).toHaveURL(/#menu$/)
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'failed')
    await page.getByLabel(menuTexts.close).click()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('The island "menu"')])
    for (const name of ['notices', 'tooltip'] as const)
      await expect(island(page, name)).toHaveAttribute('data-status', 'ready')
    await expectWhole(page, before)
    await expectMenuToLead(page)
  })

  test('when the connection is lost', async ({ page, context, consoleErrors }) => {
    const before = await published(page, '/')
    await page.goto('/')
    await context.setOffline(true)
    await interact(page)
    await page.locator('a[href="#menu"]').click()
    const menu = page.getByRole('navigation', { name: menuTexts.title })
    await expect(menu).toBeVisible()
    // The dialog may replace the panel meanwhile; either closes at a key.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await context.setOffline(false)
    await expectWhole(page, before)
    await expectMenuToLead(page)
    await expectOnlyLosses(page, consoleErrors)
  })

  test('where the browser refuses storage', async ({ page }) => {
    const before = await published(page, '/')
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto('/')
    await startIslands(page)
    await expectWhole(page, before)
    await expectMenuToLead(page)
  })

  test('when its style sheet is late', async ({ page }) => {
    const before = await published(page, '/')
    const release = await holdBack(page, '**/*.css')
    await page.goto('/', { waitUntil: 'commit' })
    // Without the sheet no frame comes, by which Playwright would ask again.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
    await expectWhole(page, before)
    release()
    await page.waitForLoadState('load')
    await startIslands(page)
    await expectMenuToLead(page)
  })

  // As a page from before the last upload, on a host that deletes old files.
  test('when all its hashed files are gone', async ({ page, consoleErrors, chats }) => {
    const before = await published(page, '/')
    await page.route(/\/(_next\/static|images)\//, notFound)
    await page.goto('/')
    await interact(page)
    await expectWhole(page, before)
    // By key: unstyled, the page is wider than a phone.
    const footer = page.getByRole('contentinfo')
    await chatLinks(footer).first().press('Enter')
    await expect.poll(() => chats).toHaveLength(1)
    await footer.getByRole('link', { name: LABELS['/#localizacao'] }).press('Enter')
    await expect(page).toHaveURL('/#localizacao')
    await expectOnlyLosses(page, consoleErrors)
  })
})

test('the page stays when the place of the menu button is tapped twice', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  for (const moment of ['on arrival', 'once the islands work'])
    await test.step(moment, async () => {
      if (moment !== 'on arrival') await startIslands(page)
      const box = await page.locator('a[href="#menu"]').boundingBox()
      if (!box) throw new Error('no control')
      await page.evaluate(() => Object.assign(window, { same: true }))
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
      await page.goto('/')
      await expectMenuToLead(page)
      await page.goto('/')
    })
})
