import { REDIRECTS, securityHeaders } from './http-headers'
import { paths } from './routes'

describe('securityHeaders', () => {
  const headers = securityHeaders("default-src 'none'")

  it('has the policy it is given', () => {
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'")
  })

  it('has what the public graders look for', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/max-age=63072000/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('switches off each feature it names, those that could spy included', () => {
    const features = headers['Permissions-Policy']?.split(', ') ?? []
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/)
    for (const spy of ['camera', 'microphone', 'geolocation', 'browsing-topics'])
      expect(features).toContain(`${spy}=()`)
    expect(new Set(features).size).toBe(features.length)
  })

  it('fits into the one line that hosts allow for a header', () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/)
    for (const value of Object.values(headers)) expect(value.length).toBeLessThan(2000)
  })
})

describe('REDIRECTS', () => {
  it('leads to an address that is not redirected itself', () => {
    for (const target of Object.values(REDIRECTS))
      expect(Object.keys(REDIRECTS)).not.toContain(target)
  })

  it('covers every form under which a file server finds a page', () => {
    const [home, ...others] = paths
    const forms = ['/', '.html', '/index.html', '/index']
    expect(REDIRECTS).toEqual({
      '/index.html': home,
      '/index': home,
      ...Object.fromEntries(others.flatMap((path) => forms.map((form) => [path + form, path]))),
    })
  })
})
