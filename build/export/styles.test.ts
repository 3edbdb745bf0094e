import { documentIn } from '@/fixtures/html'
import { namesIn } from './first-screen'
import { divideStyles, readStyles } from './styles'

/** Returns the names of a page with elements before and after the link of the second style sheet. */
function namesOf(before: string, after = '') {
  const { body } = documentIn(`${before}<link>${after}`)
  const elements = [...body.querySelectorAll('*')]
  const link = elements.findIndex(({ localName }) => localName === 'link')
  return {
    first: namesIn([body, ...elements.slice(0, link)]),
    all: namesIn([body, ...elements]),
  }
}

const HERO = '<p class="hero md:gone">'
const PAGE = namesOf(HERO, '<b class="card"><img src="/images/ralo-800.0fc498cc.jpg">')

const divide = (styles: string, page = PAGE, scripts = '') => divideStyles(styles, page, scripts)

const pageWith = (...hrefs: string[]) =>
  documentIn(hrefs.map((href) => `<link rel="stylesheet" href="/css/${href}">`).join(''))

it('reads the style sheet, with root-relative URLs and without shadow roots', () => {
  const styles = ':root,:host{--a:0}p{background:url(../a.svg#a)}'
  const files: Record<string, string> = { 'css/a.css': styles }
  expect(readStyles([pageWith('a.css')], (file) => files[file] ?? '')).toBe(
    ':root{--a:0}p{background:url(/a.svg#a)}',
  )
})

it.each([
  ['no style sheet', [pageWith()]],
  ['two style sheets', [pageWith('a.css', 'b.css')]],
  ['different style sheets', [pageWith('a.css'), pageWith('b.css')]],
])('rejects pages with %s', (_, pages) => {
  expect(() => readStyles(pages, () => '')).toThrow('same style sheet')
})

it('inlines the rules of elements before the link, and links those of later elements', () => {
  expect(
    divide('p{top:0}.hero{top:1px}@media (min-width:1px){.hero{top:2px}.card{top:3px}}'),
  ).toEqual({
    inlined: 'p{top:0}.hero{top:1px}@media (min-width:1px){.hero{top:2px}}',
    linked: '@media (min-width:1px){.card{top:3px}}',
  })
})

it('removes rules that match no element of the page', () => {
  expect(divide('.other .hero{top:0}.hero:not(.other){top:0}.other{top:0}')).toEqual({
    inlined: '.hero:not(.other){top:0}',
    linked: '',
  })
})

it('removes rules below the first screen that match no element of the page', () => {
  const styles = '.other{top:0}@media print{.other{top:0}.card{top:0}}.notice-shown{top:0}'
  expect(divide(styles, PAGE, '"notice-shown"').linked).toBe(
    '@media print{.card{top:0}}.notice-shown{top:0}',
  )
})

it('inlines a rule with alternatives, of which only one needs a state', () => {
  const inlined = ':is(.hero,.hero:hover){top:0}.hero:first-child{top:1px}'
  const linked = ':is(.hero:hover,.hero:active){top:2px}'
  expect(divide(inlined + linked)).toEqual({ inlined, linked })
})

it('inlines a rule with alternatives only if one matches', () => {
  const inlined = ':is(.hero,.other:has(.other)){top:0}.hero:is(.other,:where(.hero)){top:0}'
  const linked = 'p :is(.other,.card){top:0}'
  const removed = ':is(.other,.other:has(.hero)) .hero{top:0}'
  expect(divide(inlined + linked + removed)).toEqual({
    inlined,
    linked: expect.stringContaining(linked),
  })
  expect(divide(removed).linked).not.toContain('.other')
})

it('removes a rule for elements that contain an element of another page', () => {
  expect(divide(':root:has(.other){top:0}.hero:where(.other){top:0}').inlined).toBe('')
})

it.each([
  ['a tag', 'b{top:1px}'],
  ['an id', '#consent:not(.hero){top:1px}'],
  ['a state after a tag', 'b:nth-child(n+2) *{top:1px}'],
  ['the URL of a photo', 'img[src="/images/ralo-800.0fc498cc.jpg"]{object-position:50% 80%}'],
])('links the rule of later elements with %s', (_, rule) => {
  const page = namesOf(HERO, '<b id="consent"><img src="/images/ralo-800.0fc498cc.jpg">')
  expect(divide(rule, page)).toEqual({ inlined: '', linked: rule })
})

it('inlines the rules of tags and states of the first elements', () => {
  const rules =
    '.md\\:gone{top:0}p[hidden]:not(.other,[open])::after{top:0}p:not(:is(.other):hover,:has(b:target)){top:0}*{top:1px}:is(b,p)>:nth-child(n+2){top:2px}'
  expect(divide(rules).inlined).toBe(rules)
})

it('removes the rule of a photo that no page shows', () => {
  expect(divide('img[src="/old.jpg"]{object-position:0 0}').linked).toBe('')
})

it('links the rules of a class that a script adds', () => {
  const rule = '.shown .hero{top:0}'
  const { inlined, linked } = divide(rule, undefined, 'classList.add("shown")')
  expect(inlined).toBe('')
  expect(linked).toBe(rule)
})

it.each([
  '@media print{.hero{top:0}}',
  '@media (forced-colors:active){.hero{top:0}}',
  '@media (prefers-reduced-motion:reduce){*{transition:none}}',
  '@view-transition{navigation:auto}',
  '.hero:hover,.hero:active{top:0}',
  '.hero:focus-visible{top:0}',
  '.hero:is(:hover,:focus-within){top:0}',
  '.hero:target,.hero[open]{top:0}',
  '@supports (animation-timeline:view()){.hero{top:0}}',
  '.hero{cursor:pointer;transition:top 1s;break-after:avoid;print-color-adjust:exact}',
])('links the rule %s, which no first screen needs at once', (rule) => {
  expect(divide(`${rule}p{top:0}`)).toEqual({
    inlined: 'p{top:0}',
    linked: rule,
  })
})

it('links the rules of the variant “later”, without its at-rule', () => {
  const rules = '.hero{top:0}@media (min-width:1px){p{top:0}}'
  expect(divide(`@supports (--later:1){${rules}}p{top:0}`)).toEqual({
    inlined: 'p{top:0}',
    linked: rules,
  })
})

it('inlines a screen rule that is for print too', () => {
  const rule = '@media print,(max-height:1px){.hero{top:0}}'
  expect(divide(rule).inlined).toBe(rule)
})

it('inlines the variables that the page uses, also those of later elements, and no others', () => {
  const variables = ':root{--a:0;--b:var(--c);--c:1px;--d:0}.hero{--a:2;--b:3;--c:4;--d:5}'
  expect(divide(`${variables}.hero{top:var( --a )}.card{top:var(--b,0)}`)).toEqual({
    inlined: ':root{--a:0;--b:var(--c);--c:1px}.hero{--a:2;--b:3;--c:4}.hero{top:var( --a )}',
    linked: '.card{top:var(--b,0)}',
  })
})
