import { CACHE_FOREVER, REDIRECTS, SECURITY_HEADERS } from '@/lib/http-headers'
import { headersFile, readHeaders, readRedirects, redirectsFile } from './headers-file'

it('reads the headers that it wrote', () => {
  const headersOf = readHeaders(headersFile())
  expect(headersOf('/')).toEqual(SECURITY_HEADERS)
  expect(headersOf('/images/ralo.svg')).toEqual({
    ...SECURITY_HEADERS,
    'Cache-Control': CACHE_FOREVER,
  })
  expect(headersOf('/versao.json')).toEqual({
    ...SECURITY_HEADERS,
    'Access-Control-Allow-Origin': '*',
  })
})

it('joins the values of a header, and takes away what a rule detaches', () => {
  const headersOf = readHeaders('/*\n  A: 1\n  B: 1\n/x/\n  ! A\n  A: 2: 3\n  B: 2\n')
  expect(headersOf('/x/y')).toEqual({ A: '1', B: '1' })
  expect(headersOf('/x/')).toEqual({ A: '2: 3', B: '1, 2' })
})

it('reads the redirects that it wrote', () => {
  expect(Object.fromEntries(readRedirects(redirectsFile()))).toEqual(REDIRECTS)
})

it('joins the values of all rules, unless one takes off those before', () => {
  const headersOf = readHeaders('/*\n  A: 1\n  B: 1\n/in/*\n  ! A\n  A: 2\n  B: 2\n')
  expect(headersOf('/in/x')).toEqual({ A: '2', B: '1, 2' })
  expect(headersOf('/')).toEqual({ A: '1', B: '1' })
})
