import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { serve, urlOf } from '@/build/hosts/server'
import { readLastBuild } from '@/build/last-build'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { navigation } from '@/model/page/navigation'
import type { PageContent } from '@/model/schema/content'
import { CONSENT_ID, HOUSE_HEADING_ID } from '@/model/site/anchors'
import { outputFolder } from '@/model/site/folder'
import { pagePaths, type RoutePath, routeOf, routes } from '@/model/site/routes'
import { recordOf } from '@/model/values/record-of'

const { content, folder } = readLastBuild()

type Fixtures = {
  /** Whether the visitor has answered the consent question, which takes the top of the page. */
  hasAnsweredConsent: boolean
  /**
   * Console warnings and errors, and uncaught exceptions. A test that expects messages removes them
   * with `consoleErrors.splice(0)`, because any that remain fail the test.
   */
  consoleErrors: string[]
  /**
   * Violations of the content security policy, as "directive: URL". A test that provokes one
   * removes it, because any that remain fail the test.
   */
  policyViolations: string[]
  /**
   * URLs of the chats that opened in new tabs. Closes the tabs and responds to requests to
   * WhatsApp. Only tests that follow chat links use the fixture, because routing slows every
   * request.
   */
  chats: string[]
  /** Skips tests that need the fixture company if the last build was of another one. */
  isForContent: undefined
}

type WorkerFixtures = {
  /** URL of a published site in `BASE_URL`, or of a local server for the site that was built last. */
  siteUrl: string
}

export const OUT_FOLDER = outputFolder(folder)

const WHATSAPP_URLS = 'https://wa.me/**'

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      if (process.env.BASE_URL) return use(process.env.BASE_URL)
      const server = await serve(OUT_FOLDER, 0)
      await use(urlOf(server))
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  isForContent: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { file }) => {
      const passes = folder === FIXTURE_FOLDER || file.endsWith('any-content.spec.ts')
      test.skip(!passes, `The last build was of ${folder}/, not of ${FIXTURE_FOLDER}/.`)
      await use(undefined)
    },
    { auto: true },
  ],
  // Reduces motion, because Playwright waits for animations. Tests of animations enable it.
  contextOptions: async ({ contextOptions }, use) =>
    use({ reducedMotion: 'reduce', ...contextOptions }),
  hasAnsweredConsent: [true, { option: true }],
  context: async ({ context, hasAnsweredConsent }, use) => {
    if (hasAnsweredConsent && content.company.analyticsId)
      await context.addInitScript((key) => {
        // about:blank has no storage.
        if (origin !== 'null') localStorage.setItem(key, 'nao')
      }, CONSENT_ID)
    await use(context)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        // Ignores a view transition that the next navigation interrupted.
        if (!/^Transition was (aborted|skipped)/.test(message))
          consoleErrors.push(`uncaught: ${message}`)
      })
      await use(consoleErrors)
      expect(consoleErrors, 'the browser reports no error').toEqual([])
    },
    { auto: true },
  ],
  policyViolations: [
    async ({ context }, use) => {
      const policyViolations: string[] = []
      await context.exposeBinding('reportViolation', (_, what: string) => {
        policyViolations.push(what)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          Reflect.get(window, 'reportViolation')(`${effectiveDirective}: ${blockedURI}`),
        )
      })
      await use(policyViolations)
      expect(policyViolations, 'violations of the content security policy').toEqual([])
    },
    { auto: true },
  ],
  chats: async ({ context, page }, use) => {
    const chats: string[] = []
    await context.route(WHATSAPP_URLS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
    const closed: Promise<void>[] = []
    const close = async (tab: Page) => {
      await tab.waitForURL(WHATSAPP_URLS, { waitUntil: 'commit' })
      chats.push(tab.url())
      // Closes the tab at once, because a page in the background is painted once a second.
      await tab.close()
    }
    page.on('popup', (tab) => closed.push(close(tab)))
    await use(chats)
    await Promise.all(closed)
  },
})

export { expect }

/** Locates all chat links by their URL, because some show an icon and some a number. */
export function chatLinks(within: Page | Locator): Locator {
  return within.locator('a[href^="https://wa.me/"]')
}

/** Matches the hero picture, beside the text of the hero. */
export const HERO_PICTURE = 'div:has(> h1) + div'

/** Matches the section with the complete house. */
export const HOUSE = `[aria-labelledby=${HOUSE_HEADING_ID}]`

/** Locates the round chat button that is on every screen. */
export const floatingChat = (page: Page): Locator =>
  page.getByRole('link', { name: content.interface.general.floatingChat })

/** Waits for the fonts, because text moves when a font arrives. */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined))

/**
 * Checks that the top of an element is on the screen below the header, and that no side is cut off.
 */
export async function expectInView(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole('banner')
  await expect(async () => {
    const headerBottom = await header.evaluate((banner) => banner.getBoundingClientRect().bottom)
    const hidden = await target.evaluate((element, headerBottom) => {
      const { left, top, right, height } = element.getBoundingClientRect()
      const isShown = top >= headerBottom && top + Math.min(height, innerHeight / 4) <= innerHeight
      return isShown && left >= 0 && right <= innerWidth ? '' : `at ${left}, ${top}`
    }, headerBottom)
    expect(hidden).toBe('')
  }).toPass({ timeout: 10_000 })
}

/** Locates an island of the page, whatever its status is. */
export function island(page: Page, name: string): Locator {
  return page.locator(`[data-island=${name}]`)
}

/** Fires the events that start the islands: a key, a touch on the menu, a pointer on the chat. */
export async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('a[href="#menu"]').dispatchEvent('pointerdown')
  await page.locator('[data-island=floating-chat] a').dispatchEvent('pointerover')
}

/** Starts the menu and the floating chat. The notices start only if one is due or their request fails. */
export async function startIslands(page: Page): Promise<void> {
  await interact(page)
  for (const name of ['menu', 'floating-chat'])
    await expect(island(page, name)).toHaveAttribute('data-status', 'ready')
}

export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: content.interface.menu.open })

export const menuDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: content.interface.menu.title })

/** Locates the open menu, which is the dialog or the panel of the page. */
export const menuOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: content.interface.menu.title })

export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click()
  const menu = menuDialog(page)
  await expect(menu).toBeVisible()
  return menu
}

/**
 * Delays requests for files.
 * @returns a function that lets the requests continue
 */
export async function delayRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Viewports of phones, tablets, a small laptop and desktops. */
export const VIEWPORTS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** A path without a page. The browser and the 404 page log an error there. */
export const UNKNOWN_PATH = '/nada/aqui'

export const ISLAND_BUNDLES = '**/_next/static/islands/*.js'

/** The label of each menu entry by its URL. */
export const MENU_LABELS = Object.fromEntries(
  navigation.map(({ href, label }) => [href, label]),
) as Record<(typeof navigation)[number]['href'], string>

export const PAGE_CONTENT = recordOf(
  pagePaths,
  (path): PageContent => content[routeOf(path).pageName],
)

export const DEFAULT_MESSAGES = Object.fromEntries(
  routes.map(({ path, messageKey }) => [path, content.messages[messageKey]]),
) as Record<RoutePath, string>
