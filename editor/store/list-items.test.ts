import { laterIndexes } from './list-items'

const indexes = (before: string, after: string) =>
  laterIndexes(before.split(' '), after.split(' '), ['home', 'words'])

it.each([
  ['typed in the first', 'n n', 'N n', [0, 1]],
  ['typed in the second', 'n n', 'n N', [0, 1]],
  ['typed in the middle one', 'n n n', 'n N n', [0, 1, 2]],
  ['added before', 'n n x', 'm n n x', [1, 2, 3]],
  ['added behind', 'x n n', 'x n n n', [0, 1, 2]],
  ['moved to the end', 'n n x', 'n x n', [0, 2, 1]],
  ['made equal to the next', 'a ab', 'ab ab', [0, 1]],
])('tells equal items apart by their places: %s', (_, before, after, later) => {
  expect(indexes(before, after)).toEqual(later)
})
