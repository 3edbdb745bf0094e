import { wordClass } from './fitted-text'

it.each([
  [8, 'word-9'],
  [8.8, 'word-11'],
  [40, 'word-25'],
])('gives a word of the width %d the class %s', (width, className) => {
  expect(wordClass(width)).toBe(className)
})
