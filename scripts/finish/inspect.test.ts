import { testFolder } from '@/scripts/shared/test-folder'
import { inspect } from './inspect'

const SITE = 'https://www.example.com'
const { at, put } = testFolder()

describe('inspect', () => {
  const whole = {
    'index.html': `<meta property="og:image" content="${SITE}/images/og.d4dc5666.svg"><link rel="icon" href="/icon.png"><a href="/pagina#contato"></a><a href="https://wa.me/"></a>`,
    'pagina.html': `<img srcset="/images/og.d4dc5666.svg 1x">`,
    'images/og.d4dc5666.svg': '<svg/>',
    'icon.png': '',
  }
  const look = () => inspect(at(), SITE, ['/home/ana/site/', '/app/', 'C:\\ana/'])

  it('passes an export that is whole', () => {
    put(whole)
    expect(look).not.toThrow()
  })

  it.each([
    ['index.html', '<img src="/images/lost.svg">', 'index.html names /images/lost.svg'],
    ['index.html', '<a href="/lost">', 'index.html names /lost'],
    ['index.html', '<script data-islands="/a.js /lost.js">', 'index.html names /a.js'],
    [
      'index.html',
      `<meta property="og:image" content="${SITE}/og.png">`,
      'index.html names /og.png',
    ],
    ['css/a.css', 'p{background:url(../lost.svg)}', 'css/a.css names /lost.svg'],
    ['a.js', 'import("./lost.js")', 'a.js names /lost.js'],
    ['a.js', '//# sourceMappingURL=a.js.map', 'a.js says "sourceMappingURL="'],
    ['a.js', 'load("/home/ana/site/lib/a.ts")', 'a.js says "/home/ana/site/"'],
    ['a.js', 'load("C:\\\\ana\\\\a.ts")', 'a.js says "C:'],
    ['a.svg', '<!-- FIXME: colours -->', 'a.svg says "FIXME"'],
    ['images/ralo.12345678.svg', '<svg/>', 'images/ralo.12345678.svg would be kept for a year'],
    ['_next/static/a.js', '', '_next/static/a.js would be kept for a year'],
  ])('stops at %s with %s', (path, text, message) => {
    put({ ...whole, [path]: text })
    expect(look).toThrow(message)
  })

  it('does not mistake a part of an address for a folder of the building machine', () => {
    put({ ...whole, 'a.js': '"https://example.org/docs/app/errors"' })
    expect(look).not.toThrow()
  })

  it('does not mistake the Portuguese word, or one of a package, for a note', () => {
    put({
      ...whole,
      'index.html': '<p>Atendemos o ano TODO: mande uma foto.</p>',
      'a.js': 'warn("TODO: not yet")',
    })
    expect(look).not.toThrow()
  })

  it('does not mistake a sentence about an address for that address', () => {
    const text = `${SITE}/nada é um endereço que não existe`
    put({ ...whole, 'index.html': `<meta name="description" content="${text}">` })
    expect(look).not.toThrow()
  })
})
