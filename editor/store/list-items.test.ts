import { areItems, identify, idOf, newItem, pathIn } from './list-items'

const PATH = ['home', 'questions', 'items']

const questions = (words: string) => words.split(' ').map((question) => ({ question }))

const idsIn = (items: unknown) => (areItems(items) ? items.map(idOf) : [])

/** Returns the earlier index of each later item, or -1 for an added item. */
function earlierIndexes(before: unknown, after: unknown) {
  const ids = idsIn(before)
  return idsIn(identify(after, [before], PATH)).map((id) => ids.indexOf(id))
}

it.each([
  ['reworded', 'a b c', 'a B c', [0, 1, 2]],
  ['moved', 'a b c', 'c a b', [2, 0, 1]],
  ['added', 'a b', 'a x b', [0, -1, 1]],
  ['removed', 'a b c', 'a c', [0, 2]],
  ['reworded, before an added one', 'a b', 'A b x', [0, 1, -1]],
])('finds the items of a list that was read from a file: %s', (_, before, after, expected) => {
  expect(earlierIndexes(identify(questions(before), []), questions(after))).toEqual(expected)
})

it.each([
  ['renamed and moved', 'a1 b2 c3 d4', 'a1 D4 b2 c3', [0, 3, 1, 2]],
  ['renamed, before an added one', 'a1 b2 c3', 'a1 B2 y5 c3', [0, 1, -1, 2]],
  ['renamed and moved, with the answer of another', 'a1 b2 c3 d3', 'a1 D3 b2 c3', [0, -1, 1, 2]],
  ['renamed and moved, without an answer', 'a1 b2 c3 d', 'a1 D b2 c3', [0, -1, 1, 2]],
])('finds a renamed item by a text that it alone has: %s', (_, before, after, expected) => {
  const items = (words: string) =>
    words.split(' ').map(([question, answer = '']) => ({ question, answer }))
  expect(earlierIndexes(identify(items(before), []), items(after))).toEqual(expected)
})

it('tells equal items of the draft apart, whichever of them is typed in, moved or copied', () => {
  const [first, second] = questions('n n').map(newItem)
  const renamed = { ...first, question: 'N' }
  expect(earlierIndexes([first, second], [renamed, second])).toEqual([0, 1])
  expect(earlierIndexes([renamed, second], [second, renamed])).toEqual([1, 0])
  expect(earlierIndexes([first, second], [first, newItem({ ...first }), second])).toEqual([
    0, -1, 1,
  ])
  expect(earlierIndexes([first, second], [second, first])).toEqual([1, 0])
})

it('finds an added item of the same value or name in another version of the list', () => {
  const before = identify(questions('a'), [], PATH)
  const draft = identify(questions('x a y'), [before], PATH)
  const [x, a, y] = idsIn(draft)
  expect(idsIn(identify(questions('x a'), [before, draft], PATH))).toEqual([x, a])
  const [, , other] = idsIn(identify(questions('x a z'), [before, draft], PATH))
  expect(other).not.toBe(y)
})

it('keeps the objects of content that has not changed', () => {
  const before = identify({ home: { items: questions('a b') }, name: 'Casa' }, [])
  const after = identify({ ...structuredClone(before), name: 'Praia' }, [before])
  expect(after.home).toBe(before.home)
})

it('finds the path of a field after its item has moved, and none after its removal', () => {
  const before = identify({ home: questions('a b') }, [])
  const [first, second] = before.home
  const path = ['home', 1, 'question']
  expect(pathIn({ home: [second, first] }, before, path)).toEqual(['home', 0, 'question'])
  expect(pathIn({ home: [first] }, before, path)).toBeUndefined()
  expect(pathIn({ home: [] }, before, path)).toBeUndefined()
  expect(pathIn({}, before, path)).toBeUndefined()
})
