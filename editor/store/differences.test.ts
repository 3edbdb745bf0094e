import { asFiles } from '@/fixtures/as-files'
import type { ContentFiles } from './content'
import * as differences from './differences'
import { identify } from './list-items'

/** Returns a result without the ids of list items, as a file. */
const withoutIds = <Result>(result: Result): Result => JSON.parse(JSON.stringify(result))

/** Compares two versions that were read from files. */
function differencesBetween(before: ContentFiles, after: ContentFiles) {
  const later = identify(after, [])
  return withoutIds(differences.differencesBetween(identify(before, [later]), later))
}

/** Takes all changes of a version back in a draft that continues its content. */
function withoutVersion(draft: ContentFiles, before: ContentFiles, after: ContentFiles) {
  const present = identify(draft, [])
  const later = identify(after, [present])
  const earlier = identify(before, [later, present])
  return asFiles(
    differences.takeBack(present, later, differences.differencesBetween(earlier, later)),
  )
}

const QUESTIONS = ['Quando?', 'Onde?', 'Quanto?'].map((question) => ({ question, answer: 'Sim.' }))

const home = (items: readonly object[], about = 'Nós') => ({
  home: { about: { title: about }, questions: { items } },
})

const changed = (index: number, field: object) =>
  QUESTIONS.map((item, other) => (other === index ? { ...item, ...field } : item))

it('names each field that differs, with its values', () => {
  const before = home(QUESTIONS)
  expect(differencesBetween(before, before)).toEqual([])
  expect(differencesBetween(before, home(changed(1, { answer: 'Não.' }), 'A equipe'))).toEqual([
    { path: ['home', 'about', 'title'], before: 'Nós', after: 'A equipe' },
    { path: ['home', 'questions', 'items', 1, 'answer'], before: 'Sim.', after: 'Não.' },
  ])
})

it('finds a renamed item by its index', () => {
  const after = home(changed(2, { question: 'Por quanto?' }))
  expect(differencesBetween(home(QUESTIONS), after)).toEqual([
    {
      path: ['home', 'questions', 'items', 2, 'question'],
      before: 'Quanto?',
      after: 'Por quanto?',
    },
  ])
})

it.each([
  ['a removed item', QUESTIONS.slice(1)],
  ['an added item', [{ question: 'Quem?' }, ...QUESTIONS]],
  ['another order', [...QUESTIONS].reverse()],
])('reports %s as one change of the list', (_, items) => {
  expect(differencesBetween(home(QUESTIONS), home(items))).toEqual([
    { path: ['home', 'questions', 'items'], before: QUESTIONS, after: items },
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
  expect(differencesBetween(before, after).map(({ path }) => path)).toEqual([
    ['palette'],
    ['home', 'words'],
    ['photos', 'items', 0],
  ])
})

it('takes one field back, and keeps later changes of the draft', () => {
  const before = home(QUESTIONS, 'A equipe')
  const draft = home([{ question: 'Quem?' }, ...changed(1, { answer: 'Não.' })], 'Outra vez')
  const after = home(changed(1, { answer: 'Não.' }), 'A equipe')
  expect(withoutVersion(draft, before, after)).toEqual(
    home([{ question: 'Quem?' }, ...QUESTIONS], 'Outra vez'),
  )
})

it('takes a field of a list item back, and keeps the name that the item has got since', () => {
  const draft = home(changed(1, { question: 'Em que lugar?', answer: 'Não.' }))
  const after = home(changed(1, { answer: 'Não.' }))
  expect(withoutVersion(draft, home(QUESTIONS), after)).toEqual(
    home(changed(1, { question: 'Em que lugar?' })),
  )
})

it('takes a field back that changed again since', () => {
  const draft = home(QUESTIONS, 'Outra vez')
  expect(withoutVersion(draft, home(QUESTIONS), home(QUESTIONS, 'A equipe'))).toEqual(
    home(QUESTIONS),
  )
})

it('takes no field back whose group is gone', () => {
  const company = (address?: object) => ({ company: { name: 'Casa', ...(address && { address }) } })
  const [before, after] = [company({ street: 'A' }), company({ street: 'B' })]
  expect(withoutVersion(company(), before, after)).toEqual(company())
  expect(withoutVersion(company(), before, company())).toEqual(before)
})

it.each([
  ['a removed item', QUESTIONS.slice(1)],
  ['an added item', [{ question: 'Quem?' }, ...QUESTIONS]],
  ['another order with another answer', [...changed(0, { answer: 'Já.' })].reverse()],
])('takes back %s', (_, items) => {
  expect(withoutVersion(home(items), home(QUESTIONS), home(items))).toEqual(home(QUESTIONS))
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
    const [before, after, present] = [QUESTIONS, version, draft].map((items) =>
      home(items as object[]),
    )
    expect(withoutVersion(present ?? {}, before ?? {}, after ?? {})).toEqual(
      home(taken as object[]),
    )
  },
)

it.each([
  ['hidden section', 'home', 'hidden', {}, { about: true }, { questions: true }],
  [
    'list item',
    'company',
    'socialProfiles',
    [],
    [{ url: 'instagram.com/casa' }],
    [{ url: 'facebook.com/casa' }],
  ],
])(
  'takes back the first %s, and keeps the one that was added since',
  (_, file, name, none, first, second) => {
    const files = (value?: object) => ({ [file]: { [name]: value } })
    const both = Array.isArray(first)
      ? [...first, ...(second as object[])]
      : { ...first, ...second }
    expect(withoutVersion(files(both), files(), files(first))).toEqual(files(second))
    expect(withoutVersion(files(first), files(), files(first))).toEqual({ [file]: {} })
    expect(withoutVersion(files(), files(first), files(none))).toEqual(files(first))
  },
)
