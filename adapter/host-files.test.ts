import { REDIRECTS, SECURITY_HEADERS } from '@/lib/http-headers'
import { parseHeaders } from '@/scripts/hosting/server'
import { HOST_FILES } from './host-files'

const htaccess = HOST_FILES['.htaccess'] ?? ''
const headersOf = parseHeaders(HOST_FILES._headers ?? '')
const POLICY = 'Cross-Origin-Resource-Policy'

it.each([
  ['/compartilhar/dedetizacao.png', 'cross-origin'],
  ['/apple-icon.png', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/', 'same-origin'],
  ['/desentupimento', 'same-origin'],
  ['/images/ralo.svg', 'same-origin'],
  ['/_next/static/chunks/a.css', 'same-origin'],
])('serves %s with the resource policy %s', (path, policy) => {
  expect(headersOf(path)).toMatchObject({ ...SECURITY_HEADERS, [POLICY]: policy })
})

it('redirects once, and never depends on the headers of a proxy', () => {
  const targets = [...htaccess.matchAll(/RewriteRule \S+ (\S+) \[R=301/g)].map(([, to]) => to)
  expect(targets.length).toBe(Object.keys(REDIRECTS).length)
  for (const to of targets)
    expect(Object.keys(REDIRECTS)).not.toContain(to?.replace('https://%{HTTP_HOST}', ''))
  expect(htaccess).not.toMatch(/%\{(?:HTTPS|REQUEST_SCHEME|SERVER_PORT|HTTP:)/)
})
