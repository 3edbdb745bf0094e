import { readFileSync } from 'node:fs'
import { WORD_WIDTHS, wordClass } from './fitted-text'

it.each([
  [8, 'word-9'],
  [8.8, 'word-11'],
  [40, 'word-25'],
])('gives a word of the width %d the class %s', (width, className) => {
  expect(wordClass(width)).toBe(className)
})

it('gives each class the width that its style sheet sets', () => {
  const css = readFileSync('components/parts/fitted-heading.css', 'utf8')
  const rules = [...css.matchAll(/\.word-(\d+) \{\n {2}--word-width: \1;\n\}/g)]
  expect(rules.map(([, width]) => Number(width))).toEqual(WORD_WIDTHS)
})
