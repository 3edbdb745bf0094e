import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { type Browser, launch } from 'puppeteer-core'
import { paths, type RoutePath } from '@/lib/routes'
import { slowLoad } from './bench/slow'
import { visit } from './bench/visit'
import { BROTLI, serve } from './hosting/server'
import { ensureBrowser } from './shared/browser'
import { filesBelow, withTemporaryFolder } from './shared/files'
import { printTable } from './shared/table'

/*
 * Loads each page on Lighthouse's phone, beside the same page without scripts and web fonts, and weighs a
 * whole visit. Exits with 1 when a measure passes its bound. docs/speed.md explains the table.
 */

const KEPT = {
  '≤': (value: number, limit: number) => value <= limit,
  '≥': (value: number, limit: number) => value >= limit,
}

type Bound = readonly [kind: keyof typeof KEPT, limit: number]
type Measure = [name: string, read: (result: Result) => number, bound?: Bound]

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
  ['score: performance', score('performance')],
  ['Cumulative Layout Shift', audit('cumulative-layout-shift'), ['≤', 0]],
  // With the lazy pictures that Chromium fetches ahead of the scroll: the shorter the page, the more.
  ['requests', requests, ['≤', 13]],
  ['bytes', audit('total-byte-weight'), ['≤', 60_000]],
  ...['accessibility', 'best-practices', 'seo'].map(
    (id): Measure => [`score: ${id}`, score(id), ['≥', 100]],
  ),
]

/** The most of what the browser does for one load. */
const COUNTS = [
  ['elements', 760],
  ['style rules', 520],
  ['layouts', 12],
  ['style passes', 14],
] as const

/** The most bytes of a visit that reads the whole page. */
const VISIT: Readonly<Record<RoutePath, number>> = { '/': 80_000, '/desentupimento': 70_000 }

/** Copies an export without scripts and web fonts: words, styles and pictures are left. */
function writePlain(folder: string, copy: string): void {
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

/** A key and a certificate for this machine in one text. */
function makeCertificate(): string {
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'
  return execFileSync('openssl', args.split(' '), { stdio: 'pipe', encoding: 'utf8' })
}

/** Serves a folder over HTTP/2, as CDNs do, as long as something else runs. */
async function serveOverHttp2(folder: string, pem: string): Promise<string> {
  const plain = await serve(folder, 0, BROTLI.kept)
  plain.close()
  const [answer] = plain.listeners('request') as RequestListener[]
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) =>
    // Lighthouse takes a server that answers at once for an unknown one, and gives it 30 ms.
    setTimeout(() => answer?.(request as never, response as never), 10),
  )
  await once(server.listen(0).unref(), 'listening')
  const { port } = server.address() as AddressInfo
  return `https://localhost:${port}`
}

/** Gives `use` a browser of its own: no cache and no warm process is left from another load. */
async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch({
    executablePath: process.env.CHROME_PATH,
    acceptInsecureCerts: true,
    args: [
      // The chat is tapped, and never reached.
      '--host-resolver-rules=MAP wa.me ~NOTFOUND',
      // Containers have little shared memory, and Chromium's sandbox refuses to run as root.
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  return use(browser).finally(() => browser.close())
}

/** One load on Lighthouse's phone. Now and then Lighthouse misses the start of a load, and asks to run again. */
async function load(url: string, tries = 3): Promise<Result> {
  const flags = { logLevel: 'error', disableFullPageScreenshot: true } as const
  const run = async (browser: Browser) => lighthouse(url, flags, undefined, await browser.newPage())
  const { lhr } = (await withBrowser(run)) ?? {}
  if (lhr && !lhr.runtimeError) return lhr
  if (tries > 1) return load(url, tries - 1)
  throw new Error(`${url}: ${lhr?.runtimeError?.message}`)
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The cells of one row. The last one is empty as long as the bound is kept. */
function cells(measure: string, bound: Bound | undefined, site: number, plain?: number): string[] {
  const number = (value?: number) => (value === undefined ? '' : `${Math.round(value * 100) / 100}`)
  const figures = [site, plain, plain && site / plain].map(number)
  const isKept = !bound || KEPT[bound[0]](site, bound[1])
  return [measure, ...figures, bound?.join(' ') ?? '', isKept ? '' : 'PAST IT']
}

async function measure(page: RoutePath, site: string, plain: string): Promise<string[][]> {
  const loads: Record<'site' | 'plain', Result[]> = { site: [], plain: [] }
  // A machine is faster in one minute than in the next, so the two take turns.
  for (let round = 1; round <= 3; round++) {
    loads.site.push(await load(site + page))
    loads.plain.push(await load(plain + page))
  }
  const rows = MEASURES.map(([name, read, bound]) =>
    cells(name, bound, median(loads.site.map(read)), median(loads.plain.map(read))),
  )
  const slow = await withBrowser((browser) => slowLoad(browser, site + page))
  const { bytes, scripts, menu, counts } = await withBrowser((browser) =>
    visit(browser, site + page),
  )
  return [
    ...rows,
    ...COUNTS.map(([name, limit]) => cells(name, ['≤', limit], counts[name])),
    cells('slow world: chat, ms', ['≤', 2500], slow.chat),
    cells('slow world: first screen, ms', ['≤', 5000], slow.whole),
    cells('bytes of a whole visit', ['≤', VISIT[page]], bytes),
    cells('scripts of that visit', ['≤', 0], scripts),
    cells('bytes of the menu, opened then', ['≤', 75_000], menu),
  ]
}

process.env.CHROME_PATH = ensureBrowser()
await withTemporaryFolder(async (folder) => {
  writePlain('out', folder)
  const pem = makeCertificate()
  const site = await serveOverHttp2('out', pem)
  const plain = await serveOverHttp2(folder, pem)
  for (const page of paths) {
    const rows = await measure(page, site, plain)
    printTable([[page, 'site', 'plain', 'ratio', 'bound', ''], ...rows])
    console.log()
    if (rows.some((row) => row.at(-1))) process.exitCode = 1
  }
})
