import { parseNumber } from './number'

it.each([
  ['-28,7132', -28.7132],
  ['-28.7132', -28.7132],
  ['−28,7132', -28.7132],
  ['– 28,7132', -28.7132],
  ['-28,7132°', -28.7132],
  ['-28.7132º', -28.7132],
  ['28,7132 S', -28.7132],
  ['49.3087° W', -49.3087],
  ['49,3087 O', -49.3087],
  ['S 28,7132', -28.7132],
  ['28°42\'47.5"S', -28.713194],
  ['28° 42′ 47,5″ S', -28.713194],
  ['2,5 N', 2.5],
  ['30 %', 30],
  ['-28\u00A0', -28],
  // Minutes and seconds that do not exist.
  ['28°71\'32"S', undefined],
  ['28°42\'60"S', undefined],
  // Two coordinates, thousands, and no number.
  ['-28.7132, -49.3087', undefined],
  ['1.234,5', undefined],
  ['perto do mar', undefined],
  ['', undefined],
])('reads “%s” as the number %s', (typed, value) => {
  expect(parseNumber(typed)).toBe(value)
})
