import { HOST_FILES } from './host-files'
import { SECURITY_HEADERS } from './http-headers'
import { parseHeaders } from './server'

const headersOf = parseHeaders(HOST_FILES._headers ?? '')
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

it('has one block of headers for each path', () => {
  // On Cloudflare, the last block of a path replaces the earlier ones
  // (findings/cloudflare-headers-rules.sh).
  const paths = (HOST_FILES._headers ?? '').match(/^\/.*$/gm) ?? []
  expect(paths.length).toBeGreaterThan(3)
  expect(new Set(paths).size).toBe(paths.length)
})

it.each([
  ['/compartilhar/dedetizacao.png', 'cross-origin'],
  ['/apple-icon.png', 'cross-origin'],
  ['/icon.png', 'cross-origin'],
  ['/', 'same-origin'],
  ['/desentupimento', 'same-origin'],
  ['/images/ralo.svg', 'same-origin'],
  ['/_next/static/chunks/a.css', 'same-origin'],
])('serves %s with the resource policy %s', (path, policy) => {
  expect(headersOf(path)).toMatchObject({ ...SECURITY_HEADERS, [RESOURCE_POLICY]: policy })
})
