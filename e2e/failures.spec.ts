import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { expectUnmoved, settledBox } from './boxes'
import {
  chatLinks,
  delayRequests,
  expect,
  expectInView,
  interact,
  island,
  MENU_LABELS,
  menuButton,
  menuOf,
  OUT_FOLDER,
  openMenu,
  PAGE_CONTENT,
  startIslands,
  test,
} from './fixtures'
import { noticeText, permanentNotice, STORM_TEXT, withNotices } from './notices'

const { content } = readLastBuild()

/*
 * Tests what still works if a file fails to load, or if a host or an extension changes the page.
 * All tests run on a phone only, because every screen has the same code, and the desktop of the
 * tests shows no menu.
 */

/** Character that a test adds to the page as foreign text. Comparisons ignore it. */
const FOREIGN_CHARACTER = '\u2042'

/**
 * Returns the words and chat links of a page.
 * @param html HTML of the page; the open page if undefined
 */
function contentOf(page: Page, html?: string) {
  return page.evaluate(
    ([foreign, html]) => {
      const { body } = html ? new DOMParser().parseFromString(html, 'text/html') : document
      const own = body.cloneNode(true) as HTMLElement
      // Scripts add the dialog and the notice of the day.
      for (const added of own.querySelectorAll(
        'script, [data-foreign], [data-island] > div:last-child:not([id]), [aria-live]',
      ))
        added.remove()
      const chats = [...own.querySelectorAll('a[href^="https://wa.me/"]')]
      return {
        words: `${own.textContent}`.replaceAll(`${foreign}`, '').replace(/\s+/g, ''),
        chats: chats.map((link) => link.getAttribute('href')),
      }
    },
    [FOREIGN_CHARACTER, html],
  )
}

/**
 * Returns the words and chat links of a published page. Call before the first navigation, because
 * the site's policy forbids parsing HTML.
 */
const publishedContent = async (page: Page, path: string) =>
  contentOf(page, await (await page.request.get(path)).text())

/** Opens the menu, which may be a dialog or a panel, and follows a link in it. */
async function expectMenuLinkToWork(page: Page): Promise<void> {
  await page.locator('a[href="#menu"]').click()
  const menu = menuOf(page)
  await expect(menu).toBeVisible()
  // The dialog may replace the panel between the lookup and the click.
  await expect(async () => {
    await menu.getByRole('link', { name: MENU_LABELS['/#depoimentos'] }).click({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/\/#depoimentos$/)
  await expect(menu).toHaveCount(0)
}

/**
 * Checks that the console has only the browser's messages about files that failed to load, and the
 * site's message for each such island. Leaves the page first, so that no more messages arrive.
 */
async function expectOnlyLoadErrors(page: Page, consoleErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  for (const message of consoleErrors.splice(0))
    expect(message).toMatch(
      /^Failed to load (resource|module script)|SyntaxError|Unexpected end|ERR_|NetworkError|Load(ing)? failed|error loading|^The islands?\b|^\/avisos\.json/,
    )
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function loaderHref(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /\/_next\/static\/loader-\w+\.js/.exec(html)?.[0] ?? ''
}

test.describe('broken pages', { tag: '@phone' }, () => {
  const notFound = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })

  test('keeps texts, chat links and the menu when the loader is missing, cannot be reached or arrives cut', async ({
    page,
    consoleErrors,
  }) => {
    const published = await publishedContent(page, '/')
    const loader = `**${await loaderHref(page)}`
    for (const [fault, fail] of [
      ['is missing', notFound],
      ['cannot be reached', (route: Route) => route.abort()],
      [
        'arrives cut',
        (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{' }),
      ],
    ] as const)
      await test.step(fault, async () => {
        await page.route(loader, fail)
        await page.goto('/')
        await interact(page)
        expect(await contentOf(page)).toEqual(published)
        await expectMenuLinkToWork(page)
        await page.unroute(loader)
      })
    await expectOnlyLoadErrors(page, consoleErrors)
  })

  test('takes over a menu that was opened before the loader arrived', async ({ page }) => {
    const release = await delayRequests(page, /\/loader-\w+\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('a[href="#menu"]').click()
    await expect(menuOf(page)).toBeVisible()
    release()
    const button = menuButton(page)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page).not.toHaveURL(/#menu$/)
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes a menu that Back reopens, if the menu was opened before the loader arrived', async ({
    page,
  }) => {
    const release = await delayRequests(page, /\/loader-\w+\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('a[href="#menu"]').click()
    await page.locator('a[href="#pagina"]').click()
    await expect(menuOf(page)).toHaveCount(0)
    release()
    const button = menuButton(page)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveCount(0)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('keeps texts and chat links when a bundle fails, and loads the bundle on the next use', async ({
    page,
    consoleErrors,
  }) => {
    const published = await publishedContent(page, '/')
    // The loader contains the URL of every bundle.
    const loader = await (await page.request.get(await loaderHref(page))).text()
    const bundles = loader.match(/\/_next\/static\/islands\/[\w-]+\.js/g) ?? []
    // The bundle of each island, and one that islands share, whose name is a hash alone.
    const own = bundles.filter((bundle) => bundle.includes('-'))
    const shared = bundles.filter((bundle) => !bundle.includes('-')).slice(0, 1)
    expect([own.length, shared.length]).toEqual([3, 1])
    await withNotices(page, permanentNotice)
    for (const [index, bundle] of [...own, ...shared].entries()) {
      let requested = false
      await page.route(`**${bundle}`, (route) => {
        requested = true
        return index % 2 ? notFound(route) : route.abort()
      })
      await page.goto('/')
      await interact(page)
      await expect.poll(() => requested).toBe(true)
      expect(await contentOf(page)).toEqual(published)
      await expectMenuLinkToWork(page)
      await expect(page.locator('[data-status=waiting]')).toHaveCount(0)
      await page.unroute(`**${bundle}`)
      await startIslands(page)
      // An interaction during a pending request adds no request.
      await expect(async () => {
        await interact(page)
        await expect(noticeText(page)).toHaveText(STORM_TEXT, { timeout: 2000 })
      }).toPass()
      await page.locator('a[href="#menu"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    await expectOnlyLoadErrors(page, consoleErrors)
  })

  test('shows the JPEG of a photo on a host that answers 404 for AVIF', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/*.avif', (route) => route.fulfill({ status: 404 }))
    await page.goto('/desentupimento')
    const photo = page.locator('img[src$=".jpg"]').first()
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectOnlyLoadErrors(page, consoleErrors)
  })

  test('keeps texts and chat links when the component of an island throws', async ({
    page,
    consoleErrors,
  }) => {
    const published = await publishedContent(page, '/')
    await page.goto('/')
    await startIslands(page)
    await page.evaluate(() => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (value === 'dialog') throw new Error('broken')
        setAttribute.call(this, name, value)
      }
    })
    // The same tap makes the dialog throw and opens the panel.
    await page.locator('a[href="#menu"]').click()
    await expect(menuOf(page)).toBeVisible()
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'failed')
    await page.getByLabel(content.interface.menu.close).click()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('The island "menu"')])
    await expect(island(page, 'floating-chat')).toHaveAttribute('data-status', 'ready')
    expect(await contentOf(page)).toEqual(published)
    await expectMenuLinkToWork(page)
  })

  // The page is from before the last upload, on a host that deletes old files.
  test('keeps texts and chat links when all hashed files of the page are gone', async ({
    page,
    consoleErrors,
    chats,
  }) => {
    const published = await publishedContent(page, '/')
    await page.route(/\/(_next\/static|images)\//, notFound)
    await page.goto('/')
    await interact(page)
    expect(await contentOf(page)).toEqual(published)
    // Uses the keyboard, because the unstyled page is wider than a phone.
    const footer = page.getByRole('contentinfo')
    await chatLinks(footer).first().press('Enter')
    await expect.poll(() => chats).toHaveLength(1)
    await footer.getByRole('link', { name: MENU_LABELS['/#localizacao'] }).press('Enter')
    await expect(page).toHaveURL('/#localizacao')
    await expectOnlyLoadErrors(page, consoleErrors)
  })

  /** Removes comments, quotation marks, and end tags that the next tag implies, as hosts do. */
  const minify = (html: string) =>
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/(<[a-z][^>]*)/g, (tag) => tag.replace(/="([\w/.#-]+)"(?=[\s>]|$)/g, '=$1'))
      .replace(/<\/(?:li|dt|dd)>(?=<)|<\/p>(?=<(?:[ph]\d?|div|dl|ol|ul|menu|section|\/\w+)\b)/g, '')

  /** Adds spaces, texts, elements and origins, as hosts, extensions and mail scanners do. */
  const extend = (html: string, origin: string) =>
    html
      .replaceAll('href="/', `href="${origin}/`)
      .replaceAll('><', '>\n  <')
      .replace('<html', '<html data-theme="x"')
      .replace(/<body([^>]*)>/, `<body data-y$1>\n${FOREIGN_CHARACTER}<div data-foreign></div>`)
      .replace('</body>', '<div data-foreign></div></body>')
      .replace(/<header[^>]*>/, `$&${FOREIGN_CHARACTER}<div data-foreign></div>`)
      .replace('<main', '<div><main')
      .replace('</main>', '</main></div>')
      .replace(/<aside[^>]*>/, `$&\n${FOREIGN_CHARACTER}`)
      .replace(/<div data-island="menu"[^>]*>/, `$&${FOREIGN_CHARACTER}`)
      .replace(/<footer[^>]*>/, `$&\n${FOREIGN_CHARACTER}`)
      .replace(
        '</footer>',
        '<a data-foreign class="__cf_email__" data-cfemail="00" href="/cdn-cgi/l/email-protection">[email]</a></footer>',
      )

  test('keeps texts, chat links and islands when a host minifies or extends the HTML', async ({
    page,
  }) => {
    const published = await publishedContent(page, '/')
    for (const change of [minify, extend])
      await test.step(change.name, async () => {
        await page.route(
          ({ pathname }) => pathname === '/',
          async (route) => {
            const response = await route.fetch()
            const { origin } = new URL(response.url())
            await route.fulfill({ response, body: change(await response.text(), origin) })
          },
        )
        await page.goto('/')
        await startIslands(page)
        expect(await contentOf(page)).toEqual(published)
        await expectMenuLinkToWork(page)
        await page.unrouteAll()
      })
  })

  test('keeps chat links and menu when a browser translates the page before or after the first interaction', async ({
    page,
  }) => {
    const published = await publishedContent(page, '/desentupimento')
    for (const moment of ['before', 'after'])
      await test.step(`${moment} the first interaction`, async () => {
        await page.goto('/desentupimento')
        if (moment === 'after') await startIslands(page)
        // Wraps each text as Chromium's translator does.
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
        await interact(page)
        expect(await contentOf(page)).toEqual(published)
        await expectMenuLinkToWork(page)
      })
  })
})

// Every spec checks that the pages cause no violation (fixtures.ts). A unit test checks the
// policy.
test('links the pages to each other, and blocks injected scripts, on a host without configuration', {
  tag: '@phone',
}, async ({ page, consoleErrors, policyViolations }) => {
  const foreign = '<script>document.title = "taken"</script>'
  // Serves files by name and index.html for a folder with a trailing slash, without headers.
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(OUT_FOLDER, pathname)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return route.fulfill({ path })
    if (!pathname.endsWith('/'))
      return route.fulfill({ status: 301, headers: { Location: `${pathname}/` } })
    const body = `${readFileSync(join(path, 'index.html'))}${foreign}`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/')
  for (const path of ['/desentupimento', '/'] as const) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: MENU_LABELS[path], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/?$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_CONTENT[path].hero.title)
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src="/icon.png" onload="document.title = \'taken\'">'
      }),
    ).rejects.toThrow(/TrustedHTML|innerHTML/)
    await expect(page).not.toHaveTitle('taken')
  }
  const refused = policyViolations.splice(0).map((violation) => violation.split(':')[0])
  expect([...new Set(refused)].sort()).toEqual(['require-trusted-types-for', 'script-src-elem'])
  for (const line of consoleErrors.splice(0))
    expect(line).toMatch(/Content.Security.Policy|Trusted/)
})

test('logs the path of an unknown URL, and links to the home page', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  // The page logs its path, which anyone can choose.
  for (const target of [
    '/nada?segredo=1#pragas',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/%25c%25s',
  ]) {
    const response = await page.goto(target)
    expect(response?.status()).toBe(404)
    await startIslands(page)
    const path = new URL(target, page.url()).pathname
    // Ignores the browser's message about the status.
    const lines = consoleErrors.splice(0).filter((line) => !line.startsWith('Failed to load'))
    expect(lines).toEqual([`404: no page at ${path}`])
  }
  await page.getByRole('link', { name: content.interface.notFound.homeLink }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#pragas')).toBeAttached()
})

test.describe('HTML alone', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  /** Opens a page, and checks that it shows all texts and that each chat link can be tapped. */
  async function visit(page: Page, path: string): Promise<void> {
    const published = await publishedContent(page, path)
    await page.goto(path)
    expect(await contentOf(page)).toEqual(published)
    for (const link of await chatLinks(page.getByRole('main')).filter({ visible: true }).all())
      await link.tap({ trial: true })
  }

  test('shows all texts and reachable chat links of the drain page, and shows and hides its later first-aid steps by a tap when scripts are off', async ({
    page,
  }) => {
    await visit(page, '/desentupimento')
    const steps = page.locator('#emergencia li')
    await expect(steps.first()).toBeVisible()
    await expect(steps.last()).toBeHidden()
    const title = page.locator('#emergencia').getByText(content.interface.general.allSteps)
    await title.click()
    for (const step of await steps.all()) await expect(step).toBeVisible()
    await title.click()
    await expect(steps.last()).toBeHidden()
  })

  test('shows all texts and reachable chat links of the home page, and opens the first-aid cases by a tap on a tile when scripts are off', async ({
    page,
  }) => {
    await visit(page, '/')
    const steps = page.locator('#emergencia ol > li')
    await expect(steps.first()).toBeHidden()
    await page.locator('[aria-labelledby=problemas] [href="#emergencia"]').first().click()
    await expectInView(page, page.locator('#emergencia ul'))
    await expect(steps.first()).toBeInViewport({ ratio: 1 })
    for (const step of await steps.all()) await expect(step).toBeVisible()
  })

  test('closes the menu and restores the scroll position on Back when scripts are off', async ({
    page,
  }) => {
    // The anchor is followed on the open page.
    for (const path of ['/', '/#pragas']) {
      await page.goto(path)
      const title = page.locator(path === '/' ? 'h1' : '#pragas h2')
      const place = await settledBox(title)
      // Playwright's click would scroll the page.
      const control = await page
        .getByRole('link', { name: content.interface.menu.open })
        .boundingBox()
      await page.touchscreen.tap((control?.x ?? 0) + 10, (control?.y ?? 0) + 10)
      await expect(page).toHaveURL('/#menu')
      await expectUnmoved(title, place)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(menuOf(page)).toHaveCount(0)
      await expectUnmoved(title, place)
    }
  })
})
