import { hasGlyph, textWidth, widestWord } from './text-width'

it('adds the widths of a text’s letters', () => {
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
