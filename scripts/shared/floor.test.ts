import { missingInCss, missingInScript } from './floor'

test.each([
  ['a { overflow: clip }', 'overflow: clip'],
  ['@supports (aspect-ratio: 1) { a { overflow: clip } }', 'overflow: clip'],
  ['a { translate: 0 -50% }', 'translate'],
  ['a { height: 100dvh }', 'height: viewport_percentage_units_dynamic'],
  ['a { color: color-mix(in oklab, red, blue) }', 'color: color-mix'],
  ['a:has(b) { color: red }', ':has'],
  ['@layer base { a { color: red } }', '@layer'],
  ['@media (width < 40rem) { a { color: red } }', '@media (width < 40rem)'],
  // As Next writes `screen and (width < 40rem)`.
  ['@media screen and not (min-width: 40rem) {}', '@media screen and not (min-width: 40rem)'],
])('%s is too new', (css, missing) => {
  expect(missingInCss(css)).toEqual([missing])
})

test.each([
  'a { overflow: hidden; inset: 0; width: clamp(1rem, 2vw, 3rem) }',
  'a { height: 100vh; height: 100dvh }',
  'a { -webkit-hyphens: auto; hyphens: auto }',
  '@supports (overflow: clip) { a { overflow: clip } }',
  '@media not all and (min-width: 40rem) { a { color: red } }',
])('%s works', (css) => {
  expect(missingInCss(css)).toEqual([])
})

test.each([
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['list.at(-1)', '.at'],
  ['new WeakRef(a).deref(), new Navigation()', 'new Navigation'],
])('%s is too new', (script, missing) => {
  expect(missingInScript(script)).toEqual([missing])
})

test.each(['AbortSignal.timeout?.(1)', 'text.replaceAll(a, b)', 'new AbortController().abort()'])(
  '%s works',
  (script) => {
    expect(missingInScript(script)).toEqual([])
  },
)
