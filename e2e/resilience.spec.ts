import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { menuTexts } from '@/content/site'
import {
  chatLinks,
  expect,
  interact,
  island,
  LABELS,
  OUT,
  openMenu,
  PAGES,
  startIslands,
  test,
} from './fixtures'
import { always, notice, STORM, withNotices } from './notices'
import {
  expectMenuToLead,
  expectOnlyLosses,
  expectPublishedContent,
  readPublished,
} from './page-integrity'

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })

/** Every bundle that a page can request: the loader has their addresses. */
async function bundles(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  return [...new Set(html.match(/\/_next\/static\/islands\/[\w-]+\.js/g))]
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// The code that meets a loss is the same on every page and screen; the phone has the menu besides.
test.describe('the page is whole', { tag: '@phone' }, () => {
  test('when any one bundle is lost, and the next use fetches it', async ({
    page,
    consoleErrors,
  }) => {
    const before = await readPublished(page, '/')
    await withNotices(page, always)
    for (const [index, bundle] of (await bundles(page)).entries()) {
      let requested = false
      await page.route(`**${bundle}`, (route) => {
        requested = true
        return index % 2 ? notFound(route) : route.abort()
      })
      await page.goto('/')
      await interact(page)
      await expect.poll(() => requested).toBe(true)
      await expectPublishedContent(page, before)
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
    const before = await readPublished(page, '/')
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
    await expectPublishedContent(page, before)
    await expectMenuToLead(page)
  })

  test('where an extension takes CustomEvent away', async ({ page, consoleErrors, chats }) => {
    const before = await readPublished(page, '/')
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CustomEvent'))
    await page.goto('/')
    await page.evaluate(() => {
      Object.assign(window, { counted: 0, gtag: () => Reflect.set(window, 'counted', 1) })
    })
    await chatLinks(page.getByRole('main')).first().click()
    await expect.poll(() => chats).toHaveLength(1)
    expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toBe(1)
    await expectMenuToLead(page)
    await expectPublishedContent(page, before)
    // Libraries report what they miss, and may do so late.
    await page.goto('about:blank')
    consoleErrors.splice(0)
  })

  // As a page from before the last upload, on a host that deletes old files.
  test('when all its hashed files are gone', async ({ page, consoleErrors, chats }) => {
    const before = await readPublished(page, '/')
    await page.route(/\/(_next\/static|images)\//, notFound)
    await page.goto('/')
    await interact(page)
    await expectPublishedContent(page, before)
    // By key: unstyled, the page is wider than a phone.
    const footer = page.getByRole('contentinfo')
    await chatLinks(footer).first().press('Enter')
    await expect.poll(() => chats).toHaveLength(1)
    await footer.getByRole('link', { name: LABELS['/#localizacao'] }).press('Enter')
    await expect(page).toHaveURL('/#localizacao')
    await expectOnlyLosses(page, consoleErrors)
  })
})

/** Put into each page on its way. */
const FOREIGN = '<script>document.title = "taken"</script>'

// Every spec checks that the pages themselves violate nothing (fixtures.ts), and a unit test the policy.
test('a host without any configuration shows both pages whole, and their policy refuses foreign scripts and markup', {
  tag: '@phone',
}, async ({ page, consoleErrors, violations }) => {
  // Files by name, index.html for a folder with a trailing slash, and no header.
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(OUT, pathname)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return route.fulfill({ path })
    if (!pathname.endsWith('/'))
      return route.fulfill({ status: 301, headers: { Location: `${pathname}/` } })
    const body = `${readFileSync(join(path, 'index.html'))}${FOREIGN}`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/')
  for (const path of ['/desentupimento', '/'] as const) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS[path], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/?$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path].hero.title)
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src="/icon.svg" onload="document.title = \'taken\'">'
      }),
    ).rejects.toThrow('TrustedHTML')
    await expect(page).not.toHaveTitle('taken')
  }
  const refused = violations.splice(0).map((violation) => violation.split(':')[0])
  expect([...new Set(refused)].sort()).toEqual(['require-trusted-types-for', 'script-src-elem'])
  for (const line of consoleErrors.splice(0))
    expect(line).toMatch(/Content Security Policy|Trusted/)
})
