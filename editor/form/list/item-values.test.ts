import { moveItem } from './item-values'

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moves a list item from index %s to index %s', (from, to, items) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(items)
})
