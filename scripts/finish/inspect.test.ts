/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishHtml } from './html'
import { inspect } from './inspect'

const SITE = 'https://www.example.com'
const LOADER = '<script id="first-sign">run()</script>'
const BUNDLE = '<script src="/_next/static/chunks/0123abcd.js" async=""></script>'
const STATE = '<script>self.__next_f.push([1,"state"])</script>'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function page(body: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/>${LOADER}</head><body>${body}</body></html>`
}

describe('finishHtml', () => {
  it('leaves of the scripts only the loader, which names the others', () => {
    const { html, state } = finishHtml(page(BUNDLE + STATE), 'index.html')
    expect(html).toContain(
      `data-bundles="${state.path} /_next/static/chunks/0123abcd.js" id="first-sign">run()</script>`,
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(state.text).toBe('self.__next_f.push([1,"state"])\n')
  })

  it('gives the page a policy with the hashes of its inline scripts', () => {
    const { html, scriptHashes, analytics } = finishHtml(page(BUNDLE + STATE), 'index.html')
    expect(scriptHashes).toHaveLength(1)
    expect(analytics).toBe(false)
    expect(html).toContain(
      `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${scriptHashes[0]};`,
    )
    expect(html).not.toContain('googletagmanager')
  })

  it('lets the analytics tag in where the loader says so', () => {
    const html = page(BUNDLE + STATE).replace(
      'id="first-sign"',
      'id="first-sign" data-analytics=""',
    )
    expect(finishHtml(html, 'index.html')).toMatchObject({
      analytics: true,
      html: expect.stringContaining('https://www.googletagmanager.com'),
    })
  })

  it.each([
    ['<script>alert(1)</script>', 'an unknown inline script, alert(1)'],
    ['<script id="another">alert(1)</script>', 'an unknown inline script, alert(1)'],
    ['<script type="module">alert(1)</script>', 'an unknown inline script, alert(1)'],
    ['<script src="https://evil.example/a.js"></script>', 'a script from elsewhere'],
    ['<style>p{}</style>', 'an inline style'],
    ['<p style="color:red">', 'a style attribute'],
    ['<p onclick="alert(1)">', 'an inline handler, onclick'],
  ])('stops at %s with one line', (body, reason) => {
    const finish = () => finishHtml(page(BUNDLE + STATE + body), 'index.html')
    expect(finish).toThrow(new RegExp(`^index\\.html: ${reason.replace(/[()]/g, '\\$&')}.*\\.$`))
  })

  it.each([
    [STATE, 'no bundles'],
    [BUNDLE, 'no state for React'],
  ])('stops at a page that has only %s', (body, reason) => {
    expect(() => finishHtml(page(body), '404.html')).toThrow(`404.html: ${reason}`)
  })
})

describe('inspect', () => {
  const whole = {
    'index.html': `<meta property="og:image" content="${SITE}/images/og.d4dc5666.svg"><link rel="manifest" href="/m.webmanifest"><a href="/pagina#contato"></a><a href="https://wa.me/"></a>`,
    'pagina.html': '<img srcset="/images/og.d4dc5666.svg 1x">',
    'images/og.d4dc5666.svg': '<svg/>',
    'm.webmanifest': '{"start_url": "/", "icons": [{"src": "/icon.png"}]}',
    'icon.png': '',
  }
  const look = () => inspect(folder, SITE, ['/home/ana/site'])

  it('passes an export that is whole', () => {
    put(whole)
    expect(look).not.toThrow()
  })

  it.each([
    ['index.html', '<img src="/images/lost.svg">', 'index.html names /images/lost.svg'],
    ['index.html', '<a href="/lost">', 'index.html names /lost'],
    ['index.html', '<script data-bundles="/a.js /lost.js">', 'index.html names /a.js'],
    ['index.html', `<meta content="${SITE}/og.png">`, 'index.html names /og.png'],
    ['css/a.css', 'p{background:url(../lost.svg)}', 'css/a.css names /lost.svg'],
    ['m.webmanifest', '{"icons": [{"src": "/lost.png"}]}', 'm.webmanifest names /lost.png'],
    ['a.js.map', '{}', 'a.js.map is a source map'],
    ['a.js', '//# sourceMappingURL=a.js.map', 'a.js says "sourceMappingURL="'],
    ['a.js', 'load("/home/ana/site/lib/a.ts")', 'a.js says "/home/ana/site"'],
    ['a.svg', '<!-- FIXME: colours -->', 'a.svg says "FIXME"'],
    ['images/ralo.12345678.svg', '<svg/>', 'images/ralo.12345678.svg would be kept for a year'],
    ['_next/static/a.js', '', '_next/static/a.js would be kept for a year'],
  ])('stops at %s with %s', (path, text, message) => {
    put({ ...whole, [path]: text })
    expect(look).toThrow(message)
  })

  it('does not mistake the Portuguese word for a note', () => {
    put({ ...whole, 'index.html': '<p>ATENDEMOS TODO O BAIRRO</p>' })
    expect(look).not.toThrow()
  })
})
