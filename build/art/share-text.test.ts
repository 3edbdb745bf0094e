import { textWidth } from '@/model/fonts/text-width'
import { drawableLines, drawableText, fitFontSize } from './share-text'

it.each([
  ['Praia Limpa®', 'Praia Limpa®'],
  ['Køhler & Michał™ ² ½ • @ # Ø', 'Køhler & Michał™ ² ½ • @ # Ø'],
  ['Praia → Limpa ★ ✓ ❤️ 🐜', 'Praia Limpa'],
  ['👨‍👩‍👧 清', ''],
])('removes characters that the fonts lack from “%s”: “%s”', (text, drawn) => {
  expect(drawableText(text, 'display')).toBe(drawn)
  expect(drawableText(text, 'text')).toBe(drawn)
})

it.each([
  ['Criciúma · Içara', ['Criciúma', 'Içara']],
  ['Criciúma · 🐜', ['Criciúma']],
  ['🐜 · Criciúma', ['Criciúma']],
  ['🐜', []],
])('draws a line for each part of “%s” that has characters of the fonts', (text, lines) => {
  expect(drawableLines(text, 'text')).toEqual(lines)
})

const box = { font: 'display', width: 400, height: 300, lineHeight: 1, maxFontSize: 96 } as const

it('chooses the largest font size for a short text', () => {
  expect(fitFontSize(['Olá'], box)).toBe(96)
})

it('keeps the widest word within the width of the box', () => {
  const word = 'IMPERMEABILIZAÇÃO'
  const size = fitFontSize([`${word} e`], box)
  expect(size * textWidth(word)).toBeLessThanOrEqual(400)
  expect((size + 1) * textWidth(word)).toBeGreaterThan(400)
  // The same number of letters, but narrow ones.
  expect(fitFontSize(['liliilliilliilili e'], box)).toBeGreaterThan(size)
})

it('keeps all lines within the height of the box', () => {
  const text = 'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze'
  expect(fitFontSize([text], { ...box, height: 100 })).toBeLessThan(fitFontSize([text], box))
  expect(fitFontSize([text, text], box)).toBeLessThan(fitFontSize([text], box))
  expect(fitFontSize(['a', 'b', 'c'], { ...box, height: 90 })).toBe(30)
})

it('counts the lines that begin after a hyphen', () => {
  const word = 'impermeabilização'
  expect(fitFontSize([`${word}-${word}`], { ...box, height: 60 })).toBe(30)
})
