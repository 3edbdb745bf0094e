import { gunzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { contentSecurityPolicy, hashSource } from '../../lib/content-security-policy'
import {
  CACHE_FOREVER,
  CACHE_NEVER_STALE,
  REDIRECTS,
  securityHeaders,
} from '../../lib/http-headers'
import { attribute, elements } from '../finish/html'
import { addressesIn, addressesInHtml } from '../finish/inspect'
import { observatoryPenalties } from './observatory'
import { type Answer, isLoopback, request } from './request'
import { HOST_FILES } from './rules'

/** One thing that a host has to do, and what it did. */
export type Row = { check: string; expected: string; found: string; ok: boolean }

/** What the checks are about. */
export type Subject = keyof typeof SUBJECTS

type Site = {
  base: string
  /** Some hosts can't redirect every address; then the page with its canonical link is right, too. */
  allRedirects: boolean
  ask: (path: string, options?: Parameters<typeof request>[2]) => Promise<Answer>
}

const PAGES = ['/', '/desentupimento']
const UNKNOWN = '/nada/aqui'
const LOST_BUNDLE = '/_next/static/chunks/0000000000000.js'

/** Types by ending; one file of each that the home page names is asked for. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /^(text|application)\/javascript\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png$/,
  avif: /^image\/avif$/,
  woff2: /^font\/woff2$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  webmanifest: /^application\/manifest\+json\b/,
  txt: /^text\/plain\b/,
  xml: /^(application|text)\/xml\b/,
}

const ATTACKS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/images/../../../../etc/passwd',
  '/_next/static/..%5c..%5c..%5cpackage.json',
  '/.git/config',
  '/.env',
  '/%00',
  '//evil.example/',
  '/\\evil.example/',
  // Too long for a file's name.
  `/${'a'.repeat(300)}`,
]
const ODD_METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW']

function row(check: string, expected: string, found: string, ok = found === expected): Row {
  return { check, expected, found, ok }
}

/** The first page that a visitor of an address sees, as an origin and path. */
function target(site: Site, answer: Answer): string {
  const { location } = answer.headers
  return location ? new URL(location, site.base).href.replace(site.base, '') : ''
}

/** Path of the page's canonical address; all of it where that is on another host than the page. */
function canonicalOf(answer: Answer, base: string): string {
  const link = elements(parse(answer.body.toString())).find(
    (element) => attribute(element, 'rel') === 'canonical',
  )
  const href = link && attribute(link, 'href')
  if (!href) return 'none'
  const { origin, pathname } = new URL(href)
  return isLoopback(base) || origin === base ? pathname : href
}

async function pages(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of PAGES) {
    const answer = await site.ask(path)
    rows.push(
      row(`${path}: status`, '200', String(answer.status)),
      row(
        `${path}: type`,
        'text/html; charset=utf-8',
        answer.headers['content-type'] ?? '',
        /^text\/html; ?charset=utf-8$/i.test(answer.headers['content-type'] ?? ''),
      ),
      row(`${path}: canonical address`, path, canonicalOf(answer, site.base)),
    )
  }
  for (const path of [UNKNOWN, '/desentupimento/nada', '/images/', LOST_BUNDLE]) {
    const { status, body, headers } = await site.ask(path)
    rows.push(
      row(`${path}: status`, '404', String(status)),
      row(
        `${path}: the site's own page`,
        'Oops! Page not found',
        body.toString().match(/Oops! Page not found/)?.[0] ?? `${body.length} bytes`,
      ),
    )
    if (path === LOST_BUNDLE && site.allRedirects)
      rows.push(row(`${path}: kept by browsers`, CACHE_NEVER_STALE, headers['cache-control'] ?? ''))
  }
  return rows
}

async function redirects(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const answer = await site.ask(`${from}?a=1&b=2`)
    const moved = [301, 308].includes(answer.status) && target(site, answer) === `${to}?a=1&b=2`
    const same =
      !site.allRedirects && answer.status === 200 && canonicalOf(answer, site.base) === to
    rows.push(
      row(
        from,
        `301 ${to}?a=1&b=2`,
        `${answer.status} ${target(site, answer)}`.trim(),
        moved || same,
      ),
    )
  }
  return rows
}

async function attacks(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ATTACKS) {
    const { status, headers, body } = await site.ask(path)
    const text = body.toString()
    const leak = /root:.*:0:0|\[core\]|"devDependencies"/.test(text)
    const elsewhere =
      headers.location !== undefined &&
      new URL(headers.location, site.base).hostname !== new URL(site.base).hostname
    // A host may resolve the address to one of the pages, or refuse it.
    const own = status === 200 && text.includes('application/ld+json')
    rows.push(
      row(
        `${path.slice(0, 50)}: gives nothing away`,
        'refused',
        own ? 'a page of the site' : `${status} ${headers.location ?? ''}`.trim(),
        !leak && !elsewhere && (own || (status >= 300 && status < 500)),
      ),
    )
  }
  for (const file of HOST_FILES) {
    const { status } = await site.ask(`/${file}`)
    rows.push(
      row(`/${file}: not for visitors`, '404', String(status), status >= 400 && status < 500),
    )
  }
  for (const method of ODD_METHODS) {
    const { status, body } = await site.ask('/', { method, headers: { 'X-Probe': 'echo-me' } })
    const echoed = body.toString().includes('echo-me')
    const refused = status >= 400 && status <= 501
    const harmless = method === 'OPTIONS' && status < 300
    rows.push(
      row(
        `${method} /`,
        '405',
        echoed ? `${status} with an echo` : String(status),
        (refused || harmless) && !echoed,
      ),
    )
  }
  return rows
}

/** Below this a server may find a file not worth compressing. */
const SMALL = 1024

/** Addresses of files that belong to the home page: of each type one that is not small, or the last. */
async function filesOf(site: Site): Promise<{ ending: string; path: string }[]> {
  const html = (await site.ask('/')).body.toString()
  const named = [
    ...addressesInHtml(html, new URL(site.base).origin),
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ]
  const found: { ending: string; path: string }[] = []
  for (const ending of Object.keys(TYPES)) {
    const candidates = [...new Set(named.filter((address) => address.endsWith(`.${ending}`)))]
    for (const path of candidates) {
      if (path !== candidates.at(-1) && (await site.ask(path)).body.length < SMALL) continue
      found.push({ ending, path })
      break
    }
  }
  return found
}

async function files(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const { ending, path } of await filesOf(site)) {
    const { status, headers, body } = await site.ask(path)
    const type = headers['content-type'] ?? ''
    rows.push(
      row(
        `.${ending}: status and type`,
        `200 ${TYPES[ending]?.source}`,
        `${status} ${type}`,
        status === 200 && !!TYPES[ending]?.test(type),
      ),
    )
    const immutable = /^\/(_next\/static|images)\//.test(path)
    const expected = immutable ? CACHE_FOREVER : CACHE_NEVER_STALE
    const found = headers['cache-control'] ?? ''
    rows.push(
      row(
        `.${ending}: kept by browsers`,
        expected,
        found,
        immutable ? /max-age=31536000.*immutable/.test(found) : /max-age=0|no-cache/.test(found),
      ),
    )
    if (['css', 'js', 'svg'].includes(ending) && body.length >= SMALL) {
      const packed = await site.ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } })
      const encoding = packed.headers['content-encoding'] ?? 'none'
      const varies = /accept-encoding/i.test(packed.headers.vary ?? '')
      rows.push(
        row(
          `.${ending}: compressed`,
          'br or gzip, and Vary',
          `${encoding}, ${packed.body.length} of ${body.length} bytes${varies ? '' : ', no Vary'}`,
          ['br', 'gzip'].includes(encoding) && varies && packed.body.length < body.length,
        ),
      )
    }
  }
  return rows
}

/**
 * Addresses of every file that the deployed pages need, those included that only a style sheet or a
 * script names.
 */
export async function namedFiles(base: string): Promise<string[]> {
  const named = new Set<string>([...PAGES, UNKNOWN, '/avisos.json', '/robots.txt', '/sitemap.xml'])
  for (const address of named) {
    const isPage = !/\.\w+$/.test(address)
    if (!isPage && !/\.(css|js)$/.test(address)) continue
    const text = (await request(base, address)).body.toString()
    for (const found of addressesIn(isPage ? 'page.html' : address.slice(1), text, base))
      if (/\.\w+$/.test(found)) named.add(found)
  }
  return [...named].filter((address) => /\.\w+$/.test(address))
}

/** Asks for each file and tells which are not there. */
export async function presence(
  base: string,
  check: string,
  addresses: readonly string[],
): Promise<Row> {
  const lost: string[] = []
  for (const address of addresses)
    if ((await request(base, address, { method: 'HEAD' })).status !== 200) lost.push(address)
  const all = `all ${addresses.length} files`
  return row(check, all, lost.length === 0 ? all : `without ${lost.join(', ')}`)
}

async function uploads(site: Site): Promise<Row[]> {
  return [await presence(site.base, 'named by the pages', await namedFiles(site.base))]
}

async function transfer(site: Site): Promise<Row[]> {
  const whole = await site.ask('/', { headers: { 'Accept-Encoding': 'identity' } })
  const packed = await site.ask('/', { headers: { 'Accept-Encoding': 'gzip' } })
  const plain =
    packed.headers['content-encoding'] === 'gzip' ? gunzipSync(packed.body) : packed.body
  const head = await site.ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  const { etag, 'last-modified': modified } = packed.headers
  const again = await site.ask('/', {
    headers: {
      'Accept-Encoding': 'gzip',
      ...(etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified ?? '' }),
    },
  })
  const rows = [
    row('/: uncompressed on request', 'none', whole.headers['content-encoding'] ?? 'none'),
    row('/: compressed', 'gzip', packed.headers['content-encoding'] ?? 'none'),
    row('/: same text either way', 'same', plain.equals(whole.body) ? 'same' : 'different'),
    row(
      '/: kept by browsers',
      CACHE_NEVER_STALE,
      whole.headers['cache-control'] ?? '',
      /max-age=0|no-cache/.test(whole.headers['cache-control'] ?? ''),
    ),
    row('HEAD /', '200, 0 bytes', `${head.status}, ${head.body.length} bytes`),
    row(
      'HEAD /: same type',
      whole.headers['content-type'] ?? '',
      head.headers['content-type'] ?? '',
    ),
    row(`HEAD ${UNKNOWN}`, '404', String((await site.ask(UNKNOWN, { method: 'HEAD' })).status)),
    row('/ unchanged', '304', String(again.status)),
  ]
  const picture = (await filesOf(site)).find(({ ending }) => ending === 'svg')
  if (!picture) return rows
  const part = await site.ask(picture.path, {
    headers: { Range: 'bytes=0-99', 'Accept-Encoding': 'identity' },
  })
  const beyond = await site.ask(picture.path, {
    headers: { Range: 'bytes=99999999-', 'Accept-Encoding': 'identity' },
  })
  // A server may ignore a range and send the whole (RFC 9110, section 14.2).
  rows.push(
    row(
      'range of a picture',
      '206, 100 bytes',
      `${part.status}, ${part.body.length} bytes`,
      (part.status === 206 && part.body.length === 100) || part.status === 200,
    ),
    row('range beyond its end', '416', String(beyond.status), [416, 200].includes(beyond.status)),
  )
  return rows
}

/**
 * The page's inline scripts by their hashes, and whether it lets an analytics tag in. Structured data
 * runs nothing and needs no hash; the speculation rules do.
 */
function pagePolicy(html: string) {
  const all = elements(parse(html))
  const scripts = all.filter(
    (element) =>
      element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json',
  )
  return {
    meta:
      all
        .filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
        .map((element) => attribute(element, 'content') ?? '')
        .join(' and ') || 'none',
    scriptHashes: scripts
      .filter((element) => attribute(element, 'src') === undefined)
      .map((element) =>
        hashSource(element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
      ),
    analytics: scripts.some((element) => attribute(element, 'data-analytics') !== undefined),
  }
}

async function policies(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const answers = await Promise.all([...PAGES, UNKNOWN].map((path) => site.ask(path)))
  const headerPolicies = answers.map((answer) =>
    String(answer.headers['content-security-policy'] ?? 'none'),
  )
  for (const [at, answer] of answers.entries()) {
    const path = [...PAGES, UNKNOWN][at] ?? ''
    const { meta, scriptHashes, analytics } = pagePolicy(answer.body.toString())
    const inHeader = headerPolicies[at] ?? ''
    const hashes: string[] = inHeader.match(/'sha256-[^']+'/g) ?? []
    rows.push(
      row(
        `${path}: policy of the page`,
        contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics }),
        meta,
      ),
      row(
        `${path}: policy of the header`,
        contentSecurityPolicy({ scriptHashes: hashes, frameAncestors: true, analytics }),
        inHeader,
      ),
      row(
        `${path}: its scripts in the header`,
        scriptHashes.join(' '),
        scriptHashes.filter((hash) => hashes.includes(hash)).join(' '),
      ),
    )
  }
  const script = (await filesOf(site)).find(({ ending }) => ending === 'js')
  if (script) answers.push(await site.ask(script.path))
  for (const [name, value] of Object.entries(securityHeaders(''))) {
    if (name === 'Content-Security-Policy') continue
    const values = answers.map((answer) => String(answer.headers[name.toLowerCase()] ?? 'none'))
    rows.push(row(`${name}: pages, 404, script`, value, [...new Set(values)].join(' and ')))
  }
  return rows
}

/** @param plain origin of the same site without TLS */
async function grade(site: Site, plain: string | undefined): Promise<Row[]> {
  const home = await site.ask('/')
  const asked = plain && (await request(plain, '/').catch(() => undefined))
  const penalties = observatoryPenalties({
    // The site on this machine stands for one behind TLS.
    https: site.base.startsWith('https:') || isLoopback(site.base),
    headers: home.headers,
    html: home.body.toString(),
    ...(asked && {
      plain: { location: asked.headers.location, host: new URL(site.base).hostname },
    }),
  })
  const score = penalties.reduce((sum, { points }) => sum + points, 100)
  return [
    ...penalties.map(({ rule, points }) => row(`MDN Observatory: ${rule}`, '0', String(points))),
    row('MDN Observatory: score before extra credit', '100', String(score)),
  ]
}

async function contact(site: Site): Promise<Row[]> {
  const { status, headers, body } = await site.ask('/.well-known/security.txt')
  if (status === 404) return []
  const expires = /^Expires: (.+)$/m.exec(body.toString())?.[1] ?? 'never'
  return [
    row(
      '/.well-known/security.txt: type',
      'text/plain; charset=utf-8',
      headers['content-type'] ?? '',
      /^text\/plain\b/.test(headers['content-type'] ?? ''),
    ),
    row(
      '/.well-known/security.txt: not expired',
      'a day ahead',
      expires,
      new Date(expires) > new Date(),
    ),
  ]
}

const SUBJECTS = {
  pages,
  redirects,
  attacks,
  files,
  uploads,
  transfer,
  policies,
  contact,
  grade,
} satisfies Record<string, (site: Site, plain?: string) => Promise<Row[]>>

/**
 * Asks a published site for everything that a good host does.
 * @param base origin of the site
 * @param options `plain`: its origin without TLS
 */
export async function checkSite(
  base: string,
  { allRedirects, plain }: { allRedirects: boolean; plain?: string },
): Promise<(Row & { subject: Subject })[]> {
  const site: Site = {
    base,
    allRedirects,
    ask: (path, options) => request(base, path, options),
  }
  const rows: (Row & { subject: Subject })[] = []
  for (const subject of Object.keys(SUBJECTS) as Subject[]) {
    const found = await SUBJECTS[subject](site, plain).catch((error: unknown) => [
      row(subject, 'an answer', String(error), false),
    ])
    rows.push(...found.map((it) => ({ ...it, subject })))
  }
  return rows
}

/** Asks a host that knows nothing of the site whether both forms of the page's address answer. */
export async function checkCarelessHost(base: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/', '/desentupimento', '/desentupimento/']) {
    let answer = await request(base, path)
    if (answer.headers.location)
      answer = await request(base, new URL(answer.headers.location).pathname)
    const html = answer.body.toString()
    const { meta, scriptHashes, analytics } = pagePolicy(html)
    rows.push(
      row(`${path}: status`, '200', String(answer.status)),
      row(`${path}: canonical address`, path.replace(/(.)\/$/, '$1'), canonicalOf(answer, base)),
      row(
        `${path}: policy of the page`,
        contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics }),
        meta,
      ),
    )
  }
  return rows
}

/** A table: one line a check, and below a failed one what was expected. */
export function table(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ check }) => check.length))
  const passed = rows.filter(({ ok }) => ok).length
  const lines = rows.flatMap(({ check, expected, found, ok }) => {
    const short = ok && found.length > 70 ? `${found.slice(0, 69)}…` : found
    const line = `${ok ? '✓' : '✗'} ${check.padEnd(width)}  ${short}`
    return ok ? line : [line, `  ${'expected'.padStart(width)}  ${expected}`]
  })
  return [...lines, `${title}: ${passed} of ${rows.length} checks passed`, ''].join('\n')
}
