/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { exportFiles, hostingFiles } from './files'
import { headersFile, redirectsFile } from './headers-file'
import { observatoryPenalties } from './observatory'
import { hostingRules } from './rules'

const rules = hostingRules({
  scriptHashes: ["'sha256-06X6dIML5VJG6AJRnQ4/XKGE2w91Gm9hg+JLTlA0u4Q='"],
  analytics: false,
  siteUrl: 'https://www.example.com',
})
const files: Readonly<Record<string, string>> = { ...exportFiles(rules), ...hostingFiles(rules) }

type Headers = Record<string, string>

function pairs(text: string, pattern: RegExp): Headers {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]))
}

const keysAndValues = (list: readonly { key: string; value: string }[]): Headers =>
  Object.fromEntries(list.map(({ key, value }) => [key, value]))

/** The headers of a page, as each kind of host reads them from its own configuration. */
const HEADERS_OF_A_PAGE: Readonly<Record<string, (text: string) => Headers>> = {
  _headers: (text) => pairs(text.split(/^(?=\/)/m)[0] ?? '', /^ {2}([\w-]+): (.+)$/gm),
  'nginx.conf': (text) => pairs(text, /add_header (\S+) "([^"]+)" always;/g),
  '.htaccess': (text) => pairs(text, /^ {2}Header always set (\S+) "([^"]+)"$/gm),
  Caddyfile: (text) => pairs(text, /^\t\t([\w-]+) "([^"]+)"$/gm),
  'firebase.json': (text) => {
    const { 'Cache-Control': _, ...headers } = keysAndValues(
      JSON.parse(text).hosting.headers[0].headers,
    )
    return headers
  },
  'vercel.json': (text) => keysAndValues(JSON.parse(text).headers[0].headers),
  'cloudfront-headers.json': (text) => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(text)
    const transport = own.StrictTransportSecurity
    return {
      'Content-Security-Policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
      'Strict-Transport-Security': [
        `max-age=${transport.AccessControlMaxAgeSec}`,
        transport.IncludeSubdomains && 'includeSubDomains',
        transport.Preload && 'preload',
      ].join('; '),
      // CloudFront knows no other value.
      ...(own.ContentTypeOptions && { 'X-Content-Type-Options': 'nosniff' }),
      'X-Frame-Options': own.FrameOptions.FrameOption,
      'Referrer-Policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    }
  },
}

describe.each(Object.entries(HEADERS_OF_A_PAGE))('%s', (name, read) => {
  const text = files[name] ?? ''

  it('sends every header as it is, and no other', () => {
    expect(read(text)).toEqual(rules.headers)
  })

  it('loses no point at the MDN Observatory before extra credit', () => {
    const headers = Object.fromEntries(
      Object.entries(read(text)).map(([header, value]) => [header.toLowerCase(), value]),
    )
    const penalties = observatoryPenalties({
      https: true,
      headers,
      html: '<script data-islands="/a.js">run()</script>',
      plain: { location: 'https://www.example.com/', host: 'www.example.com' },
    })
    // In brackets what the published rules take from 100 for the worst case, and give on top for
    // the case at hand, which counts from 90 on.
    expect(penalties).toEqual([
      { rule: 'content security policy', points: 0 }, // (-25, +10)
      { rule: 'no cookies', points: 0 }, // (-40, 0)
      { rule: 'no cross-origin access with credentials', points: 0 }, // (-50, 0)
      { rule: 'redirection to https', points: 0 }, // (-20, 0)
      { rule: 'strict transport security', points: 0 }, // (-20, +5 once the site is preloaded)
      { rule: 'referrer policy', points: 0 }, // (-5, +5)
      { rule: 'integrity of scripts from elsewhere', points: 0 }, // (-50, 0)
      { rule: 'content type options', points: 0 }, // (-5, 0)
      { rule: 'frame options', points: 0 }, // (-20, +5)
      { rule: 'cross-origin resource policy', points: 0 }, // (-5, +10)
    ])
  })
})

describe('every configuration', () => {
  it.each(Object.entries(files))('%s allows nothing unsafe', (_, text) => {
    expect(text).not.toMatch(/unsafe-(inline|eval|hashes)/)
  })

  // Of S3's files the upload sets what browsers keep.
  const withCaching = Object.keys(HEADERS_OF_A_PAGE)
    .map((name) => (name === 'cloudfront-headers.json' ? 's3-upload.sh' : name))
    .map((name) => [name, files[name] ?? ''] as const)

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
  const commands = (files['s3-upload.sh'] ?? '').split('\n').filter((line) => /^aws/.test(line))

  /** Whether a command takes a file: of the filters that fit it the last one counts. */
  function takes(command: string, path: string): boolean {
    const filters = [...command.matchAll(/--(include|exclude) "([^"]+)"/g)]
    const fits = (pattern: string) => {
      const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
      return new RegExp(`^${parts.join('.*')}$`).test(path)
    }
    return filters.filter(([, , pattern]) => fits(pattern ?? '')).at(-1)?.[1] !== 'exclude'
  }

  it.each([
    ['_next/static/chunks/0wf-wkbsrx80v.js', 'immutable'],
    ['_next/static/chunks/32idaxgjur96n.css', 'immutable'],
    ['_next/static/media/text.09mm84-q2hpo4.woff2', 'font/woff2.*immutable'],
    ['images/ralo.987e06ac.svg', 'immutable'],
    ['images/ralo.987e06ac.avif', 'image/avif.*immutable'],
    ['manifest.webmanifest', 'application/manifest\\+json.*max-age=0'],
    ['favicon.ico', 'max-age=0'],
    ['.well-known/security.txt', 'max-age=0'],
    ['index.html', 'text/html; charset=utf-8.*max-age=0'],
    ['desentupimento/index.html', 'text/html; charset=utf-8.*max-age=0'],
  ])('sends %s once, as %s', (path, options) => {
    const taking = commands.filter((command) => takes(command, path))
    expect(taking).toEqual([expect.stringMatching(new RegExp(options))])
  })

  it.each(rules.hidden)('leaves %s at home', (path) => {
    expect(commands.filter((command) => takes(command, path.slice(1)))).toEqual([])
  })
})

describe.each(['s3-upload.sh', 'upload.sh'])('%s', (name) => {
  const commands = (files[name] ?? '').split('\n').filter((line) => /^(aws|rsync)/.test(line))

  it('sends what pages need before the pages', () => {
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands.slice(0, -1))
      expect(command).toMatch(/--exclude[ =]"\*(\.html)?"/)
    expect(commands.at(-1)).not.toContain('--exclude "*.html"')
    expect(commands.at(-1)).not.toContain('--exclude="*.html"')
  })

  it('deletes nothing', () => {
    expect(files[name]).not.toContain('--del')
  })
})
