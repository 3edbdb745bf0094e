import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { type RoutePath, routes } from '@/content/routes'
import { siteHandler } from './hosting/server'
import { ensureBrowser } from './shared/browser'
import { filesBelow } from './shared/files'
import { freePort } from './shared/port'

/*
 * Loads each page on Lighthouse's phone, beside the same page without scripts and web fonts, and weighs a
 * whole visit. Exits with 1 when a count exceeds its limit. docs/speed.md explains the table.
 */

type Measure = [name: string, read: (result: Result) => number, most?: number]

const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN
const score = (id: string) => (result: Result) => 100 * (result.categories[id]?.score ?? 0)

const requests = ({ audits: { 'network-requests': audit } }: Result) =>
  audit?.details?.type === 'table' ? audit.details.items.length : Number.NaN

const MEASURES: readonly Measure[] = [
  // Times depend on what else the machine does: they inform, and the counts are bounded.
  ['First Contentful Paint, ms', audit('first-contentful-paint')],
  ['Largest Contentful Paint, ms', audit('largest-contentful-paint')],
  ['Speed Index, ms', audit('speed-index')],
  ['Total Blocking Time, ms', audit('total-blocking-time')],
  ['Cumulative Layout Shift', audit('cumulative-layout-shift'), 0],
  // With the lazy pictures that Chromium fetches ahead of the scroll: the shorter the page, the more.
  ['requests', requests, 9],
  ['bytes', audit('total-byte-weight'), 45_000],
  ...['accessibility', 'best-practices', 'seo'].map(
    (id): Measure => [`points lost: ${id}`, (result) => 100 - score(id)(result), 0],
  ),
]

/** The most bytes of a visit that reads the whole page. */
const VISIT: Readonly<Record<RoutePath, number>> = { '/': 80_000, '/desentupimento': 70_000 }

/** A slow line: 400 kbit/s and 400 ms for each answer. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** A key and a certificate for this machine in one text. */
const PEM = execFileSync(
  'openssl',
  'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'.split(' '),
  { stdio: 'pipe', encoding: 'utf8' },
)
const KEY = new X509Certificate(PEM).publicKey.export({ type: 'spki', format: 'der' })

const PLAIN = '.generated/plain'
const CHAT = 'main a[href^="https://wa.me/"]'

/** Copies an export without scripts and web fonts: words, styles and pictures are left. */
function writePlain(folder: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  for (const path of filesBelow(copy).filter((path) => /\.(html|css)$/.test(path))) {
    const text = readFileSync(join(copy, path), 'utf8')
    const plain = text
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<meta http-equiv[^>]*>|<link[^>]*as="font"[^>]*>/g, '')
      .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
    writeFileSync(join(copy, path), plain)
  }
}

/** Serves a folder over HTTP/2, as CDNs do, as long as something else runs. */
async function serveOverHttp2(folder: string): Promise<string> {
  const answer = siteHandler(folder, 11)
  const server = createSecureServer({ key: PEM, cert: PEM }, (request, response) =>
    // Delay each response, because Lighthouse assumes 30 ms for a server that responds at once.
    setTimeout(() => answer(request as never, response as never), 10),
  )
  await once(server.listen(0).unref(), 'listening')
  const { port } = server.address() as AddressInfo
  return `https://localhost:${port}`
}

/** Gives `use` a browser of its own: no cache and no warm process is left from another load. */
async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [
      `--remote-debugging-port=${port}`,
      // Chromium would keep no file of a host whose certificate it only ignores.
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(KEY).digest('base64')}`,
      // The chat is tapped, and never reached.
      '--host-resolver-rules=MAP wa.me ~NOTFOUND',
    ],
  })
  return use(browser, port).finally(() => browser.close())
}

/** One load on Lighthouse's phone. Now and then Lighthouse misses the start of a load, and asks to run again. */
async function load(url: string, tries = 3): Promise<Result> {
  const flags = { logLevel: 'error', disableFullPageScreenshot: true } as const
  const { lhr } = (await withBrowser((_, port) => lighthouse(url, { ...flags, port }))) ?? {}
  if (lhr && !lhr.runtimeError) return lhr
  if (tries > 1) return load(url, tries - 1)
  throw new Error(`${url}: ${lhr?.runtimeError?.message}`)
}

/** A page on a phone, and the way to ask its browser. */
async function openPhone(browser: Browser) {
  const page = await browser.newPage(devices['Pixel 5'])
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  return { page, session }
}

/**
 * Loads a page by the slow network, on a processor six times slower than this machine's.
 * @returns when the chat is painted, in ms, and when the first screen has its fonts and pictures
 */
async function slowLoad(browser: Browser, url: string) {
  const { page, session } = await openPhone(browser)
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // In a frame, so all that it finds is laid out, and painted in the next one.
  await page.addInitScript(`{
    const look = () => requestAnimationFrame(document.querySelector('${CHAT}')?.checkVisibility()
      ? (time) => { window.chat = time } : look)
    look()
  }`)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.hero-picture img')]
    const sources = pictures.map(({ currentSrc }) => currentSrc)
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const own = files.filter(({ name }) => name.endsWith('woff2') || sources.includes(name))
    const whole = Math.max(...own.map(({ responseEnd }) => responseEnd))
    return { chat: Number(Reflect.get(window, 'chat')), whole }
  })
}

/**
 * A visit on a phone: loads the page, reads it to its end, opens three questions and taps the chat.
 * @returns what the browser did for the load; the bytes that came over the line in the visit, headers included; and
 *   the bytes that the menu costs when it is opened then
 */
async function visit(browser: Browser, url: string) {
  const { page, session } = await openPhone(browser)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const [elements, rules] = await page.evaluate(() => {
    const lists = [...document.styleSheets].map(({ cssRules }) => cssRules)
    for (const rules of lists)
      for (const rule of rules) if (rule instanceof CSSGroupingRule) lists.push(rule.cssRules)
    const count = lists.reduce((sum, { length }) => sum + length, 0)
    return [document.querySelectorAll('*').length, count] as const
  })
  // As a thumb does, so that lazy pictures load.
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  for (const question of (await page.locator('details > summary').all()).slice(1, 4))
    await question.tap()
  await page.locator(CHAT).first().tap()
  await page.waitForTimeout(3000)
  const visited = bytes
  // The chat's tab has come before it.
  await page.bringToFront()
  await page.locator('[href="#menu"]').first().tap()
  await page.waitForSelector('[data-island=menu][data-status=ready]', { state: 'attached' })
  await page.waitForTimeout(1000)
  return {
    elements,
    rules,
    layouts: metric('LayoutCount'),
    styles: metric('RecalcStyleCount'),
    bytes: visited,
    menu: bytes - visited,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const round = (value: number) => Math.round(100 * value) / 100

/** A row of the table. */
const row = (site: number, most?: number, plain?: number) => ({
  site: round(site),
  ...(plain !== undefined && { plain: round(plain), ratio: round(site / plain) }),
  ...(most !== undefined && { 'at most': most, kept: site <= most }),
})

async function measure({ path, file }: (typeof routes)[number], site: string, plain: string) {
  const loads: Record<'site' | 'plain', Result[]> = { site: [], plain: [] }
  // A machine is faster in one minute than in the next, so the two take turns.
  for (let round = 1; round <= 3; round++) {
    loads.site.push(await load(site + path))
    loads.plain.push(await load(plain + path))
  }
  const slow = await withBrowser((browser) => slowLoad(browser, site + path))
  const seen = await withBrowser((browser) => visit(browser, site + path))
  const [beforeSheet = ''] = readFileSync(join('out', file), 'utf8').split('<link rel="stylesheet"')
  return {
    ...Object.fromEntries(
      MEASURES.map(([name, read, most]) => [
        name,
        row(median(loads.site.map(read)), most, median(loads.plain.map(read))),
      ]),
    ),
    // Ten packets, which a server sends before the browser's first answer.
    'bytes up to the linked style sheet, gzip': row(gzipSync(beforeSheet).length, 14_600),
    elements: row(seen.elements, 700),
    'style rules': row(seen.rules, 560),
    layouts: row(seen.layouts, 12),
    'style passes': row(seen.styles, 14),
    'slow phone: chat, ms': row(slow.chat),
    'slow phone: fonts and picture are there, ms': row(slow.whole),
    'bytes of a whole visit': row(seen.bytes, VISIT[path]),
    'bytes of the menu, opened then': row(seen.menu, 75_000),
  }
}

process.env.CHROME_PATH = ensureBrowser()
writePlain('out', PLAIN)
const site = await serveOverHttp2('out')
const plain = await serveOverHttp2(PLAIN)
for (const route of routes) {
  const rows = await measure(route, site, plain)
  console.log(route.path)
  console.table(rows)
  if (Object.values(rows).some(({ kept }) => kept === false)) process.exitCode = 1
}
