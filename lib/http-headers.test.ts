import { REDIRECTS, securityHeaders } from './http-headers'

it('has what the public graders look for, and nothing that an owner could not take back', () => {
  expect(securityHeaders("default-src 'none'")).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    // Without `preload`: browsers keep a preloaded name for years, and take it out by hand.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  })
})

it('leads to an address that is not redirected itself', () => {
  for (const target of Object.values(REDIRECTS))
    expect(Object.keys(REDIRECTS)).not.toContain(target)
})

it('covers every form under which a file server finds a page', () => {
  expect(REDIRECTS).toMatchObject({
    '/index': '/',
    '/index.html': '/',
    '/desentupimento/': '/desentupimento',
    '/desentupimento.html': '/desentupimento',
    '/desentupimento/index': '/desentupimento',
    '/desentupimento/index.html': '/desentupimento',
  })
})

it('leaves the error pages no address of their own', () => {
  expect(REDIRECTS).toMatchObject({
    '/404': '/',
    '/404.html': '/',
    '/500': '/',
    '/500.html': '/',
  })
})
