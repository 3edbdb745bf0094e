/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { exportFiles, hostingFiles } from './files'
import { headersFile, redirectsFile } from './headers-file'
import { hostingRules } from './rules'

const rules = hostingRules({
  scriptHashes: ["'sha256-06X6dIML5VJG6AJRnQ4/XKGE2w91Gm9hg+JLTlA0u4Q='"],
  analytics: false,
  siteUrl: 'https://www.example.com',
})
const files: Readonly<Record<string, string>> = { ...exportFiles(rules), ...hostingFiles(rules) }

/** What only moves visitors or files: CloudFront sets the headers of S3's files. */
const WITHOUT_HEADERS = ['_redirects', 'cloudfront-function.js', 's3-upload.sh']
/** Headers that CloudFront has fields of its own for, and what it must say there. */
const CLOUDFRONT_FIELDS: Readonly<Record<string, RegExp>> = {
  'Strict-Transport-Security':
    /"AccessControlMaxAgeSec": 63072000,\s+"IncludeSubdomains": true,\s+"Preload": true/,
  'X-Content-Type-Options': /"ContentTypeOptions": \{\s+"Override": true/,
  'X-Frame-Options': /"FrameOption": "DENY"/,
  'Referrer-Policy': /"ReferrerPolicy": "strict-origin-when-cross-origin"/,
  'Content-Security-Policy': /"ContentSecurityPolicy": "default-src 'none'; /,
}

describe('every configuration', () => {
  const withHeaders = Object.entries(files).filter(([name]) => !WITHOUT_HEADERS.includes(name))

  it.each(withHeaders)('%s carries every security header with its value', (name, text) => {
    for (const [header, value] of Object.entries(rules.headers)) {
      const field = name === 'cloudfront-headers.json' && CLOUDFRONT_FIELDS[header]
      if (field) expect(text).toMatch(field)
      else for (const part of [header, value]) expect(text).toContain(part)
    }
  })

  it.each(Object.entries(files))('%s allows nothing unsafe', (_, text) => {
    expect(text).not.toMatch(/unsafe-(inline|eval|hashes)/)
  })

  const withCaching = withHeaders.filter(([name]) => name !== 'cloudfront-headers.json')

  it.each(withCaching)('%s lets browsers keep hashed files for good', (_, text) => {
    expect(text).toContain('public, max-age=31536000, immutable')
    for (const path of rules.immutablePaths) expect(text).toContain(path.slice(1))
  })
})

describe('_headers and _redirects', () => {
  it('sets no header of one response twice, because hosts would join the values', () => {
    const sections = headersFile(rules)
      .split(/^(?=\/)/m)
      .map((section) => [...section.matchAll(/^ {2}([^:]+):/gm)].map((match) => match[1]))
    const [everywhere = [], ...below] = sections
    for (const section of below)
      expect(section.filter((header) => everywhere.includes(header))).toEqual([])
  })

  it('stops at a line that Cloudflare would drop', () => {
    const headers = { ...rules.headers, 'Permissions-Policy': 'x'.repeat(2000) }
    expect(() => headersFile({ ...rules, headers })).toThrow(
      /_headers: " {2}Permissions-Policy: .*…" has 2022 characters where Cloudflare takes 2000/,
    )
  })

  it('stops at more rules than Cloudflare reads', () => {
    const immutablePaths = Array.from({ length: 100 }, (_, at) => `/${at}/`)
    expect(() => headersFile({ ...rules, immutablePaths })).toThrow('101 rules')
  })

  it('leads nowhere that it leads away from', () => {
    const lines = redirectsFile(rules)
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
    expect(lines).toContainEqual(['/desentupimento/', '/desentupimento', '301'])
    const sources = lines.map(([from]) => from)
    for (const [, to] of lines) expect(sources).not.toContain(to)
  })
})

describe('nginx.conf', () => {
  it('sets headers on the server only, where no location drops them', () => {
    const locations = (files['nginx.conf'] ?? '').match(/location [^{]+\{[^}]*\}/g) ?? []
    expect(locations.length).toBeGreaterThan(5)
    expect(locations.filter((location) => location.includes('add_header'))).toEqual([])
  })

  it('stops at a value that would start a variable', () => {
    expect(() => hostingFiles({ ...rules, headers: { 'X-Test': 'a $uri' } })).toThrow(
      'nginx: a $uri needs escaping',
    )
  })
})

describe('.htaccess', () => {
  it('uses no Options, which many shared hosts answer with an error 500', () => {
    expect(files['.htaccess']).not.toMatch(/^\s*Options/m)
  })
})

describe('firebase.json', () => {
  it('gives the general rule first, because the last one wins', () => {
    const { hosting } = JSON.parse(files['firebase.json'] ?? '')
    expect(hosting.headers.map(({ source }: { source: string }) => source)).toEqual([
      '**',
      '/_next/static/**',
      '/images/**',
    ])
  })
})

describe('the CloudFront function', () => {
  type Request = { uri: string; querystring: Record<string, { value: string }> }
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } }

  function ask(uri: string, querystring: Request['querystring'] = {}): Answer {
    const event = { request: { uri, querystring } }
    return runInNewContext(`${files['cloudfront-function.js']}; handler(event)`, { event })
  }

  it.each([
    ['/', '/index.html'],
    ['/desentupimento', '/desentupimento.html'],
    ['/images/ralo-0b86885d.svg', '/images/ralo-0b86885d.svg'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/v1.2/nada', '/v1.2/nada.html'],
  ])('takes %s from %s', (uri, file) => {
    expect(ask(uri).uri).toBe(file)
  })

  it.each(Object.entries(rules.redirects))('sends %s to %s with its query', (from, to) => {
    expect(ask(from)).toMatchObject({ statusCode: 301, headers: { location: { value: to } } })
    expect(ask(from, { a: { value: '1' }, b: { value: '' } }).headers?.location.value).toBe(
      `${to}?a=1&b`,
    )
  })
})

describe('the upload to S3', () => {
  it('sends the pages last and deletes nothing', () => {
    const commands = (files['s3-upload.sh'] ?? '').split('\n').filter((line) => /^aws/.test(line))
    const html = commands.map((command) => command.includes('--include "*.html"'))
    expect(html.indexOf(true)).toBe(commands.length - 1)
    expect(files['s3-upload.sh']).not.toContain('--delete')
  })
})
