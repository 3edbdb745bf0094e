import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readHeaders, readRedirects } from '@/adapter/hosts/headers-file'
import { HOST_FILES } from '@/adapter/hosts/host-files'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { errorPages, routes } from '@/lib/routes'
import { filesBelow } from '@/scripts/shared/files'

/** One requirement, and the host's answer. */
export type Result = { check: string; ok: boolean; found: string }

const result = (check: string, ok: boolean, found: string): Result => ({ check, ok, found })

/** An address without a page. */
export const UNKNOWN = '/nada/aqui'

const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.avif': /^image\/avif$/,
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
  const files = filesBelow(out).filter((path) => !HOST_FILES.some((file) => file === path))

  const ask = (path: string, method = 'GET') =>
    fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    })

  async function answer(path: string, file: string, status = 200): Promise<Result[]> {
    const given = await ask(path)
    const body = Buffer.from(await given.arrayBuffer())
    const of = (header: string) => given.headers.get(header) ?? 'none'
    const built = read(file)
    const isSame = built.equals(body)
    const at = built.findIndex((byte, index) => byte !== body[index])
    const found = isSame ? 'as built' : `other from ${at} on: ${body.subarray(at, at + 60)}`
    // A host may cache by the address alone, also where no file is.
    const expected = Object.entries(headersOf(status === 404 ? '/' : path))
    const wrong = expected.filter(([header, value]) => of(header) !== value)
    const sent = wrong.map(([header]) => `${header}: ${of(header)}`)
    const [type, encoding] = [of('Content-Type'), of('Content-Encoding')]
    const isType = TYPES[extname(file)]?.test(type) ?? false
    // Apache compresses no error page.
    const isPacked = status === 404 || encoding !== 'none' || !/text|javascript|svg/.test(type)
    const isRight = given.status === status && isSame
    return [
      result(`${path}: ${status} with ${file}`, isRight, `${given.status}, ${found}`),
      result(`${path}: headers`, wrong.length === 0, sent.join(', ')),
      result(`${path}: type`, isType, type),
      result(`${path}: compressed`, isPacked, encoding),
    ]
  }

  async function redirect(from: string, to: string): Promise<Result> {
    const { status, headers } = await ask(`${from}?a=1&b=2`)
    const location = headers.get('location') ?? ''
    const { host, pathname, search } = new URL(location, base)
    const isThere = host === new URL(base).host && pathname + search === `${to}?a=1&b=2`
    const ok = [301, 308].includes(status) && isThere
    return result(`${from}: 301 to ${to} with the query`, ok, `${status} ${location}`)
  }

  async function https(): Promise<Result[]> {
    if (!base.startsWith('https:')) return []
    const plain = base.replace('https:', 'http:')
    const answer = await fetch(plain, { redirect: 'manual' }).catch(() => undefined)
    const found = answer?.headers.get('location') ?? 'nothing'
    return [result(`${plain}: leads to https`, found.startsWith(base), found)]
  }

  async function uploads(): Promise<Result> {
    const others = files.filter((path) => !path.endsWith('.html'))
    const answers = await Promise.all(others.map((path) => ask(`/${path}`, 'HEAD')))
    const lost = others.filter((_, index) => answers[index]?.status !== 200)
    return result(`${others.length} files`, lost.length === 0, `missing: ${lost}`)
  }

  // The largest of each type: a small one may stay uncompressed.
  const largest = Object.keys(TYPES).flatMap((ending) => {
    const sizes = files.filter((path) => extname(path) === ending && ending !== '.html')
    return sizes.sort((one, other) => read(other).length - read(one).length).slice(0, 1)
  })
  const missing = [UNKNOWN, ...IMMUTABLE_PATHS]
  const redirects = [...readRedirects(String(read('_redirects')))]
  const results = await Promise.all([
    ...routes.map(({ path, file }) => answer(path, file)),
    ...largest.map((path) => answer(`/${path}`, path)),
    ...missing.map((path) => answer(path, errorPages.notFound, 404)),
    ...redirects.map(([from, to]) => redirect(from, to)),
    https(),
    uploads(),
  ])
  return results.flat()
}
