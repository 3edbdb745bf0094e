import './shared/node-version.mjs'
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
import { visit } from './bench/visit'
import { BROTLI, serve } from './hosting/server'
import { filesBelow, withTemporaryFolder } from './shared/files'
import { ensureBrowser } from './shared/set-up.mjs'
import { printTable } from './shared/table'

/*
 * Loads each page on Lighthouse's phone, beside the same page without scripts and web fonts, and weighs a
 * whole visit. Exits with 1 when a figure passes its bound. docs/speed.md explains the table.
 */

const ROUNDS = 3

/** The bound of a figure: a ratio to the plain page, or a value. */
type Bound = { ratio?: number; most?: number; least?: number }

type Figure = [name: string, read: (result: Result) => number, bound: Bound]
type Row = [page: string, figure: string, bound: Bound, site: number, plain?: number]

const audit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN
const score = (id: string) => (result: Result) => 100 * (result.categories[id]?.score ?? 0)

const requests = ({ audits: { 'network-requests': audit } }: Result) =>
  audit?.details?.type === 'table' ? audit.details.items.length : Number.NaN

const FIGURES: readonly Figure[] = [
  ['First Contentful Paint, ms', audit('first-contentful-paint'), { ratio: 1.03 }],
  // Without fonts on the line, the simulator gives the plain page its picture a round trip earlier.
  ['Largest Contentful Paint, ms', audit('largest-contentful-paint'), { ratio: 1.17 }],
  ['Speed Index, ms', audit('speed-index'), { ratio: 1.03 }],
  ['Total Blocking Time, ms', audit('total-blocking-time'), { most: 10 }],
  ['Cumulative Layout Shift', audit('cumulative-layout-shift'), { most: 0 }],
  ['requests', requests, { most: 9 }],
  ['bytes', audit('total-byte-weight'), { most: 60_000 }],
  ...['performance', 'accessibility', 'best-practices', 'seo'].map(
    (id): Figure => [`score: ${id}`, score(id), { least: 100 }],
  ),
]

/** The most bytes of a visit that reads the whole page. */
const VISIT: Readonly<Record<RoutePath, number>> = { '/': 110_000, '/desentupimento': 85_000 }

/** Copies an export without scripts and web fonts: words, styles and pictures are left. */
function writePlain(folder: string, copy: string): void {
  cpSync(folder, copy, { recursive: true })
  for (const path of filesBelow(copy).filter((path) => /\.(html|css)$/.test(path))) {
    const text = readFileSync(join(copy, path), 'utf8')
    const plain = text
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link[^>]*as="font"[^>]*>/g, '')
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

/** One load on Lighthouse's phone. */
function load(url: string): Promise<Result> {
  return withBrowser(async (browser) => {
    const flags = { logLevel: 'error', disableFullPageScreenshot: true } as const
    const result = await lighthouse(url, flags, undefined, await browser.newPage())
    const { runtimeError } = result?.lhr ?? {}
    if (!result || runtimeError) throw new Error(`${url}: ${runtimeError?.message}`)
    return result.lhr
  })
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(page: RoutePath, site: string, plain: string): Promise<Row[]> {
  const loads: Record<'site' | 'plain', Result[]> = { site: [], plain: [] }
  // A machine is faster in one minute than in the next, so the two take turns.
  for (let round = 1; round <= ROUNDS; round++) {
    loads.site.push(await load(site + page))
    loads.plain.push(await load(plain + page))
  }
  const bounds: Record<string, Bound> = { 'in all': { most: VISIT[page] }, script: { most: 0 } }
  const kinds = await withBrowser((browser) => visit(browser, site + page))
  return [
    ...FIGURES.map(([name, read, bound]): Row => {
      const [ours, theirs] = [loads.site, loads.plain].map((results) => median(results.map(read)))
      return [page, name, bound, ours ?? Number.NaN, theirs]
    }),
    ...Object.entries(kinds).map(
      ([kind, bytes]): Row => [page, `bytes of a visit: ${kind}`, bounds[kind] ?? {}, bytes],
    ),
  ]
}

function isKept([, , { ratio, most, least }, site, plain = Number.NaN]: Row): boolean {
  if (ratio !== undefined) return site <= ratio * plain
  return (most === undefined || site <= most) && (least === undefined || site >= least)
}

function cells(row: Row): string[] {
  const [page, figure, bound, site, plain = Number.NaN] = row
  const number = (value: number) => `${Math.round(value * 100) / 100}`
  const [[kind, limit] = []] = Object.entries(bound)
  const allowed = limit === undefined ? '' : `${kind === 'least' ? '≥' : '≤'} ${limit}`
  const compared = kind === 'ratio' ? [number(plain), number(site / plain)] : ['', '']
  return [page, figure, number(site), ...compared, allowed, isKept(row) ? '' : 'PAST IT']
}

process.env.CHROME_PATH = await ensureBrowser()
await withTemporaryFolder(async (folder) => {
  writePlain('out', folder)
  const pem = makeCertificate()
  const site = await serveOverHttp2('out', pem)
  const plain = await serveOverHttp2(folder, pem)
  const rows: Row[] = []
  for (const page of paths) rows.push(...(await measure(page, site, plain)))
  printTable([['page', 'figure', 'site', 'plain', 'ratio', 'bound', ''], ...rows.map(cells)])
  if (!rows.every(isKept)) process.exitCode = 1
})
