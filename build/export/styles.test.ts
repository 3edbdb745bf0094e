import { JSDOM } from 'jsdom'
import { divideStyles, readStyleSheets } from './styles'

const classes = (first: string, later = '') => ({
  first: new Set(first.split(' ')),
  all: new Set(`${first} ${later}`.split(' ')),
})

const divide = (firstScreen: string, pages = [classes('hero', 'card')], scripts = '') =>
  divideStyles({ firstScreen, below: 'b{top:0}' }, pages, scripts)

const pageWith = (...hrefs: string[]) =>
  new JSDOM(hrefs.map((href) => `<link rel="stylesheet" href="/css/${href}">`).join('')).window
    .document

it('reads both style sheets, with root-relative URLs', () => {
  const files: Record<string, string> = {
    'css/a.css': 'p{background:url(../a.svg#a)}',
    'css/b.css': '',
  }
  expect(readStyleSheets([pageWith('a.css', 'b.css')], (file) => files[file] ?? '')).toEqual({
    firstScreen: 'p{background:url(/a.svg#a)}',
    below: '',
  })
})

it.each([
  ['one style sheet', [pageWith('a.css')]],
  ['three style sheets', [pageWith('a.css', 'b.css', 'c.css')]],
  ['different style sheets', [pageWith('a.css', 'b.css'), pageWith('a.css', 'c.css')]],
])('rejects pages with %s', (_, pages) => {
  expect(() => readStyleSheets(pages, () => '')).toThrow('two style sheets')
})

it('inlines the rules of elements before the link, and links those of later elements', () => {
  expect(
    divide('p{top:0}.hero{top:1px}@media (min-width:1px){.hero{top:2px}.card{top:3px}}'),
  ).toEqual({
    inlined: ['p{top:0}.hero{top:1px}@media (min-width:1px){.hero{top:2px}}'],
    linked: '@media (min-width:1px){.card{top:3px}}b{top:0}',
  })
})

it('removes rules that match no element of any page', () => {
  expect(divide('.other .hero,.hero:not(.other){top:0}.other{top:0}')).toEqual({
    inlined: ['.other .hero,.hero:not(.other){top:0}'],
    linked: 'b{top:0}',
  })
})

it('removes rules below the first screen that match no element of any page', () => {
  const below = '.other{top:0}@media print{.other,.card{top:0}}.notice-shown{top:0}'
  const pages = [classes('hero'), classes('hero', 'card')]
  expect(divideStyles({ firstScreen: '', below }, pages, '"notice-shown"').linked).toBe(
    '@media print{.other,.card{top:0}}.notice-shown{top:0}',
  )
})

it('keeps a rule with alternatives, of which one matches', () => {
  const css = ':is(.hero,.other:has(.other)){top:0}.hero:is(.other,.card){top:0}'
  expect(divide(css).inlined).toEqual([css])
})

it('removes a rule for elements that contain an element of another page', () => {
  expect(divide(':root:has(.other){top:0}.hero:where(.other){top:0}').inlined).toEqual([''])
})

it('keeps the rule of a photo, whose URL contains dots', () => {
  const rule = 'img[src="/images/ralo-800.0fc498cc.jpg"]{object-position:50% 80%}'
  expect(divide(rule).inlined).toEqual([rule])
})

it('keeps the rules of a class that a script adds', () => {
  const { inlined } = divide('.shown .hero{top:0}', undefined, 'classList.add("shown")')
  expect(inlined).toEqual(['.shown .hero{top:0}'])
})

it.each([
  '@media print{.hero{top:0}}',
  '@media (forced-colors:active){.hero{top:0}}',
  '@media (prefers-reduced-motion:reduce){*{transition:none}}',
  '@supports not (aspect-ratio:1){body{top:0}}',
  '@view-transition{navigation:auto}',
  '.hero:hover,.hero a:active{top:0}',
])('links the rule %s, which no first screen needs at once', (rule) => {
  expect(divide(`${rule}p{top:0}`)).toEqual({
    inlined: ['p{top:0}'],
    linked: `${rule}b{top:0}`,
  })
})

it('inlines a screen rule that is for print too', () => {
  const rule = '@media print,(max-height:1px){.hero{top:0}}'
  expect(divide(rule).inlined).toEqual([rule])
})

it('inlines only the variables that the page uses, and links those that later elements use', () => {
  const pages = [classes('hero', 'card'), classes('blue')]
  const variables = ':root{--a:0;--b:var(--c);--c:1px}'
  expect(divide(`${variables}.hero{top:var(--a)}.blue,.card{top:var(--b,0)}`, pages)).toEqual({
    inlined: [
      ':root{--a:0}.hero{top:var(--a)}',
      ':root{--b:var(--c);--c:1px}.blue,.card{top:var(--b,0)}',
    ],
    linked: ':root{--b:var(--c);--c:1px}.blue,.card{top:var(--b,0)}b{top:0}',
  })
})
