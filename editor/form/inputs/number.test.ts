import { wordsIn } from '@/editor/reading/words'
import { parseNumberInput } from './number'

it.each([
  ['-28,83', -34, 6, -28.83],
  ['28.83', -34, 6, -28.83],
  ['3', -34, 6, 3],
  ['90', -34, 6, 90],
  ['', 0, 1, undefined],
  [`28°49'53"`, -34, 6, -28.831389],
  ['28,', -34, 6, '28,'],
  ['x', 0, 1, 'x'],
])('parses the number %j with the limits %s and %s', (text, min, max, number) => {
  expect(parseNumberInput(text, { min, max })).toBe(number)
})

it.each([
  [-28.8314, '-28,8314'],
  ['(-28.8314, -49.2352)', '(-28.8314, -49.2352)'],
  ['1.234,5', '1.234,5'],
])('shows the value %j as %j', (value, shown) => {
  expect(wordsIn({}).valueText(['company', 'coordinates', 'latitude'], value)).toBe(shown)
})
