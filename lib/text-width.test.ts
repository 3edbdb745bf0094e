import { hasGlyph, textWidth, widestWord } from './text-width'

it('adds the widths of the letters, which differ', () => {
  expect(textWidth('')).toBe(0)
  expect(textWidth('lll')).toBeCloseTo(3 * textWidth('l'))
  expect(textWidth('WWW')).toBeGreaterThan(3 * textWidth('lll'))
  expect(textWidth('dedetização', 'text')).toBeLessThan(textWidth('dedetização'))
})

it.each([
  ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'IMPERMEABILIZAÇÃO'],
  // By width, not by the number of letters.
  ['liliilli MWMW', 'MWMW'],
  ['Limpa-fossa', 'Limpa-'],
  ['R$\u00a01.500 já', 'R$\u00a01.500'],
  ['8-18', '8-18'],
])('finds the widest word of %s', (text, word) => {
  expect(widestWord(text)).toBe(textWidth(word))
})

it('counts a character of another font as wide', () => {
  expect(hasGlyph('®', 'display')).toBe(true)
  expect(hasGlyph('★', 'display')).toBe(false)
  expect(textWidth('★')).toBeGreaterThan(textWidth('W'))
})
