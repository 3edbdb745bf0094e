import { hashSource } from '@/lib/content-security-policy'
import { finishPage } from './page'

const STYLE_SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'
const DATA = '<script type="application/ld+json">{"@type":"WebSite"}</script>'
const RULES = '<script type="speculationrules">{}</script>'

/** A page with everything that has to go: scripts of others, links to them, comments, tags for X. */
const exported = ({ head = STYLE_SHEET, body = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script><meta name="twitter:card" content="x"/><meta name="twitter:title" content="Olá"/></head><body><!--$--><p>Olá &amp; bem-vindo</p>${body}<!--/$-->${DATA}${RULES}<script data-own="log">log()</script><script>runtime("<p style=\\"x\\">")</script></body></html>`

const finish = (html: string) =>
  finishPage(html, { file: 'index.html', loader: "load('$&')", analytics: false })

it('leaves the page itself, its own scripts and the loader, before the style sheet', () => {
  const html = finish(exported())
  const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/
  expect(html).toMatch(policy)
  expect(html.replace(policy, '')).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script data-own="loader">load('$&')</script>${STYLE_SHEET}<meta name="twitter:card" content="x"/></head><body><p>Olá &amp; bem-vindo</p>${DATA}${RULES}<script data-own="log">log()</script></body></html>`,
  )
})

it('allows what runs by its hash, before all that the policy governs', () => {
  const html = finish(exported())
  expect(html).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  const scriptHashes = ["load('$&')", '{}', 'log()'].map(hashSource)
  expect(html).toContain(`script-src 'self' ${scriptHashes.join(' ')};`)
})

it.each([
  ['a script of another host', { body: '<script src="https://x.example/a.js"></script>' }],
  ['a style attribute', { body: '<p style="color:red">x</p>' }],
  ['an inline style', { body: '<style>p{}</style>' }],
  ['an inline handler', { body: '<img onerror="x()" alt="">' }],
  ['no style sheet', { head: '' }],
])('refuses a page with %s in one line', (_, parts) => {
  expect(() => finish(exported(parts))).toThrow(/^index\.html: .+$/)
})
