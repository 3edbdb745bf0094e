import { HOST_FILES } from './host-files'
import { SECURITY_HEADERS } from './http-headers'
import { parseHeaders } from './server'

const headersOf = parseHeaders(HOST_FILES._headers ?? '')

it('has one block of headers for each path', () => {
  // On Cloudflare, the last block of a path replaces the earlier ones
  // (findings/cloudflare-headers-rules.sh).
  const paths = (HOST_FILES._headers ?? '').match(/^\/.*$/gm) ?? []
  expect(paths.length).toBeGreaterThan(3)
  expect(new Set(paths).size).toBe(paths.length)
})

it.each(['/', '/desentupimento', '/compartilhar/dedetizacao.png', '/images/ralo.svg'])(
  'serves %s with the security headers',
  (path) => {
    expect(headersOf(path)).toMatchObject(SECURITY_HEADERS)
  },
)
