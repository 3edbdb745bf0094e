import type { Page, Route } from '@playwright/test'
import { minify } from 'html-minifier-terser'
import { parse } from 'parse5'
import { attribute, elements } from '@/scripts/shared/html'
import { chatLinks, expect, island, SCRIPT_FILES, test } from './fixtures'

/*
 * What can go wrong between the host and the visitor. In each case: no error screen, every word and chat
 * link as published, a menu that opens and whose links work, and no violation of the policy by the site.
 */

const PAGES = ['/', '/desentupimento'] as const
type Path = (typeof PAGES)[number]

/** A test puts it into texts, and the comparison of words leaves it out again. */
const FOREIGN = '\u2042'

type Published = { words: string; chats: string[] }

/** The words and chat links of the page as published. */
async function published(page: Page, path: Path): Promise<Published> {
  const html = await (await page.request.get(path)).text()
  const document = parse(html)
  const chats = elements(document)
    .filter((it) => it.tagName === 'a')
    .flatMap((it) => attribute(it, 'href') ?? [])
    .filter((href) => href.startsWith('https://wa.me/'))
  const body = elements(document).find((it) => it.tagName === 'body')
  const text = (node: NonNullable<typeof body>): string =>
    node.childNodes
      .map((child) => {
        if ('value' in child) return child.value
        return 'tagName' in child && child.tagName !== 'script' ? text(child) : ''
      })
      .join('')
  return { words: body ? text(body).replace(/\s+/g, '') : '', chats }
}

/** Makes the interactions that the islands wait for, and waits until each has started or failed. */
async function use(page: Page, isMobile: boolean): Promise<void> {
  await page.mouse.move(50, 300)
  await page.keyboard.press('Shift')
  const started = page.locator('[data-status]')
  // Without the first file, none of them starts.
  await started
    .first()
    .waitFor({ state: 'attached', timeout: 1000 })
    .catch(() => undefined)
  if ((await started.count()) === 0) return
  await page.keyboard.press('Shift')
  for (const name of isMobile
    ? (['menu', 'notices', 'tooltip'] as const)
    : (['notices', 'tooltip'] as const))
    await expect(island(page, name))
      .not.toHaveAttribute('data-status', 'waiting', { timeout: 3000 })
      .catch(() => undefined)
}

/** Opens the menu, dialog or panel, and follows a link in it. */
async function expectMenuToLead(page: Page): Promise<void> {
  await page.locator('a[href="#menu"]').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // The dialog may replace the panel and its links just as one is looked up.
  await expect(async () => {
    await menu.getByRole('link', { name: 'Depoimentos' }).click({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/\/#depoimentos$/)
  await expect(menu).toHaveCount(0)
}

async function expectWhole(page: Page, before: Published, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const now = await page.evaluate((foreign) => {
    const own = document.body.cloneNode(true) as HTMLElement
    for (const added of own.querySelectorAll(
      'script, [data-foreign], [data-island] > div:last-child:not([id])',
    ))
      added.remove()
    return {
      words: (own.textContent ?? '').replaceAll(foreign, '').replace(/\s+/g, ''),
      chats: [...own.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }
  }, FOREIGN)
  expect(now).toEqual(before)
  if (isMobile) await expectMenuToLead(page)
}

/**
 * Accepts only the browser's own lines about a lost file, and the site's one line for each lost island.
 * Leaves the page first, so that no more lines follow.
 */
async function expectOnlyLosses(page: Page, consoleErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  for (const message of consoleErrors.splice(0))
    expect(message).toMatch(
      /^Failed to load (resource|module script)|SyntaxError|Unexpected end|ERR_|^The islands?\b|^\/avisos\.json/,
    )
}

/** Changes a page's HTML on the way to the browser. */
async function rewrite(
  page: Page,
  change: (html: string, origin: string) => string | Promise<string>,
): Promise<void> {
  await page.route(
    ({ pathname }) => (PAGES as readonly string[]).includes(pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: await change(await response.text(), new URL(route.request().url()).origin),
      })
    },
  )
}

/** Every bundle that a page can request. */
async function bundles(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  const found = new Set(/data-islands="([^"]+)"/.exec(html)?.[1]?.split(' '))
  for (const path of found) {
    const text = await (await page.request.get(path)).text()
    for (const [, name] of text.matchAll(/"\.\/([\w.-]+\.js)"/g))
      found.add(path.replace(/[^/]+$/, name ?? ''))
  }
  return [...found]
}

const LOSSES = {
  'is not found': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'comes in half': async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.slice(0, body.length / 2) })
  },
  'is of a wrong type': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Olá' }),
  'never ends': () => new Promise(() => {}),
} satisfies Record<string, (route: Route) => Promise<void>>

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const path of PAGES) {
  for (const [what, lose] of Object.entries(LOSSES))
    test(`${path} is whole when any one bundle ${what}`, async ({
      page,
      consoleErrors,
      isMobile,
    }) => {
      const before = await published(page, path)
      for (const bundle of await bundles(page)) {
        await page.route(`**${bundle}`, lose)
        await page.goto(path)
        await use(page, isMobile)
        await expectWhole(page, before, isMobile)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
      await expectOnlyLosses(page, consoleErrors)
    })

  const REWRITES: Readonly<
    Record<string, (html: string, origin: string) => string | Promise<string>>
  > = {
    'comments are stripped': (html) => html.replace(/<!--.*?-->/gs, ''),
    'white space is put between tags': (html) => html.replaceAll('><', '>\n  <'),
    'it is minified': (html) =>
      minify(html, {
        collapseBooleanAttributes: true,
        collapseWhitespace: true,
        minifyCSS: true,
        minifyJS: false,
        removeAttributeQuotes: true,
        removeComments: true,
        removeEmptyAttributes: true,
        removeOptionalTags: true,
        removeRedundantAttributes: true,
        sortAttributes: true,
      }),
    'elements are put at the start and the end of the body': (html) =>
      html
        .replace(/<body[^>]*>/, '$&<div data-foreign></div>')
        .replace('</body>', '<div data-foreign></div></body>'),
    'elements are put into the header and around the main part': (html) =>
      html
        .replace(/<header[^>]*>/, '$&<div data-foreign></div>')
        .replace('<main', '<div><main')
        .replace('</main>', '</main></div>'),
    'attributes are added to html and body': (html) =>
      html.replace('<html', '<html data-theme="x"').replace('<body', '<body class="x" data-y'),
    'its addresses are written out in full': (html, origin) =>
      html.replaceAll('href="/', `href="${origin}/`),
    'an address is hidden from robots': (html) =>
      html.replace(
        '</footer>',
        '<a data-foreign class="__cf_email__" data-cfemail="00" href="/cdn-cgi/l/email-protection">[email]</a></footer>',
      ),
    'text is put at its start': (html) => html.replace(/<body[^>]*>/, `$&\n${FOREIGN}`),
    'text is put into the header, the notices, the menu and the footer': (html) =>
      html
        .replace(/<header[^>]*>/, `$&${FOREIGN}`)
        .replace(/<aside[^>]*>/, `$&\n${FOREIGN}`)
        .replace(/<div data-island="menu"[^>]*>/, `$&${FOREIGN}`)
        .replace(/<footer[^>]*>/, `$&\n${FOREIGN}`),
  }
  for (const [what, change] of Object.entries(REWRITES))
    test(`${path} is whole when ${what} on the way`, async ({ page, isMobile }) => {
      const before = await published(page, path)
      await rewrite(page, change)
      await page.goto(path)
      await use(page, isMobile)
      await expectWhole(page, before, isMobile)
      if (isMobile) await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    })

  for (const moment of ['before', 'after'])
    test(`${path} is whole when it is translated ${moment} the first interaction`, async ({
      page,
      isMobile,
    }) => {
      const before = await published(page, path)
      await page.goto(path)
      if (moment === 'after') await use(page, isMobile)
      // As Chromium's translator does it: each text is wrapped in elements.
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script')) continue
          const font = document.createElement('font')
          text.replaceWith(font)
          font.append(text)
        }
      })
      await use(page, isMobile)
      await expectWhole(page, before, isMobile)
    })

  for (const moment of ['before', 'after'])
    test(`${path} is whole when the connection is lost ${moment} the bundles came`, async ({
      page,
      context,
      consoleErrors,
      isMobile,
    }) => {
      const before = await published(page, path)
      await page.goto(path)
      if (moment === 'after') {
        const files = await page.locator('[data-own=loader]').getAttribute('data-islands')
        await expect(page.locator('link[rel=prefetch]')).toHaveCount(files?.split(' ').length ?? 0)
      }
      await context.setOffline(true)
      await use(page, isMobile)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isMobile) {
        await page.locator('a[href="#menu"]').click()
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
        await page.getByLabel('Fechar menu').click()
        await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
      }
      await context.setOffline(false)
      await expectWhole(page, before, isMobile)
      await expectOnlyLosses(page, consoleErrors)
    })

  test(`${path} is whole where the browser refuses storage`, async ({ page, isMobile }) => {
    const before = await published(page, path)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto(path)
    await use(page, isMobile)
    await expectWhole(page, before, isMobile)
  })

  for (const [what, answer] of Object.entries<(route: Route) => Promise<void>>({
    'is lost': (route) => route.abort(),
    'comes in half': async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, body.length / 2) })
    },
    'is late': async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    },
  }))
    test(`${path} is whole when its style sheet ${what}`, async ({
      page,
      consoleErrors,
      isMobile,
    }) => {
      const before = await published(page, path)
      await page.route('**/*.css', answer)
      await page.goto(path)
      await use(page, isMobile)
      await expectWhole(page, before, false)
      // By keyboard: unstyled, the page is wider than the phone.
      if (isMobile) {
        await page.locator('a[href="#menu"]').press('Enter')
        const menu = page.getByRole('navigation', { name: 'Menu' }).last()
        await menu.getByRole('link', { name: 'Depoimentos' }).press('Enter')
        await expect(page).toHaveURL(/\/#depoimentos$/)
      }
      await expectOnlyLosses(page, consoleErrors)
    })

  // As on a cached page after a new upload to a host that deletes old files.
  test(`${path} is whole when all its hashed files are gone`, async ({
    page,
    consoleErrors,
    chats,
  }) => {
    const before = await published(page, path)
    await page.route(/\/(_next\/static|images)\//, LOSSES['is not found'])
    await page.goto(path)
    await use(page, false)
    await expectWhole(page, before, false)
    // By keyboard: unstyled, the page is wider than the phone.
    await chatLinks(page.getByRole('contentinfo')).first().press('Enter')
    await expect.poll(() => chats).toHaveLength(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Localização' }).press('Enter')
    await expect(page).toHaveURL('/#localizacao')
    await expectOnlyLosses(page, consoleErrors)
  })

  for (const gap of [0, 60, 150, 300, 600])
    for (const moment of ['on arrival', 'once the islands work'])
      test(`${path} stays when the place of the menu button is tapped twice, ${gap} ms apart, ${moment}`, {
        tag: '@phone',
      }, async ({ page, isMobile }) => {
        await page.goto(path)
        if (moment !== 'on arrival') await use(page, isMobile)
        const control = page.locator('a[href="#menu"]')
        const box = await control.boundingBox()
        if (!box) throw new Error('no control')
        await page.evaluate(() => Object.assign(window, { same: true }))
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        await page.touchscreen.tap(x, y)
        await page.waitForTimeout(gap)
        await page.touchscreen.tap(x, y)
        await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
        await expectMenuToLead(page)
      })

  test(`${path} is whole when the component of an island throws`, async ({
    page,
    consoleErrors,
    isMobile,
  }) => {
    const before = await published(page, path)
    await page.goto(path)
    await use(page, isMobile)
    if (isMobile) {
      // From its next opening on, the dialog throws while React renders it.
      await page.evaluate(() => {
        document.createTreeWalker = () => {
          throw new Error('broken')
        }
      })
      // The same tap at which it throws opens the panel.
      await page.locator('a[href="#menu"]').click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      await expect(page).toHaveURL(/#menu$/)
      await expect(island(page, 'menu')).toHaveAttribute('data-status', 'failed')
      await page.getByLabel('Fechar menu').click()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('The island "menu"')])
    }
    for (const name of ['notices', 'tooltip'] as const)
      await expect(island(page, name)).toHaveAttribute('data-status', 'ready')
    await expectWhole(page, before, isMobile)
  })

  test(`${path} is whole when a bundle throws as it loads`, async ({
    page,
    consoleErrors,
    isMobile,
  }) => {
    const before = await published(page, path)
    await page.route(SCRIPT_FILES, (route) =>
      /notices/.test(route.request().url())
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
        : route.continue(),
    )
    await page.goto(path)
    await use(page, isMobile)
    await expect(island(page, 'notices')).toHaveAttribute('data-status', 'failed')
    await expect(island(page, 'tooltip')).toHaveAttribute('data-status', 'ready')
    await expectWhole(page, before, isMobile)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('The island "notices"')])
  })
}
