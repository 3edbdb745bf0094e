import { missingInCss, missingInScript } from './floor'

// e2e/floor.spec.ts has one of most kinds.
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

it('lets a style sheet have what the floor has, or something newer with a fallback', () => {
  const css = `a { inset: 0; width: clamp(1rem, 2vw, 3rem); height: 100vh; height: 100dvh }
    @supports (overflow: clip) { a { overflow: clip } }
    @media not all and (min-width: 40rem) { a { -webkit-hyphens: auto; hyphens: auto } }`
  expect(missingInCss(css)).toEqual([])
})

it('finds in a script what is too new, unless it is asked for first', () => {
  const script = 'AbortSignal.timeout(1), Object.hasOwn(a, b), list.at(-1), new Navigation()'
  const missing = ['AbortSignal.timeout', 'Object.hasOwn', '.at', 'new Navigation']
  expect(missingInScript(script)).toEqual(missing)
  expect(missingInScript('AbortSignal.timeout?.(1), text.replaceAll(a, b)')).toEqual([])
})
