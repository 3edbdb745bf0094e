import { group } from './group'
import { list } from './list'
import { text } from './text'

const word = text('Palavra', 'cupim', 40)
const words = list('Palavras', word, { min: 0, max: 9 })
const pairs = list('Pares', group('Par', { one: word, other: word }), {
  min: 0,
  max: 9,
  uniqueFields: ['one', 'other'],
})

it.each([
  [words, ['cupim', 'cupim'], ['1 repete']],
  [words, ['Cupim', 'cupim'], ['1 repete']],
  [words, ['descupinização', 'descupinizacao'], []],
  [words, ['', ' '], ['0 está vazio', '1 está vazio']],
  [
    pairs,
    [
      { one: 'a', other: 'b' },
      { one: 'Á', other: 'b' },
    ],
    ['1.one repete'],
  ],
  [
    pairs,
    [
      { one: 'a', other: 'b' },
      { one: 'a', other: 'c' },
    ],
    [],
  ],
])('reports repeated items, but no empty ones, of the list %#', (schema, items, expected) => {
  const issues = schema.safeParse(items).error?.issues ?? []
  const found = issues.map(({ path, code }) =>
    [path.join('.'), code === 'custom' ? 'repete' : 'está vazio'].join(' '),
  )
  expect(found).toEqual(expected)
})
