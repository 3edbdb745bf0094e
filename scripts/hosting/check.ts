import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { HOST_FILES } from '@/adapter/host-files'
import { errorPages, routes } from '@/content/routes'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { filesBelow } from '@/scripts/shared/files'
import { readHeaders, readRedirects } from './server'

/** One requirement, and what the host does instead. */
export type Result = { check: string; fault: string }

/** An address without a page. */
export const UNKNOWN_PATH = '/nada/aqui'

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.avif': /^image\/avif$/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
}

/**
 * Asks a published site about everything that a good host does.
 * @param out folder of the last build
 * @throws when the site does not answer
 */
export async function checkSite(base: string, out: string): Promise<Result[]> {
  const read = (path: string) => readFileSync(join(out, path))
  const headersOf = readHeaders(String(read('_headers')))
  const files = filesBelow(out).filter((path) => !Object.hasOwn(HOST_FILES, path))
  const ask = (path: string, method = 'GET') =>
    fetch(new URL(path, base), { method, redirect: 'manual', signal: AbortSignal.timeout(15_000) })

  async function answer(path: string, file: string, status = 200): Promise<Result> {
    const given = await ask(path)
    const body = Buffer.from(await given.arrayBuffer())
    const of = (header: string) => given.headers.get(header) ?? 'none'
    const built = read(file)
    const at = built.findIndex((byte, index) => byte !== body[index])
    // Expect only the general headers on a 404, because some hosts set `Cache-Control` by path even
    // where no file exists.
    const wrong = Object.entries(headersOf(status === 404 ? UNKNOWN_PATH : path))
      .filter(([header, value]) => of(header) !== value)
      .map(([header]) => `${header}: ${of(header)}`)
    const type = of('Content-Type')
    if (given.status !== status) wrong.push(`${given.status}`)
    if (!built.equals(body)) wrong.push(`other from ${at} on: ${body.subarray(at, at + 60)}`)
    if (!TYPES[extname(file)]?.test(type)) wrong.push(`type ${type}`)
    // Apache compresses no error page.
    const isText = /text|javascript|svg/.test(type) && status !== 404
    if (isText && of('Content-Encoding') === 'none') wrong.push('not compressed')
    return { check: `${path}: ${status} with ${file}`, fault: wrong.join(', ') }
  }

  async function redirect(from: string, to: string): Promise<Result> {
    const { status, headers } = await ask(`${from}?a=1&b=2`)
    const location = headers.get('location') ?? ''
    // `.htaccess` leads to https, also where npm run hosts asks Apache without TLS.
    const found = new URL(location.replace(/^https:/, new URL(base).protocol), base).href
    const ok = [301, 308].includes(status) && found === new URL(`${to}?a=1&b=2`, base).href
    const check = `${from}: 301 to ${to} with the query`
    return { check, fault: ok ? '' : `${status} ${found}` }
  }

  async function https(): Promise<Result> {
    const plain = base.replace('https:', 'http:')
    const answer = await fetch(plain, { redirect: 'manual' }).catch(() => undefined)
    const found = answer?.headers.get('location') ?? 'nothing'
    return { check: `${plain}: leads to https`, fault: found.startsWith(base) ? '' : found }
  }

  async function uploads(): Promise<Result> {
    const others = files.filter((path) => !path.endsWith('.html'))
    const answers = await Promise.all(others.map((path) => ask(`/${path}`, 'HEAD')))
    const lost = others.filter((_, index) => answers[index]?.status !== 200)
    return { check: `${others.length} files`, fault: lost.join(', ') }
  }

  // The largest of each type: a small one may stay uncompressed.
  const largest = Object.keys(TYPES).flatMap((ending) => {
    const sizes = files.filter((path) => extname(path) === ending && ending !== '.html')
    return sizes.sort((one, other) => read(other).length - read(one).length).slice(0, 1)
  })
  return Promise.all([
    ...routes.map(({ path, file }) => answer(path, file)),
    ...largest.map((path) => answer(`/${path}`, path)),
    ...[UNKNOWN_PATH, ...IMMUTABLE_PATHS].map((path) => answer(path, errorPages.notFound, 404)),
    ...[...readRedirects(String(read('_redirects')))].map(([from, to]) => redirect(from, to)),
    ...(base.startsWith('https:') ? [https()] : []),
    uploads(),
  ])
}
