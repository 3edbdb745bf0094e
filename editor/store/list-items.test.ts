import { isObject } from '@/model/values/tree'
import { idOf, keepIds, pathIn } from './list-items'

const PATH = ['home', 'questions', 'items']

const questions = (words: string) => words.split(' ').map((question) => ({ question }))

/** Returns the earlier index of each later item, or -1 for an added item. */
function earlierIndexes(before: readonly object[], after: readonly object[]) {
  keepIds(before, after, PATH)
  const ids = before.filter(isObject).map(idOf)
  return after.filter(isObject).map((item) => ids.indexOf(idOf(item)))
}

it.each([
  ['reworded', 'a b c', 'a B c', [0, 1, 2]],
  ['moved', 'a b c', 'c a b', [2, 0, 1]],
  ['added', 'a b', 'a x b', [0, -1, 1]],
  ['removed', 'a b c', 'a c', [0, 2]],
  ['reworded, before an added one', 'a b', 'A b x', [0, 1, -1]],
])('finds the items of a list that was read from a file: %s', (_, before, after, expected) => {
  expect(earlierIndexes(questions(before), questions(after))).toEqual(expected)
})

it('tells equal items of the draft apart, whichever of them is typed in, moved or copied', () => {
  const [first = {}, second = {}] = questions('n n')
  expect(earlierIndexes([first, second], [{ question: 'N' }, second])).toEqual([0, 1])
  expect(earlierIndexes([first, second], [second, first])).toEqual([1, 0])
  expect(earlierIndexes([first, second], [first, { ...first }, second])).toEqual([0, -1, 1])
})

it('finds the path of a field after its item has moved, and none after its removal', () => {
  const [first, second] = questions('a b')
  const before = { home: [first, second] }
  const path = ['home', 1, 'question']
  expect(pathIn({ home: [second, first] }, before, path)).toEqual(['home', 0, 'question'])
  expect(pathIn({ home: [first] }, before, path)).toBeUndefined()
})
