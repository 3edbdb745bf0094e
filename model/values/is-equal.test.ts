import { isEqual } from './is-equal'

it.each([
  ['objects with another order of properties', { a: 1, b: [2] }, { b: [2], a: 1 }],
  ['a property without a value and a missing property', { a: 1, b: undefined }, { a: 1 }],
])('treats %s as equal', (_, one, other) => {
  expect(isEqual(one, other)).toBe(true)
})

it.each([
  ['objects with other values', { a: [1] }, { a: [2] }],
  ['lists with another order of items', [1, 2], [2, 1]],
  ['a list and its beginning', [1, 2], [1]],
  ['an empty text and a missing property', { a: 1, b: '' }, { a: 1 }],
  ['a text and an object', { a: 'x' }, { a: {} }],
  ['null and an object', { a: null }, { a: {} }],
  ['an empty list and an empty object', [], {}],
  ['a list and an object with its indexes', ['a'], { 0: 'a' }],
])('treats %s as different', (_, one, other) => {
  expect(isEqual(one, other)).toBe(false)
  expect(isEqual(other, one)).toBe(false)
})

it('reads a value of a deep object as often as one of a flat object', () => {
  let reads = 0
  const leaf = () => ({
    get text() {
      reads += 1
      return ''
    },
  })
  const readsAt = (depth: number) => {
    const tree = () => Array.from({ length: depth }).reduce<object>((inner) => ({ inner }), leaf())
    reads = 0
    expect(isEqual(tree(), tree())).toBe(true)
    return reads
  }
  expect(readsAt(12)).toBe(readsAt(0))
})
