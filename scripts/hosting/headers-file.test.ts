import { CACHE_FOREVER, REDIRECTS } from '@/lib/http-headers'
import { headersFile, readHeaders, readRedirects, redirectsFile } from './headers-file'

const headers = { 'Content-Security-Policy': "default-src 'none'; img-src https://x.example" }

it('reads the headers that it wrote', () => {
  const headersOf = readHeaders(headersFile(headers))
  expect(headersOf('/')).toEqual(headers)
  expect(headersOf('/images/ralo.svg')).toEqual({ ...headers, 'Cache-Control': CACHE_FOREVER })
})

it('reads the redirects that it wrote', () => {
  expect(Object.fromEntries(readRedirects(redirectsFile()))).toEqual(REDIRECTS)
})

it('stops at a line that Cloudflare would drop', () => {
  expect(() => headersFile({ 'Permissions-Policy': 'x'.repeat(2000) })).toThrow(
    /_headers: " {2}Permissions-Policy: .*…" has 2022 characters where Cloudflare takes 2000/,
  )
})
