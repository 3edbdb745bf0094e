import { hashSource } from './content-security-policy'
import { finishPage, namesOfPage, parsePage } from './page'

const STYLES = '<link rel="stylesheet" href="/_next/static/chunks/a.css">'
const MAIN =
  '<main><section class="hero">Olá &amp; bem-vindo</section><section>Mais</section></main>'
const STYLE = 'p{margin:0}'
const LINK = '<link rel="stylesheet" href="/_next/static/c.css">'
const STRUCTURED_DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>'

/**
 * Returns a page of Next's export, with everything that `finishPage` must remove: scripts,
 * preloads, comments and X tags.
 */
const exported = ({ head = STYLES, body = MAIN } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script><meta name="twitter:card" content="x"/><meta name="twitter:title" content="Olá"/><meta name="next-size-adjust" content=""/></head><body><div hidden=""><!--$--><!--/$--></div><!--$-->${body}<!--/$-->${STRUCTURED_DATA}<script data-keep="log">log()</script><script>runtime("<p style=\\"x\\">")</script></body></html>`

const finish = (html: string, inlineScript?: string) =>
  finishPage(parsePage(html, 'index.html'), {
    file: 'index.html',
    inlineScript,
    loaderHref: '/_next/static/loader-a.js',
    style: STYLE,
    linkedHref: '/_next/static/c.css',
  })

it('keeps the content and the site’s own scripts, and adds policy, loader and style sheets', () => {
  const html = finish(exported())
  // The policy must come first, because it applies only to what follows it.
  const policy =
    /(?<=<meta charset="utf-8">)<meta http-equiv="Content-Security-Policy" content="[^"]+">/
  expect(html).toMatch(policy)
  expect(html.replace(policy, '')).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${STYLE}</style><script src="/_next/static/loader-a.js" async=""></script><meta name="twitter:card" content="x"></head><body><main><section class="hero">Olá &amp; bem-vindo</section>${LINK}<section>Mais</section></main>${STRUCTURED_DATA}<script data-keep="log">log()</script></body></html>`,
  )
})

it('inlines the script of a company with analytics, and allows it and Google Analytics', () => {
  const html = finish(exported(), "load('$&')")
  expect(html).toContain(`<style>${STYLE}</style><script>load('$&')</script><script src`)
  expect(html).toContain(hashSource("load('$&')"))
  expect(html).toContain('google-analytics.com')
  expect(finish(exported())).not.toContain('google')
})

it('shortens the icons', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" viewBox="0 0 24 24" class="lucide lucide-plus icon"></svg>'
  expect(finish(exported({ body: `<main><section>${icon}</section></main>` }))).toContain(
    '<svg viewBox="0 0 24 24" class="icon"></svg>',
  )
})

it.each([
  ['a script of another host', { body: `${MAIN}<script src="https://x.example/a.js"></script>` }],
  ['a style attribute', { body: `${MAIN}<p style="color:red">x</p>` }],
  ['an inline style', { body: `${MAIN}<style>p{}</style>` }],
  ['an inline handler', { body: `${MAIN}<img onerror="x()" alt="">` }],
  ['a link that runs a script', { body: `${MAIN}<a href="javascript:x()">x</a>` }],
  ['spaces before a script', { body: `${MAIN}<a href=" javascript:x()">x</a>` }],
  ['a line break in a script', { body: `${MAIN}<a href="java&#10;script:x()">x</a>` }],
  ['no style sheet', { head: '' }],
  ['no section', { body: '<main></main>' }],
])('rejects a page with %s, and reports the reason in one line', (_, parts) => {
  expect(() => finish(exported(parts))).toThrow(/^index\.html: .+$/)
})

it('lists the names of the elements before the second style sheet', () => {
  const main = '<main class="a"><section id="b"></section><section><img src="c"></section></main>'
  const { first, all } = namesOfPage(parsePage(exported({ body: main }), 'index.html'))
  for (const name of ['main', '.a', '#b']) expect(first).toContain(name)
  for (const name of ['img', '[src="c"]']) {
    expect(first).not.toContain(name)
    expect(all).toContain(name)
  }
})
