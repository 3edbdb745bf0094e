import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow } from '@/build/files'
import { HOST_FILES } from '@/build/hosts/host-files'
import { IMMUTABLE_PATHS, REDIRECTS } from '@/build/hosts/http-headers'
import { parseHeaders } from '@/build/hosts/server'
import { errorPages, htmlFileOf, pagePaths } from '@/model/site/routes'
import { UNKNOWN_PATH } from './fixtures'
import { HOSTS, OUT_FOLDER, startHost } from './hosts/hosts'

/* Tests of what every host must do. */

/** Long, because the first run downloads wrangler. */
const START_TIMEOUT = 300_000

const read = (path: string) => readFileSync(join(OUT_FOLDER, path))
const files = filesBelow(OUT_FOLDER).filter((path) => !Object.hasOwn(HOST_FILES, path))
const headersOf = parseHeaders(String(read('_headers')))

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.avif': /^image\/avif$/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.vcf': /^text\/vcard; charset=utf-8$/,
}

/** The largest file of each type, because hosts may leave small files uncompressed. */
const largestFiles = Object.keys(CONTENT_TYPES).flatMap((ending) => {
  const sizes = files.filter((path) => extname(path) === ending && ending !== '.html')
  return sizes.sort((one, other) => read(other).length - read(one).length).slice(0, 1)
})

const missingPaths = [UNKNOWN_PATH, ...IMMUTABLE_PATHS]

const expectedResponses = [
  ...pagePaths.map((path) => ({ path, file: htmlFileOf(path), status: 200 })),
  ...largestFiles.map((file) => ({ path: `/${file}`, file, status: 200 })),
  ...missingPaths.map((path) => ({ path, file: errorPages.notFound, status: 404 })),
]

/** Headers in which proxies describe the visitor's connection. */
const PROXY_HEADERS: readonly Record<string, string>[] = [
  {},
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Proto': 'https,https' },
  { 'X-Forwarded-Proto': 'http' },
  { 'X-Forwarded-SSL': 'on' },
  { 'Front-End-Https': 'on' },
  { Forwarded: 'for=192.0.2.1;proto=https' },
  { 'CF-Visitor': '{"scheme":"https"}' },
]

for (const host of HOSTS)
  test.describe(host.name, () => {
    test.use({ baseURL: host.url })

    let stop: (() => void) | undefined
    test.beforeAll(async () => {
      test.setTimeout(START_TIMEOUT)
      stop = await startHost(host)
    })
    test.afterAll(() => stop?.())

    for (const { path, file, status } of expectedResponses)
      test(`responds to ${path} with ${status} and the unchanged file`, async ({ request }) => {
        const response = await request.get(path, { maxRedirects: 0 })
        expect(response.status()).toBe(status)
        expect((await response.body()).equals(read(file)), `the bytes of ${file}`).toBe(true)
        const headers = response.headers()
        expect(headers['content-type']).toMatch(CONTENT_TYPES[extname(file)] ?? '')
        // Checks only the general headers of an error page, because some hosts set `Cache-Control` by
        // path even if no file exists.
        for (const [name, value] of Object.entries(headersOf(status === 404 ? UNKNOWN_PATH : path)))
          expect(headers[name.toLowerCase()], name).toBe(value)
        // Apache compresses no error page.
        if (/\.(html|css|js|svg)$/.test(file) && status === 200)
          expect(headers['content-encoding']).toMatch(/^(br|gzip|zstd)$/)
      })

    test('redirects every alternative path, and keeps the query string', async ({
      request,
      baseURL,
    }) => {
      for (const [from, to] of Object.entries(REDIRECTS)) {
        const response = await request.get(`${from}?a=1&b=2`, { maxRedirects: 0 })
        expect([301, 308], from).toContain(response.status())
        const { pathname, search } = new URL(response.headers().location ?? '', baseURL)
        expect(pathname + search).toBe(`${to}?a=1&b=2`)
      }
    })

    test('serves a page without a redirect, whatever headers a proxy adds', async ({ request }) => {
      for (const headers of PROXY_HEADERS) {
        const response = await request.get('/desentupimento', { headers, maxRedirects: 0 })
        expect(response.status(), JSON.stringify(headers)).toBe(200)
      }
    })

    if (host.url.startsWith('https:'))
      test('redirects from http to https', async ({ request }) => {
        const response = await request.get(host.url.replace('https:', 'http:'), { maxRedirects: 0 })
        expect(response.headers().location).toContain(host.url)
      })

    test('serves every file of the site with the resource policy of `_headers`', async ({
      baseURL,
    }) => {
      const others = files.filter((path) => !path.endsWith('.html'))
      // Uses Node's fetch, because Playwright takes six times as long for so many requests.
      const head = (path: string) => fetch(new URL(path, baseURL), { method: 'HEAD' })
      const responses = await Promise.all(others.map(head))
      expect(others.filter((_, index) => responses[index]?.status !== 200)).toEqual([])
      const policies = others.map((path, index) => ({
        path,
        served: responses[index]?.headers.get(RESOURCE_POLICY) ?? undefined,
        expected: headersOf(`/${path}`)[RESOURCE_POLICY],
      }))
      // Excludes files for which `_headers` has no policy, because Apache sends one for every file.
      const wrong = policies.filter(({ served, expected }) => expected && served !== expected)
      expect(wrong).toEqual([])
    })
  })
