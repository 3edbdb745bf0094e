import { CACHE_FOREVER, REDIRECTS, SECURITY_HEADERS } from '@/lib/http-headers'
import { headersFile, readHeaders, readRedirects, redirectsFile } from './headers-file'

it('reads the headers that it wrote', () => {
  const headersOf = readHeaders(headersFile())
  expect(headersOf('/')).toEqual(SECURITY_HEADERS)
  expect(headersOf('/images/ralo.svg')).toEqual({
    ...SECURITY_HEADERS,
    'Cache-Control': CACHE_FOREVER,
  })
})

it('reads the redirects that it wrote', () => {
  expect(Object.fromEntries(readRedirects(redirectsFile()))).toEqual(REDIRECTS)
})
