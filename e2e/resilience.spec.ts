import type { Page, Route } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { chatLinks, expect, interact, island, LABELS, startIslands, test } from './fixtures'
import { always, notice, STORM, withNotices } from './notices'
import { expectMenuToLead, expectOnlyLosses, expectWhole, published } from './whole'

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })

/** Every bundle that a page can request: the loader has their addresses. */
async function bundles(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  return [...new Set(html.match(/\/_next\/static\/islands\/[\w-]+\.js/g))]
}

/** Loses a bundle and gives interactions until the page has requested it. */
async function lose(page: Page, bundle: string, answer: (route: Route) => Promise<void>) {
  let requested = false
  await page.route(`**${bundle}`, (route) => {
    requested = true
    return answer(route)
  })
  await withNotices(page, always)
  await page.goto('/')
  await interact(page)
  await expect.poll(() => requested).toBe(true)
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// The code that meets a loss is the same on every page and screen; the phone has the menu besides.
test.describe('the page is whole', { tag: '@phone' }, () => {
  test('when any one bundle never ends', async ({ page }) => {
    const before = await published(page, '/')
    // A bundle waits for its shared chunks as for itself.
    for (const bundle of (await bundles(page)).filter((path) => !path.includes('/chunk-'))) {
      await lose(page, bundle, () => new Promise<void>(() => {}))
      await expectWhole(page, before)
      await expectMenuToLead(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

  test('when any one bundle is not found, and the next use fetches it', async ({
    page,
    consoleErrors,
  }) => {
    const before = await published(page, '/')
    for (const bundle of await bundles(page)) {
      await lose(page, bundle, notFound)
      await expectWhole(page, before)
      await expectMenuToLead(page)
      await expect(page.locator('[data-status=waiting]')).toHaveCount(0)
      await page.unroute(`**${bundle}`)
      await startIslands(page)
      // A use while the notices are being asked for adds no request: the next one does.
      await expect(async () => {
        await interact(page)
        await expect(notice(page)).toHaveText(STORM, { timeout: 2000 })
      }).toPass()
      await page.locator('a[href="#menu"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    await expectOnlyLosses(page, consoleErrors)
  })

  test('when the component of an island throws', async ({ page, consoleErrors }) => {
    const before = await published(page, '/')
    await page.goto('/')
    await startIslands(page)
    // From its next opening on, the dialog throws while React renders it.
    await page.evaluate(() => {
      Element.prototype.replaceChildren = () => {
        throw new Error('broken')
      }
    })
    // The same tap at which it throws opens the panel.
    await page.locator('a[href="#menu"]').click()
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toBeVisible()
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'failed')
    await page.getByLabel(menuTexts.close).click()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('The island "menu"')])
    await expect(island(page, 'tooltip')).toHaveAttribute('data-status', 'ready')
    await expectWhole(page, before)
    await expectMenuToLead(page)
  })

  for (const moment of ['before', 'after'])
    test(`when the connection is lost ${moment} the bundles came`, async ({
      page,
      context,
      consoleErrors,
    }) => {
      const before = await published(page, '/')
      await page.goto('/')
      if (moment === 'after') await startIslands(page)
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
    await withNotices(page, always)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto('/')
    await startIslands(page)
    await expect(notice(page)).toHaveText(STORM)
    await expectWhole(page, before)
    await expectMenuToLead(page)
  })

  test('where an extension takes CustomEvent away', async ({ page, consoleErrors, chats }) => {
    const before = await published(page, '/')
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CustomEvent'))
    await page.goto('/')
    await page.evaluate(() => {
      Object.assign(window, { counted: 0, gtag: () => Reflect.set(window, 'counted', 1) })
    })
    await chatLinks(page.getByRole('main')).first().click()
    await expect.poll(() => chats).toHaveLength(1)
    expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toBe(1)
    await expectMenuToLead(page)
    await expectWhole(page, before)
    // Libraries report what they miss, and may do so late.
    await page.goto('about:blank')
    consoleErrors.splice(0)
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
  await startIslands(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  const box = await page.locator('a[href="#menu"]').boundingBox()
  if (!box) throw new Error('no control')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const gap of [0, 150, 600]) {
    await page.touchscreen.tap(x, y)
    // The pause of the visitor's finger, not for the page.
    await page.waitForTimeout(gap)
    await page.touchscreen.tap(x, y)
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  }
  await expectMenuToLead(page)
})
