import { changesBetween, withoutChanges } from './content-changes'

const QUESTIONS = ['Quando?', 'Onde?', 'Quanto?'].map((question) => ({ question, answer: 'Sim.' }))

const home = (items: readonly object[], about = 'Nós') => ({
  home: { about: { title: about }, questions: { items } },
})

const changed = (index: number, field: object) =>
  QUESTIONS.map((item, other) => (other === index ? { ...item, ...field } : item))

it('names each field that differs, with its values', () => {
  const before = home(QUESTIONS)
  expect(changesBetween(before, before)).toEqual([])
  expect(changesBetween(before, home(changed(1, { answer: 'Não.' }), 'A equipe'))).toEqual([
    { path: ['home', 'about', 'title'], before: 'Nós', after: 'A equipe' },
    { path: ['home', 'questions', 'items', 1, 'answer'], before: 'Sim.', after: 'Não.' },
  ])
})

it('finds a renamed item by its index', () => {
  const after = home(changed(2, { question: 'Por quanto?' }))
  expect(changesBetween(home(QUESTIONS), after)).toEqual([
    {
      path: ['home', 'questions', 'items', 2, 'question'],
      before: 'Quanto?',
      after: 'Por quanto?',
    },
  ])
})

it.each([
  ['a removed item', QUESTIONS.slice(1), [undefined, 0, 1]],
  ['an added item', [{ question: 'Quem?' }, ...QUESTIONS], [1, 2, 3]],
  ['another order', [...QUESTIONS].reverse(), [2, 1, 0]],
])('reports %s as one change of the list', (_, items, laterIndexes) => {
  expect(changesBetween(home(QUESTIONS), home(items))).toEqual([
    { path: ['home', 'questions', 'items'], before: QUESTIONS, after: items, laterIndexes },
  ])
})

const photos = (file: string, alt: string) => ({
  photos: { items: [{ picture: 'ralo', file, alt, focus: { x: 1, y: 1 } }] },
})

it('reports a list of texts, the colours, and another photo with its description, as one value', () => {
  const before = {
    palette: { green: { 5: '#000000' } },
    home: { words: ['a', 'b'] },
    ...photos('/a.jpg', 'Ralo'),
  }
  const after = {
    palette: { green: { 5: '#111111' } },
    home: { words: ['a', 'c'] },
    ...photos('/b.jpg', 'Ralo limpo'),
  }
  expect(changesBetween(before, after).map(({ path }) => path)).toEqual([
    ['palette'],
    ['home', 'words'],
    ['photos', 'items', 0],
  ])
})

it('takes one field back, and keeps later changes of the draft', () => {
  const after = home(changed(1, { answer: 'Não.' }), 'A equipe')
  const [, answer] = changesBetween(home(QUESTIONS), after)
  const draft = home([{ question: 'Quem?' }, ...changed(1, { answer: 'Não.' })], 'Outra vez')
  expect(withoutChanges(draft, after, answer ? [answer] : [])).toEqual(
    home([{ question: 'Quem?' }, ...QUESTIONS], 'Outra vez'),
  )
})

it('takes a field of a list item back, and keeps the name that the item has got since', () => {
  const after = home(changed(1, { answer: 'Não.' }))
  const changes = changesBetween(home(QUESTIONS), after)
  const draft = home(changed(1, { question: 'Em que lugar?', answer: 'Não.' }))
  expect(withoutChanges(draft, after, changes)).toEqual(
    home(changed(1, { question: 'Em que lugar?' })),
  )
})

it('takes a field back that changed again since', () => {
  const after = home(QUESTIONS, 'A equipe')
  const changes = changesBetween(home(QUESTIONS), after)
  expect(withoutChanges(home(QUESTIONS, 'Outra vez'), after, changes)).toEqual(home(QUESTIONS))
})

it.each([
  ['a removed item', QUESTIONS.slice(1)],
  ['an added item', [{ question: 'Quem?' }, ...QUESTIONS]],
  ['another order with another answer', [...changed(0, { answer: 'Já.' })].reverse()],
])('takes back %s', (_, items) => {
  const after = home(items)
  expect(withoutChanges(after, after, changesBetween(home(QUESTIONS), after))).toEqual(
    home(QUESTIONS),
  )
})

const [WHEN, WHERE, PRICE] = QUESTIONS
const WHO = { question: 'Quem?', answer: 'Sim.' }

it.each([
  ['a removal', [WHEN, WHERE], [WHEN, WHERE, WHO], [WHEN, WHERE, WHO, PRICE]],
  [
    'an added item that changed since',
    [...QUESTIONS, WHO],
    [WHEN, WHERE, { ...WHO, answer: 'Já.' }],
    [WHEN, WHERE],
  ],
  ['another order', [PRICE, WHEN, WHERE], [PRICE, WHERE, WHO], [WHERE, WHO, PRICE]],
])(
  'takes back %s, and keeps the items that the draft has added or removed since',
  (_, version, draft, taken) => {
    const after = home(version as object[])
    const changes = changesBetween(home(QUESTIONS), after)
    expect(withoutChanges(home(draft as object[]), after, changes)).toEqual(home(taken as object[]))
  },
)
