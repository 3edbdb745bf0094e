import { shortenProperties } from './short-properties'

it('shortens custom properties, except those of scripts and pages', () => {
  const css =
    ':root{--page-color:red;--top:0;--outline:1px}.card{color:var(--page-color);background:url(/a--b.svg)}.hero{animation-timeline:--section}'
  const shorten = shortenProperties(
    [css],
    ['style.setProperty("--top", "1px")', '<path stroke="var(--outline)"/>'],
  )
  expect(shorten(css)).toBe(
    ':root{--a:red;--top:0;--outline:1px}.card{color:var(--a);background:url(/a--b.svg)}.hero{animation-timeline:--b}',
  )
})
