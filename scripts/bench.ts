import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { siteHandler } from '@/build/hosts/server'
import { OWNER_FOLDER, outputFolder } from '@/model/site/folder'
import { htmlFileOf, pagePaths, type RoutePath } from '@/model/site/routes'
import { ensureBrowser } from './shared/browser'
import { runMain } from './shared/process'

/*
 * `npm run bench`: counts the cost of a visit to each page of out/ (docs/speed.md), and fails above a limit.
 */

/** The viewport of Lighthouse's phone. */
const PHONE = {
  ...devices['Pixel 5'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
}

/** A private key and a self-signed certificate for localhost, in one PEM text. */
const CERTIFICATE_PEM = execFileSync(
  'openssl',
  'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'.split(' '),
  { stdio: 'pipe', encoding: 'utf8' },
)
const PUBLIC_KEY = new X509Certificate(CERTIFICATE_PEM).publicKey.export({
  type: 'spki',
  format: 'der',
})

/** Serves the site over HTTP/2 with Brotli at the quality of a CDN, and returns its URL. */
async function serveOverHttp2(): Promise<string> {
  const server = createSecureServer(
    { key: CERTIFICATE_PEM, cert: CERTIFICATE_PEM },
    siteHandler(outputFolder(OWNER_FOLDER), 11) as never,
  )
  await once(server.listen(0).unref(), 'listening')
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const launchBrowser = () =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      // Trusts the certificate by its key, because Chromium caches no files of a host whose
      // certificate errors are only ignored.
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(PUBLIC_KEY).digest('base64')}`,
      // Blocks WhatsApp, because the visit taps a chat link.
      '--host-resolver-rules=MAP wa.me ~NOTFOUND',
    ],
  })

/**
 * Limits of the complete documents, in Brotli. A server sends 14,600 bytes in the first round trip, into which only what
 * precedes the second style sheet must fit (docs/speed.md). The drain page has less to say. No tighter ones, because
 * hashes in policies and names change a document by 60.
 */
const DOCUMENT_BYTES: Readonly<Record<RoutePath, number>> = {
  '/': 14_600,
  '/desentupimento': 13_000,
}

const SCREEN = { width: 390, height: 844 }

/** Limits of the length of the pages, in screens. */
const SCREENS: Readonly<Record<RoutePath, number>> = { '/': 10.1, '/desentupimento': 8.1 }

const resultRow = (count: number, limit: number) => ({ count, limit, ok: count <= limit })

/**
 * Returns the fewest layouts and style passes of five loads of a page, because a load in which the files
 * arrive in another order needs up to three more.
 */
async function fewestPasses(browser: Browser, url: string) {
  let layouts = Number.POSITIVE_INFINITY
  let stylePasses = Number.POSITIVE_INFINITY
  for (let load = 0; load < 5; load++) {
    const page = await browser.newPage(PHONE)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    const { metrics } = await session.send('Performance.getMetrics')
    for (const { name, value } of metrics) {
      if (name === 'LayoutCount') layouts = Math.min(layouts, value)
      if (name === 'RecalcStyleCount') stylePasses = Math.min(stylePasses, value)
    }
    await page.context().close()
  }
  return { layouts, stylePasses }
}

/** Visits a page with an empty cache, and returns each count with its limit. */
async function visit(browser: Browser, site: string, path: RoutePath) {
  const { layouts, stylePasses } = await fewestPasses(browser, site + path)
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.loadingFinished', (file) => (bytes += file.encodedDataLength))
  await session.send('Network.enable')
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const document = readFileSync(`${outputFolder(OWNER_FOLDER)}/${htmlFileOf(path)}`)
  const rows = {
    requests: resultRow(requests, 8),
    'bytes of the document': resultRow(brotliCompressSync(document).length, DOCUMENT_BYTES[path]),
    bytes: resultRow(bytes, 41_000),
    elements: resultRow(await page.locator('*').count(), 760),
    layouts: resultRow(layouts, 9),
    'style passes': resultRow(stylePasses, 9),
  }

  await page.setViewportSize(SCREEN)
  // Lazy pictures would not load after a jump.
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
  }
  const length = await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight)
  for (const question of (await page.locator('#duvidas summary').all()).slice(1, 4))
    await question.tap()
  await page.locator('main a[href^="https://wa.me/"]').first().tap()
  await page.waitForTimeout(3000)
  const visitBytes = bytes
  // The chat link has opened another tab in front of the page.
  await page.bringToFront()
  await page.locator('[href="#menu"]').first().tap()
  await page.waitForSelector('[data-island=menu][data-status=ready]', { state: 'attached' })
  await page.waitForTimeout(1000)
  return {
    ...rows,
    screens: resultRow(Number((length / SCREEN.height).toFixed(2)), SCREENS[path]),
    'bytes of a complete visit': resultRow(visitBytes, 72_000),
    'bytes of opening the menu after the visit': resultRow(bytes - visitBytes, 75_000),
  }
}

await runMain(async () => {
  const site = await serveOverHttp2()
  for (const path of pagePaths) {
    // Starts a new browser for each page, because both pages share files that would be cached.
    const browser = await launchBrowser()
    const rows = await visit(browser, site, path).finally(() => browser.close())
    console.log(path)
    console.table(rows)
    if (Object.values(rows).some(({ ok }) => !ok)) process.exitCode = 1
  }
})
