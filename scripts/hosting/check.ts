import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { errorPages, routes } from '@/lib/routes'
import { filesBelow } from '@/scripts/shared/files'
import type { Topic } from './findings'
import { readHeaders, readRedirects } from './headers-file'
import { HOST_FILES } from './host-files'

/** One requirement, and the host's answer. */
export type Result = { about: Topic; check: string; ok: boolean; found: string }

const result = (about: Topic, check: string, ok: boolean, found: string): Result => {
  return { about, check, ok, found }
}

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

/** The words of a page, whatever was done to its tags. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<script\b.*?<\/script>|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The topic of the answer for a file. */
function topicOf(file: string, built: string, served: string): Topic {
  if (file === errorPages.notFound) return 'errorPages'
  if (!file.endsWith('.html')) return 'uploads'
  // Somebody on the way changed the page, or it is another one.
  const isObfuscated = /__cf_email__|\/cdn-cgi\//.test(served)
  const isChanged = isObfuscated || wordsOf(served) === wordsOf(built)
  return served !== built && isChanged ? 'changed' : 'pages'
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
    const about = topicOf(file, String(built), String(body))
    const isRight = given.status === status && isSame
    return [
      result(about, `${path}: ${status} with ${file}`, isRight, `${given.status}, ${found}`),
      result('headers', `${path}: headers`, wrong.length === 0, sent.join(', ')),
      result('types', `${path}: type`, isType, type),
      result('compression', `${path}: compressed`, isPacked, encoding),
    ]
  }

  /** A host that can't redirect may show the page, which names its canonical address. */
  async function redirect(from: string, to: string): Promise<Result> {
    const { status, headers } = await ask(`${from}?a=1&b=2`)
    const location = headers.get('location') ?? ''
    const { host, pathname, search } = new URL(location, base)
    const isThere = host === new URL(base).host && pathname + search === `${to}?a=1&b=2`
    const ok = [301, 308].includes(status) && isThere
    const about = status === 200 ? 'canonical' : 'redirects'
    return result(about, `${from}: 301 to ${to} with the query`, ok, `${status} ${location}`)
  }

  async function https(): Promise<Result[]> {
    if (!base.startsWith('https:')) return []
    const plain = base.replace('https:', 'http:')
    const answer = await fetch(plain, { redirect: 'manual' }).catch(() => undefined)
    const found = answer?.headers.get('location') ?? 'nothing'
    return [result('https', `${plain}: leads to https`, found.startsWith(base), found)]
  }

  async function uploads(): Promise<Result> {
    const others = files.filter((path) => !path.endsWith('.html'))
    const answers = await Promise.all(others.map((path) => ask(`/${path}`, 'HEAD')))
    const lost = others.filter((_, index) => answers[index]?.status !== 200)
    return result('uploads', `${others.length} files`, lost.length === 0, `missing: ${lost}`)
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
