import { isEqual } from './is-equal'

it.each([
  ['another order of properties', { a: 1, b: [2] }, { b: [2], a: 1 }],
  ['a property without a value', { a: 1, b: undefined }, { a: 1 }],
])('accepts %s', (_, one, other) => {
  expect(isEqual(one, other)).toBe(true)
})

it.each([
  ['another value', { a: [1] }, { a: [2] }],
  ['another order of items', [1, 2], [2, 1]],
  ['a missing item', [1, 2], [1]],
  ['a missing property', { a: 1, b: '' }, { a: 1 }],
  ['a text for a group', { a: 'x' }, { a: {} }],
  ['nothing for a group', { a: null }, { a: {} }],
])('rejects %s', (_, one, other) => {
  expect(isEqual(one, other)).toBe(false)
  expect(isEqual(other, one)).toBe(false)
})
