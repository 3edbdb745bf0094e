import { readFileSync } from 'node:fs'
import { figuresStep, hasGlyph, textWidth, widestWord, wideWordStep } from './text-width'

it('adds the widths of the letters', () => {
  expect(textWidth('')).toBe(0)
  expect(textWidth('lll')).toBeCloseTo(3 * textWidth('l'))
  expect(textWidth('WWW')).toBeGreaterThan(3 * textWidth('lll'))
  expect(textWidth('dedetização', 'text')).toBeLessThan(textWidth('dedetização'))
})

it.each([
  ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'IMPERMEABILIZAÇÃO'],
  // The widest word is not the one with the most letters.
  ['liliilli MWMW', 'MWMW'],
  ['Limpa-fossa', 'Limpa-'],
  ['R$\u00a01.500 já', 'R$\u00a01.500'],
  ['8-18', '8-18'],
])('finds the widest word of “%s”: “%s”', (text, word) => {
  expect(widestWord(text)).toBe(textWidth(word))
})

it('assumes that a character of another font is wide', () => {
  expect(hasGlyph('®', 'display')).toBe(true)
  expect(hasGlyph('★', 'display')).toBe(false)
  expect(textWidth('★')).toBeGreaterThan(textWidth('W'))
})

it.each([
  ['Desentupimento sem sujeira', undefined],
  ['DESCUPINIZAÇÃO', 9],
  ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 11],
  ['W'.repeat(40), 25],
])('chooses the step for “%s”: %s', (text, step) => {
  expect(wideWordStep(text)).toBe(step)
})

it.each([
  [['1 hora', '24 horas', '20+', '1.000+'], undefined],
  [['40 minutos', '24 horas', '20+', '1.000+'], 6],
  [['W'.repeat(10)], 11],
])('chooses the step for the figures %j: %s', (numerals, step) => {
  expect(figuresStep(numerals)).toBe(step)
})

it('has a CSS rule for each step', () => {
  const css = readFileSync('components/parts/fitted-heading.css', 'utf8')
  const steps = [...css.matchAll(/\.word-(\d+) \{\s+--word: (\d+);/g)].map(([, one, same]) => [
    one,
    same,
  ])
  const chosen = Array.from({ length: 40 }, (_, index) => [
    wideWordStep('W'.repeat(index)),
    figuresStep(['W'.repeat(index)]),
  ]).flat()
  const wanted = [...new Set(chosen.filter((step) => step !== undefined))].map(String)
  expect(steps.map(([step]) => step)).toEqual(expect.arrayContaining(wanted))
  for (const [one, same] of steps) expect(one).toBe(same)
})
