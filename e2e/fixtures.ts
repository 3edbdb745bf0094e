import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { IslandName } from '@/components/client/islands'
import { company } from '@/content/company'
import { drains } from '@/content/drains'
import { home } from '@/content/home'
import { menuTexts } from '@/content/interface'
import { messages } from '@/content/messages'
import type { Page as Content } from '@/content/schema'
import { navigation } from '@/lib/navigation'
import type { RoutePath } from '@/lib/routes'

type Fixtures = {
  /**
   * Warnings and errors in the console, and uncaught exceptions. A test that expects some takes them out
   * with `consoleErrors.splice(0)`; what is left at its end fails it.
   */
  consoleErrors: string[]
  /**
   * What the content security policy refused, Trusted Types included, as "directive: address". Only a
   * test that provokes a violation takes it out.
   */
  violations: string[]
  /**
   * Chat addresses that the browser went to, in new tabs, which are closed again. WhatsApp itself is never
   * called. Only for tests that follow such links: to answer in its place makes each request slower.
   */
  chats: string[]
}

const WHATSAPP = 'https://wa.me/**'

export const REFUSES_NOTHING = 'the policy refuses nothing that the site does'

/** Collects what the policy refuses on all pages of a context, as "directive: address". */
export async function violationsOf(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('reportViolation', (_, what: string) => {
    violations.push(what)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'reportViolation')(`${effectiveDirective}: ${blockedURI}`),
    )
  })
  return violations
}

/** Refuses analytics where the site asks: the question covers a part of the page; e2e/consent.spec.ts tests it. */
export async function answerQuestion(context: BrowserContext): Promise<void> {
  if (company.analyticsId) await context.addInitScript(refuseAnalytics)
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await answerQuestion(context)
    await use(context)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      const hear = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
      }
      const hearUncaught = ({ message }: Error) => {
        // Chromium reports a view transition that the next navigation interrupted.
        if (!/^Transition was (aborted|skipped)/.test(message))
          consoleErrors.push(`uncaught: ${message}`)
      }
      page.on('console', hear)
      page.on('pageerror', hearUncaught)
      await use(consoleErrors)
      page.off('console', hear)
      page.off('pageerror', hearUncaught)
      expect(consoleErrors, 'the browser reports no error').toEqual([])
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations = await violationsOf(context)
      await use(violations)
      expect(violations, REFUSES_NOTHING).toEqual([])
    },
    { auto: true },
  ],
  chats: async ({ context, page }, use) => {
    const chats: string[] = []
    await context.route(WHATSAPP, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
    const closed: Promise<void>[] = []
    const take = (tab: Page) => closed.push(close(tab))
    const close = async (tab: Page) => {
      await tab.waitForURL(WHATSAPP, { waitUntil: 'commit' })
      chats.push(tab.url())
      // Behind another tab, the browser draws the page once a second.
      await tab.close()
    }
    page.on('popup', take)
    await use(chats)
    page.off('popup', take)
    // The route can't be taken from a tab that is just going.
    await Promise.all(closed)
    await context.unroute(WHATSAPP)
  },
})

export { expect }

/** Every link to a WhatsApp conversation, found by its address: some show an icon, some a number. */
export function chatLinks(within: Page | Locator): Locator {
  return within.locator('a[href^="https://wa.me/"]')
}

/** The message that a chat link has typed for the visitor. */
export function messageOf(href: string | null): string | null {
  return new URL(href ?? '').searchParams.get('text')
}

/** What is laid out only when it comes near, as a selector. */
export const DEFERRED = '.section, .other-page, .site-footer'

/** Whether each section is laid out, off-screen ones included, from the first to the footer. */
export function laidOut(page: Page): Promise<boolean[]> {
  return page
    .locator(DEFERRED)
    .evaluateAll((sections) =>
      sections.map(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
      ),
    )
}

/** An island of the page, ready to use or not. */
export function island(page: Page, name: IslandName): Locator {
  return page.locator(`[data-island=${name}]`)
}

/** Gives the interactions for which the islands wait: a key, a finger on the menu, a mouse on the chat. */
export async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('a[href="#menu"]').dispatchEvent('pointerdown')
  await page.locator('[data-island=tooltip] a').dispatchEvent('pointerover')
}

/** Starts the menu and the tooltip. The notices start only where one is due. */
export async function startIslands(page: Page): Promise<void> {
  await interact(page)
  for (const name of ['menu', 'tooltip'] as const)
    await expect(island(page, name)).toHaveAttribute('data-status', 'ready')
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: menuTexts.open }).click()
  const menu = page.getByRole('dialog', { name: menuTexts.title })
  await expect(menu).toBeVisible()
  return menu
}

/** An address without a page. The browser and the page itself log an error there. */
export { UNKNOWN as NOWHERE } from '@/scripts/hosting/check/site'

/** The islands' bundles, as a pattern for `route`. */
export const SCRIPT_FILES = '**/_next/static/**/*.js'

/** What the entry of the menu says that leads to an address. */
export const LABELS = Object.fromEntries(
  navigation.map(({ href, label }) => [href, label]),
) as Record<(typeof navigation)[number]['href'], string>

/** What each page says. */
export const PAGES: Readonly<Record<RoutePath, Content>> = { '/': home, '/desentupimento': drains }

/** What the chat links of each page have typed, where they stand for nothing in particular. */
export const MESSAGES: Readonly<Record<RoutePath, string>> = {
  '/': messages.default,
  '/desentupimento': messages.drains,
}

/** Answers the question about analytics before the page asks it, where it does. */
function refuseAnalytics(): void {
  try {
    localStorage.setItem('medicao', 'nao')
  } catch {
    // Storage is refused, by the test or the browser.
  }
}
