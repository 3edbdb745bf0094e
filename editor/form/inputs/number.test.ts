import { wordsIn } from '@/editor/derived/words'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { coordinatesIn, parseNumberInput } from './number'

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
  ['-28.8314, -49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314 -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314, -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28.8314,-49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  [`28°49'53.0"S 49°14'06.7"W`, { latitude: -28.831389, longitude: -49.235194 }],
  [`28° 49' 53" S 49° 14' 06.7" O`, { latitude: -28.831389, longitude: -49.235194 }],
  [`S 28° 49' 53", W 49° 14' 06.7"`, { latitude: -28.831389, longitude: -49.235194 }],
  ['28,8314° S, -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28.83, -49', { latitude: -28.83, longitude: -49 }],
  ['-28,8314,-49', { latitude: -28.8314, longitude: -49 }],
  ['-28, -49', { latitude: -28, longitude: -49 }],
  ['28.83° 49.23°', { latitude: -28.83, longitude: -49.23 }],
  ['-28,8314', undefined],
  ['-28,8314°', undefined],
  ['-28,8314° S', undefined],
  ['S -28,8314°', undefined],
  ['-28,50°', undefined],
  ['-28,8314° -4', undefined],
  ['-28', undefined],
  [`28° 49' 53.0`, undefined],
  ['Içara', undefined],
])('parses the coordinates %j', (text, coordinates) => {
  const fields = fieldsIn(fieldAt(['company', 'coordinates']))
  expect(coordinatesIn(text, fields)).toEqual(coordinates)
  expect(coordinatesIn(text, fieldsIn(fieldAt(['photos', 'items', 0, 'focus'])))).toBeUndefined()
})

it.each([
  [-28.8314, '-28,8314'],
  ['(-28.8314, -49.2352)', '(-28.8314, -49.2352)'],
  ['1.234,5', '1.234,5'],
])('shows the value %j as %j', (value, shown) => {
  expect(wordsIn({}).valueText(['company', 'coordinates', 'latitude'], value)).toBe(shown)
})
