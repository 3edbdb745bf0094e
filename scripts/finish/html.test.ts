import { createHash } from 'node:crypto'
import { finishHtml } from './html'

const LOADER = '<script data-own="loader">(()=>{})()</script>'
const ISLANDS = ['/_next/static/islands/entry-1.js', '/_next/static/islands/menu-2.js']
const STYLE_SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'

/** A page as Next exports it, with room for a test's additions. */
const page = ({
  head = '',
  body = '',
  loader = LOADER,
  styleSheet = STYLE_SHEET,
  charset = '<meta charSet="utf-8"/>',
} = {}) =>
  `<!DOCTYPE html><html lang="pt-BR"><head>${charset}${styleSheet}${head}` +
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preconnect" href="/" crossorigin=""/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
  `${loader}</head><body><p>Olá &amp; bem-vindo</p>${body}` +
  '<script type="application/ld+json">{"@type":"WebSite"}</script>' +
  '<script>begin()</script>' +
  '<script id="_R_">state()</script></body></html>'

const finish = (parts: Parameters<typeof page>[0] = {}, file = 'index.html') =>
  finishHtml(page(parts), file, ISLANDS)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page that is finished', () => {
  const { html, scriptHashes } = finish()

  it('keeps no script element but the loader and the structured data', () => {
    const left = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(left).toEqual([
      expect.stringContaining('data-own="loader"'),
      '<script type="application/ld+json">',
    ])
    expect(html).not.toMatch(/begin\(\)|state\(\)/)
    expect(html).not.toContain('as="script"')
    expect(html).not.toContain('preconnect')
  })

  it('lists the islands on the loader', () => {
    expect(html).toContain(`<script data-islands="${ISLANDS.join(' ')}" data-own="loader">`)
  })

  it('runs the loader before the style sheet', () => {
    expect(html).toMatch(/data-own="loader">\(\(\)=>\{\}\)\(\)<\/script><link rel="stylesheet"/)
  })

  it('does not depend on the text of Next’s scripts and comments', () => {
    const body =
      '<!--$--><script src="/_next/static/new.js"></script><script>new()</script><!--/$-->'
    expect(finish({ body }).html).toBe(html)
  })

  it('has a policy with the hash of the published loader', () => {
    expect(scriptHashes).toEqual([hashOf('(()=>{})()')])
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="`,
    )
    expect(html).toContain(`script-src 'self' ${scriptHashes[0]}`)
  })

  it('keeps the rest of the page unchanged', () => {
    expect(html).toContain('<body><p>Olá &amp; bem-vindo</p><script type="application/ld+json">')
  })
})

it('keeps speculation rules, with their hash', () => {
  const rules = '{"prerender":[]}'
  const body = `<script type="speculationrules">${rules}</script>`
  const { html, scriptHashes } = finish({ body }, '404.html')
  expect(html).toContain(body)
  expect(scriptHashes).toContain(hashOf(rules))
})

it('keeps the page’s other inline scripts, with their hashes', () => {
  const body = '<script data-own="log-not-found">log()</script>'
  const { html, scriptHashes } = finish({ body }, '404.html')
  expect(html).toContain(body)
  expect(scriptHashes).toContain(hashOf('log()'))
})

it('says for X only what no other tag says', () => {
  const card = '<meta name="twitter:card" content="summary_large_image"/>'
  const { html } = finish({ head: `${card}<meta name="twitter:title" content="Olá"/>` })
  expect(html).toContain(card)
  expect(html).not.toContain('twitter:title')
})

it('allows the analytics tag only where a script may load it', () => {
  const host = 'https://www.googletagmanager.com'
  const without = finish({})
  expect(without.analytics).toBe(false)
  expect(without.html).not.toContain(host)
  const withTag = finish({ loader: LOADER.replace('<script', '<script data-tag="G-TEST12345"') })
  expect(withTag.analytics).toBe(true)
  expect(withTag.html).toContain(host)
})

it('refuses a rating of oneself in structured data', () => {
  const rated = '<script type="application/ld+json">{"aggregateRating":{"ratingValue":5}}</script>'
  expect(() => finish({ body: rated })).toThrow(
    /^index\.html: the structured data has "aggregateRating", .*Right: .+/,
  )
})

describe('an unexpected page', () => {
  it.each([
    [
      'a script from elsewhere',
      { head: '<script src="https://x.example/a.js"></script>' },
      'x.example',
    ],
    ['a script beside the bundles', { head: '<script src="/a.js"></script>' }, '/a.js'],
    ['a style attribute', { body: '<p style="color:red">x</p>' }, 'style attribute'],
    ['an inline style', { head: '<style>p{}</style>' }, 'inline style'],
    ['an inline handler', { body: '<img onerror="x()" alt="">' }, 'onerror'],
    ['no loader', { loader: '' }, 'no loader'],
    ['no style sheet', { styleSheet: '' }, 'style sheet'],
    ['no charset', { charset: '' }, 'no <meta charset>'],
    [
      'a style sheet before the policy',
      { charset: `${STYLE_SHEET}<meta charSet="utf-8"/>` },
      'a style sheet before',
    ],
  ])('is refused in one line for %s', (_, parts, culprit) => {
    let message = ''
    try {
      finish(parts)
    } catch (error) {
      message = String(error)
    }
    expect(message).toMatch(/^Error: index\.html: .+/)
    expect(message).toContain(culprit)
    expect(message).not.toContain('\n')
  })
})
