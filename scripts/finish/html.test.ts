/** @jest-environment node */
import { createHash } from 'node:crypto'
import { finishHtml } from './html'

const LOADER = '<script id="first-sign">(()=>{})()</script>'
const STYLE_SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'

/** A page as Next exports it, with room for what a test wants to slip in. */
const page = ({
  head = '',
  body = '',
  loader = LOADER,
  styleSheet = STYLE_SHEET,
  charset = '<meta charSet="utf-8"/>',
} = {}) =>
  `<!DOCTYPE html><html lang="pt-BR"><head>${charset}${styleSheet}${head}` +
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
  `${loader}</head><body><p>Olá &amp; bem-vindo</p>${body}` +
  '<script type="application/ld+json">{"@type":"WebSite"}</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:{}\\n"])</script></body></html>'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page that is finished', () => {
  const { html, state, scriptHashes } = finishHtml(page(), 'index.html')

  it('keeps no script element but the loader and the structured data', () => {
    const left = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(left).toEqual([
      expect.stringContaining('id="first-sign"'),
      '<script type="application/ld+json">',
    ])
    expect(html).not.toContain('__next_f')
    expect(html).not.toContain('as="script"')
  })

  it('lists state and bundles on the loader in the order in which they run', () => {
    const [, list] = html.match(/data-bundles="([^"]*)"/) ?? []
    expect(list?.split(' ')).toEqual([
      state.path,
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ])
  })

  it('runs the loader before the style sheet, which would hold up the page with it', () => {
    expect(html).toMatch(
      /<script [^>]*id="first-sign">\(\(\)=>\{\}\)\(\)<\/script><link rel="stylesheet"/,
    )
  })

  it('is the same wherever Next, by chance, puts its mark in the head', () => {
    const mark = '<meta name="next-size-adjust" content=""/>'
    const title = '<meta name="theme-color" content="#000"/><title>Olá</title>'
    const pages = [mark + title, title + mark].map(
      (head) => finishHtml(page({ head }), 'index.html').html,
    )
    expect(pages[0]).toContain(title)
    expect(pages[0]).toBe(pages[1])
  })

  it('says how many elements its body holds, at the first level and in all', () => {
    const body = '<main><p>Olá</p><svg><use href="#a"></use></svg></main>'
    const { html } = finishHtml(page({ body }), 'index.html')
    // The paragraph, the main element and the structured data; Next's scripts are gone.
    expect(html).toContain(' data-body="3 6"')
  })

  it('has the state as a file named by its content', () => {
    expect(state.text).toBe(
      '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:{}\\n"])\n',
    )
    expect(state.path).toMatch(/^\/_next\/static\/state-[0-9a-f]{12}\.js$/)
    const other = finishHtml(page().replace('0:{}', '0:[]'), 'index.html')
    expect(other.state.path).not.toBe(state.path)
  })

  it('carries a policy with the hash of the loader as it stands', () => {
    expect(scriptHashes).toEqual([hashOf('(()=>{})()')])
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="`,
    )
    expect(html).toContain(`script-src 'self' ${scriptHashes[0]}`)
  })

  it('keeps the rest of the page to the letter', () => {
    expect(html).toContain('<body><p>Olá &amp; bem-vindo</p><script type="application/ld+json">')
  })
})

it('lets rules for what to make ready stay, with their hash', () => {
  const rules = '{"prerender":[]}'
  const body = `<script type="speculationrules">${rules}</script>`
  const { html, scriptHashes } = finishHtml(page({ body }), '404.html')
  expect(html).toContain(body)
  expect(scriptHashes).toContain(hashOf(rules))
})

it('lets the page’s own other inline scripts stay, with their hashes', () => {
  const { html, scriptHashes } = finishHtml(
    page({ body: '<script id="log-not-found">log()</script>' }),
    '404.html',
  )
  expect(html).toContain('<script id="log-not-found">log()</script>')
  expect(scriptHashes).toContain(hashOf('log()'))
})

it('lets the analytics tag in only where a script loads it', () => {
  const tag = 'https://www.googletagmanager.com'
  const asks = (attributes: string) =>
    finishHtml(
      page({ body: `<script ${attributes} id="ask-consent">ask()</script>` }),
      'index.html',
    )
  const without = asks('')
  expect(without.analytics).toBe(false)
  expect(without.html).not.toContain(tag)
  const withTag = asks('data-analytics=""')
  expect(withTag.analytics).toBe(true)
  expect(withTag.html).toContain(tag)
})

it('refuses a rating of oneself in structured data, in words for the owner', () => {
  const rated = '<script type="application/ld+json">{"aggregateRating":{"ratingValue":5}}</script>'
  expect(() => finishHtml(page({ body: rated }), 'index.html')).toThrow(
    /^index\.html: os dados estruturados trazem "aggregateRating", .*Exemplo certo: .+/,
  )
})

describe('a page that is not what this step knows', () => {
  it.each([
    ['an inline script nobody wrote', { body: '<script>alert(1)</script>' }, 'alert(1)'],
    ['an inline module', { body: '<script type="module">alert(1)</script>' }, 'alert(1)'],
    ['an inline script by another name', { body: '<script id="x">alert(1)</script>' }, 'alert(1)'],
    [
      'a script from elsewhere',
      { head: '<script src="https://x.example/a.js"></script>' },
      'x.example',
    ],
    ['a script beside the bundles', { head: '<script src="/a.js"></script>' }, '/a.js'],
    ['a style attribute', { body: '<p style="color:red">x</p>' }, 'style attribute'],
    ['an inline style', { head: '<style>p{}</style>' }, 'inline style'],
    ['an inline handler', { body: '<img onerror="x()" alt="">' }, 'onerror'],
    ['no loader', { loader: '' }, 'first-sign'],
    ['no style sheet', { styleSheet: '' }, 'style sheet'],
    ['no charset', { charset: '' }, 'no <meta charset>'],
    [
      'a style sheet before the place of the policy',
      { charset: `${STYLE_SHEET}<meta charSet="utf-8"/>` },
      'a style sheet before',
    ],
    [
      'a rating in the structured data',
      {
        body: '<script type="application/ld+json">{"aggregateRating":{}}</script>',
      },
      'aggregateRating',
    ],
  ])('is refused in one line for %s', (_, parts, culprit) => {
    let message = ''
    try {
      finishHtml(page(parts), 'index.html')
    } catch (error) {
      message = String(error)
    }
    expect(message).toMatch(/^Error: index\.html: .+/)
    expect(message).toContain(culprit)
    expect(message).not.toContain('\n')
  })

  it('is refused without bundles', () => {
    const html = page().replace(/<script src="[^"]*" async=""><\/script>/g, '')
    expect(() => finishHtml(html, 'index.html')).toThrow('index.html: no bundles')
  })

  it('is refused without state', () => {
    const html = page().replace(/<script>[^<]*__next_f[^<]*<\/script>/g, '')
    expect(() => finishHtml(html, 'index.html')).toThrow('index.html: no state for React')
  })

  it('is refused with a state that has no root', () => {
    const html = page().replace('0:{}', '1:{}')
    expect(() => finishHtml(html, 'index.html')).toThrow(
      'index.html: no row 0 in the state for React',
    )
  })
})
