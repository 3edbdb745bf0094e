import { readFileSync } from 'node:fs'
import { wordClass } from './fitted-text'

it.each([
  [8, 'word-9'],
  [8.8, 'word-11'],
  [40, 'word-25'],
])('gives a word of the width %d the class %s', (width, className) => {
  expect(wordClass(width)).toBe(className)
})

it('finds a CSS rule with the same width for each `.word-…` class', () => {
  const css = readFileSync('components/parts/fitted-heading.css', 'utf8')
  const rules = [...css.matchAll(/\.(word-\d+) \{\s+--word-width: (\d+);/g)]
  const used = new Set(Array.from({ length: 40 }, (_, width) => wordClass(width)))
  expect(rules.map(([, className]) => className)).toEqual([...used])
  for (const [, className, width] of rules) expect(className).toBe(`word-${width}`)
})
