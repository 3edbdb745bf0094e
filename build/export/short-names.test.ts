import { documentIn } from '@/fixtures/html'
import { shortenNames } from './short-names'

it('shortens custom properties, except those of scripts', () => {
  const css =
    ':root{--page-color:red;--top:0}.card{color:var(--page-color);background:url(/a--b.svg)}.hero{animation-timeline:--section}'
  const shorten = shortenNames([], [css], 'style.setProperty("--top", "1px")')
  expect(shorten(css)).toBe(
    ':root{--a:red;--top:0}.card{color:var(--a);background:url(/a--b.svg)}.hero{animation-timeline:--b}',
  )
})

it('gives no property the name of a property that a script contains', () => {
  const css = '.card{--card-gap:1px;--a:2px;top:var(--card-gap)}'
  expect(shortenNames([], [css], 'style.setProperty("--a", "1px")')(css)).toBe(
    '.card{--b:1px;--a:2px;top:var(--b)}',
  )
})

describe('classes', () => {
  const CSS =
    '.card{top:.5px}@media print{.card .md\\:gone:not(.hero),a[href$=".card"]{top:0}}.notice-shown .card{top:0}'
  const shorten = (body: string, scripts = 'e.classList.add("notice-shown")') => {
    const document = documentIn(body)
    const css = shortenNames([document], [], scripts)(CSS)
    return { body: document.body.innerHTML, css }
  }

  it('get short names in pages and style sheets, in the order of their uses', () => {
    expect(
      shorten('<p class="hero card"></p><p class="card md:gone"></p><p class="card hero"></p>'),
    ).toEqual({
      body: '<p class="a b"></p><p class="b c"></p><p class="b a"></p>',
      css: '.b{top:.5px}@media print{.b .c:not(.a),a[href$=".card"]{top:0}}.notice-shown .b{top:0}',
    })
  })

  it('keep the name that a script contains', () => {
    const { body, css } = shorten('<p class="card md:gone"></p>', '"card-row",".md:gone"')
    expect(body).toBe('<p class="a md:gone"></p>')
    expect(css).toContain('.a .md\\:gone:not(.hero)')
  })

  it('never get the name of another class that a script contains', () => {
    expect(shorten('<p class="card a"></p>', '"a"').body).toBe('<p class="b a"></p>')
  })

  it('keep apart a class of the source and a short name that look alike', () => {
    expect(shorten('<p class="md:gone w-1/2 a"></p>').body).toBe('<p class="a b c"></p>')
  })

  it('have one letter, of both cases, before they get a digit', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`)
    const document = documentIn(`<p class="${names.join(' ')}"></p>`)
    shortenNames([document], [], '')
    const short = document.querySelector('p')?.className.split(' ') ?? []
    expect(short.slice(24, 28)).toEqual(['y', 'z', 'A', 'B'])
    expect(short.slice(51, 54)).toEqual(['Z', 'a0', 'b0'])
    expect(new Set(short).size).toBe(60)
  })

  it('keep the name that reader modes look for', () => {
    expect(shorten('<p class="content card"></p>').body).toBe('<p class="content a"></p>')
  })
})
