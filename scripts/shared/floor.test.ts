import { missingInCss, missingInScript } from './floor'

// e2e/floor.spec.ts has one of most kinds, and all that is old enough.
it('finds in a style sheet what is too new', () => {
  const css = `a { overflow: clip; color: color-mix(in oklab, red, blue) }
    @supports (aspect-ratio: 1) { a { translate: 0 -50% } }
    @media (width < 40rem) { a { height: 100dvh } }
    @media screen and not (min-width: 40rem) {}`
  expect(missingInCss(css)).toEqual([
    'overflow: clip',
    'color: color-mix',
    'translate',
    '@media (width < 40rem)',
    'height: viewport_percentage_units_dynamic',
    // As Next writes `screen and (width < 40rem)`.
    '@media screen and not (min-width: 40rem)',
  ])
})

it('finds in a script what is too new, unless it is asked for first', () => {
  const script = 'AbortSignal.timeout(1), Object.hasOwn(a, b), list.at(-1), new Navigation()'
  const missing = ['AbortSignal.timeout', 'Object.hasOwn', '.at', 'new Navigation']
  expect(missingInScript(script)).toEqual(missing)
  expect(missingInScript('AbortSignal.timeout?.(1), text.replaceAll(a, b)')).toEqual([])
})
