import { type Browser, type CDPSession, chromium, devices, type Page } from 'playwright'
import { CHROME_FLAGS } from './lighthouse'
import { SLOWER, TASKS, workBetween } from './trace'

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  locale: 'pt-BR',
  // Playwright would set these four itself, and Chromium then styles a restored page once more.
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
}
/** Lighthouse's slow 4G: 150 ms round trips, 1.6 Mbit/s; throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Long enough for the prefetch, which begins three seconds after the load event. */
const IDLE = 4500
/** How long a finger touches the screen in a tap. */
const PRESS = 80

declare global {
  interface Window {
    /** Whether the first frame with the open menu is done. */
    isMenuShown?: boolean
    /** Clicks on a chat link that the page reported. */
    chatClicks?: number
    /** When the finger was lifted from a link, on the wall clock. */
    left?: number
    /** When this page was shown, and shown again, on the wall clock. */
    shown?: { at: number; persisted: boolean }[]
  }
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: CHROME_FLAGS,
    // Playwright switches the back/forward cache off, which every visitor has.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

async function onNewPhone<T>(
  browser: Browser,
  slow: { cpu: boolean; network: boolean },
  visit: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (slow.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (slow.network) await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    return await visit(page, cdp)
  } finally {
    await context.close()
  }
}

async function tap([page, cdp]: [Page, CDPSession], selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${selector}`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(PRESS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Nobody taps what they do not see, and the elements are there before the style sheet. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
}

export const MENU_MOMENTS = ['once idle', 'after a scroll'] as const
type MenuMoment = (typeof MENU_MOMENTS)[number]

/**
 * Processor time in milliseconds, on a phone, from the tap on the menu button to the first frame with the
 * open menu.
 * @param moment the tap comes on an idle page, as the first interaction or after a scroll
 */
export function openMenu(browser: Browser, url: string, moment: MenuMoment): Promise<number> {
  // A processor that the browser slows down counts its pauses as work.
  return onNewPhone(browser, { cpu: false, network: false }, async (page, cdp) => {
    await page.addInitScript(() => {
      addEventListener(
        'touchend',
        async () => {
          performance.mark('tapped')
          // The panel, or the dialog's, may show without a change of the document: each frame is looked at.
          do await new Promise(requestAnimationFrame)
          while (
            ![...document.querySelectorAll('.menu-panel')].some((menu) => menu.checkVisibility())
          )
          // A message posted in an animation frame arrives once that frame is done.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            performance.mark('shown')
            window.isMenuShown = true
          }
          port2.postMessage(null)
        },
        { capture: true, once: true },
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE)
    if (moment === 'after a scroll') {
      await page.mouse.wheel(0, 40)
      await page.locator('[data-island=menu][data-status=ready]').waitFor({ state: 'attached' })
      await page.waitForTimeout(1000)
    }
    await browser.startTracing(page, { categories: [TASKS, 'blink.user_timing'] })
    await tap([page, cdp], '[href="#menu"]')
    await page.waitForFunction(() => window.isMenuShown)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    return workBetween(traceEvents, 'tapped', 'shown')
  })
}

/**
 * How many of three clicks on the chat link the page reports: as soon as the link shows, once the
 * page has been idle, and after the bundles have run; slower CPU and slow 4G.
 */
export function countClicks(browser: Browser, url: string): Promise<number> {
  return onNewPhone(browser, { cpu: true, network: true }, async (page, cdp) => {
    await page.addInitScript(() => {
      window.chatClicks = 0
      addEventListener('whatsapp_click', () => {
        window.chatClicks = (window.chatClicks ?? 0) + 1
      })
      // The chat itself is not opened.
      addEventListener('click', (event) => event.preventDefault(), true)
    })
    await page.goto(url, { waitUntil: 'commit' })
    const link = 'main a[href^="https://wa.me/"]'
    await firstPaint(page)
    await tap([page, cdp], link)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(IDLE)
    await tap([page, cdp], link)
    await page.locator('[data-island=menu][data-status=ready]').waitFor({ state: 'attached' })
    await tap([page, cdp], link)
    await page.waitForTimeout(1000)
    return page.evaluate(() => window.chatClicks ?? 0)
  })
}

/**
 * Milliseconds from the tap on the link to the other page until that page shows, and from `back`
 * until the first page shows again; slower CPU and slow 4G.
 */
export function thereAndBack(
  browser: Browser,
  url: string,
): Promise<{ there: number; back: number; kept: boolean }> {
  return onNewPhone(browser, { cpu: true, network: true }, async (page, cdp) => {
    await page.addInitScript(() => {
      window.shown = []
      let persisted = false
      addEventListener('pageshow', (event) => {
        persisted = event.persisted
      })
      // Also fired when a prerendered page is shown.
      addEventListener('pagereveal', () =>
        requestAnimationFrame(() => window.shown?.push({ at: Date.now(), persisted })),
      )
      addEventListener('click', () => {
        window.left = Date.now()
      })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(IDLE)
    const link = 'main a[href^="/"]'
    await page.locator(link).first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    await tap([page, cdp], link)
    await page.waitForURL((to) => to.pathname !== new URL(url).pathname)
    await page.waitForFunction(() => window.shown?.length === 1)
    const [other] = (await page.evaluate(() => window.shown)) ?? []
    await page.waitForTimeout(1000)
    await page
      .evaluate(() => {
        localStorage.setItem('left', `${Date.now()}`)
        history.back()
      })
      .catch(() => undefined)
    await page.waitForURL(url, { waitUntil: 'commit' })
    await page.waitForTimeout(1000)
    const again = await page.evaluate(() => ({
      left: window.left ?? Number.NaN,
      leftOther: Number(localStorage.getItem('left')),
      shown: window.shown?.at(-1),
    }))
    return {
      there: (other?.at ?? Number.NaN) - again.left,
      back: (again.shown?.at ?? Number.NaN) - again.leftOther,
      kept: again.shown?.persisted ?? false,
    }
  })
}
