import { REDIRECTS, securityHeaders } from './http-headers'

describe('securityHeaders', () => {
  const headers = securityHeaders("default-src 'none'")

  it('has the policy it is given', () => {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'")
  })

  it('has what the public graders look for', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('binds the domain to nothing that its owner could not take back', () => {
    // Browsers keep a preloaded name for years, and take it out by hand.
    expect(headers['Strict-Transport-Security']).not.toContain('preload')
  })

  it('lets the owner embed a map or a video, which COEP would refuse', () => {
    expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy')
  })

  it('switches off each feature it names, those that could spy included', () => {
    const features = headers['Permissions-Policy']?.split(', ') ?? []
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/)
    for (const spy of ['camera', 'microphone', 'geolocation', 'browsing-topics'])
      expect(features).toContain(`${spy}=()`)
    expect(new Set(features).size).toBe(features.length)
  })
})

describe('REDIRECTS', () => {
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
})
