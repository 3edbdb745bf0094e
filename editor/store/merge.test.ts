import type { FieldPath } from '@/model/values/tree'
import { identify } from './list-items'
import { type MergeResult, merge as mergeWithIds } from './merge'

/**
 * Merges two changes of content that was read from files.
 * @returns the result without the ids of list items, as a file
 */
function merge(base: unknown, theirs: unknown, ours: unknown, path: FieldPath = []): MergeResult {
  const before = identify(base, [], path)
  const our = identify(ours, [before], path)
  const their = identify(theirs, [before, our], path)
  return JSON.parse(JSON.stringify(mergeWithIds(before, their, our, path)))
}

const QUESTIONS = ['home', 'questions', 'items']

/** Returns a question for each word: `a` with another answer for `A` or `a!`. */
const questions = (words: string) =>
  words.split(' ').map((word) => ({
    question: word.toLowerCase().replace('!', ''),
    answer: word,
  }))

const base = {
  name: 'Casa',
  phone: '1',
  towns: [{ name: 'Içara', state: 'SC' }, { name: 'Rincão' }],
}

it('merges changes of different fields', () => {
  const theirs = { ...base, name: 'Praia' }
  const ours = { ...base, phone: '2' }
  expect(merge(base, theirs, ours)).toEqual({
    merged: { ...base, name: 'Praia', phone: '2' },
    conflicts: [],
  })
})

it('reports a field that both sides changed, and keeps our value', () => {
  const { merged, conflicts } = merge(base, { ...base, name: 'A' }, { ...base, name: 'B' })
  expect(merged).toEqual({ ...base, name: 'B' })
  expect(conflicts).toEqual([{ path: ['name'], theirs: 'A', ours: 'B' }])
})

it('reports no conflict if both sides made the same change', () => {
  expect(merge(base, { ...base, name: 'A' }, { ...base, name: 'A' }).conflicts).toEqual([])
})

it.each([
  ['removed on the branch and added in the draft', 'a b c', 'b c', 'a b c y', 'b c y'],
  ['removed in the draft and added on the branch', 'a b c', 'a b c x', 'b c', 'b c x'],
  ['moved in the draft and added on the branch', 'a b c d', 'x a b c d', 'a b d c', 'x a b d c'],
  ['reworded on both sides', 'a b c', 'A b c', 'a b C', 'A b C'],
  ['reworded side by side', 'a b', 'A b', 'a B', 'A B'],
  ['moved on the branch and reworded in the draft', 'a b c', 'b c a', 'A b c', 'b c A'],
  ['swapped in the draft and reworded on the branch', 'a b', 'A B', 'b a', 'B A'],
  ['added at different positions', 'a b', 'x a b', 'a b y', 'x a b y'],
  ['added on both sides with the same words', 'a b', 'a b x', 'a b x', 'a b x'],
  ['added on both sides, one with another behind it', 'a b', 'a b x', 'a b x y', 'a b x y'],
])('merges lists with items %s', (_, ...texts) => {
  const [before, theirs, ours, merged] = texts.map(questions)
  expect(merge(before, theirs, ours, QUESTIONS)).toEqual({ merged, conflicts: [] })
})

it.each([
  ['removed in the draft and reworded on the branch', 'um dois três', 'um! dois três', 'dois três'],
  ['removed on the branch and reworded in the draft', 'um dois três', 'dois três', 'um! dois três'],
  ['moved on the branch and removed in the draft', 'a b c d', 'b c d a', 'b c d'],
  ['moved to different positions', 'a b c d', 'b a c d', 'b c d a'],
])('reports a conflict for a list with items %s', (_, ...texts) => {
  const [before, theirs, ours] = texts.map(questions)
  expect(merge(before, theirs, ours, QUESTIONS)).toEqual({
    merged: ours,
    conflicts: [{ path: QUESTIONS, theirs, ours }],
  })
})

it('reports a conflict for an item that one side removed and the other renamed, before an added one', () => {
  const ours = questions('a c')
  const renamed = { question: 'novo', answer: 'b' }
  const theirs = questions('a b y c').map((item) => (item.answer === 'b' ? renamed : item))
  expect(merge(questions('a b c'), theirs, ours, QUESTIONS).conflicts).toEqual([
    { path: QUESTIONS, theirs, ours },
  ])
})

it('reports a conflict for a list of texts that both sides changed', () => {
  const [theirs, ours] = [
    ['um', 'dois A'],
    ['um', 'dois B', 'três'],
  ]
  expect(merge(['um', 'dois'], theirs, ours)).toEqual({
    merged: ours,
    conflicts: [{ path: [], theirs, ours }],
  })
})

it('reports items that both sides added, and offers the list with all of them', () => {
  const [before, theirs, ours, joined] = ['a', 'a x', 'a y', 'a x y'].map(questions)
  expect(merge(before, theirs, ours, QUESTIONS)).toEqual({
    merged: joined,
    conflicts: [{ path: QUESTIONS, theirs, ours, joined }],
  })
})

it('reports a conflict for items of one name that both sides added', () => {
  const path = ['company', 'hours', 'opening']
  const added = (closes: string) => [{ days: ['Sunday'], closes }]
  const [theirs, ours] = [added('12:00'), added('13:00')]
  expect(merge([], theirs, ours, path)).toEqual({
    merged: ours,
    conflicts: [{ path: [...path, 0], theirs: theirs[0], ours: ours[0] }],
  })
})

it('keeps two added items of one name if the other side added a third', () => {
  const path = ['company', 'hours', 'opening']
  const row = (opens: string) => ({ days: ['Saturday'], opens })
  const theirs = [row('08:00'), row('13:00')]
  const { merged, conflicts } = merge([], theirs, [row('08:30')], path)
  expect(merged).toHaveLength(2)
  expect(conflicts).toHaveLength(1)
})

it('reports a conflict for an item that both sides reworded, and keeps its neighbours', () => {
  const [before, theirs] = ['a b c', 'a B c'].map(questions)
  const ours = questions('a b! c d')
  expect(merge(before, theirs, ours, QUESTIONS)).toEqual({
    merged: ours,
    conflicts: [{ path: [...QUESTIONS, 1, 'answer'], theirs: 'B', ours: 'b!' }],
  })
})

it('reports a conflict instead of two rows of hours for one day', () => {
  const path = ['company', 'hours', 'opening']
  const row = (day: string, closes: string) => ({ days: [day], opens: '08:00', closes })
  const [monday, sunday] = [row('Monday', '18:00'), row('Sunday', '12:00')]
  const theirs = [monday, row('Saturday', '13:00'), sunday]
  const ours = [monday, row('Saturday', '14:00')]
  expect(merge([monday, row('Saturday', '12:00')], theirs, ours, path)).toEqual({
    merged: [...ours, sunday],
    conflicts: [{ path: [...path, 1, 'closes'], theirs: '13:00', ours: '14:00' }],
  })
})

it('reports a conflict for an item that one side renamed and the other side changed', () => {
  const [ana, bia, olga] = ['Ana', 'Bia', 'Olga'].map((name) => ({ name, comment: 'Bom.' }))
  const theirs = [{ name: 'Ana', comment: 'Muito bom.' }, bia]
  const ours = [{ name: 'Ana Paula', comment: 'Bom.' }, bia, olga]
  const path = ['testimonials', 'home']
  expect(merge([ana, bia], theirs, ours, path)).toEqual({
    merged: ours,
    conflicts: [{ path: [...path, 0], theirs: theirs[0], ours: ours[0] }],
  })
})

it('merges changes within an item, whatever the order of its fields', () => {
  const path = ['home', 'services', 'items']
  const base = [{ title: 'Forro', slug: 'limpeza-de-forro', tip: 'a' }]
  const theirs = [{ slug: 'limpeza-de-forro', title: 'Limpeza do forro', tip: 'a' }]
  const ours = [{ title: 'Forro', slug: 'limpeza-de-forro', tip: 'b' }]
  expect(merge(base, theirs, ours, path)).toEqual({
    merged: [{ slug: 'limpeza-de-forro', title: 'Limpeza do forro', tip: 'b' }],
    conflicts: [],
  })
})

it('reports new notices of one day as two notices', () => {
  const added = (texto: string) => [{ de: '2026-12-24', ate: '2026-12-24', texto }]
  const { conflicts } = merge([], added('Natal'), added('Véspera'), ['avisos', 'avisos'])
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]?.joined).toEqual([...added('Natal'), ...added('Véspera')])
})

it('keeps a group that one side added, and drops a field that one side removed', () => {
  expect(merge({}, { hours: { text: 'a' } }, { team: 'b' }).merged).toEqual({
    hours: { text: 'a' },
    team: 'b',
  })
  expect(merge({ hours: 'a' }, {}, { hours: 'a', team: 'b' }).merged).toEqual({ team: 'b' })
})

it('reports a conflict instead of giving a photo the focal point of another', () => {
  const photo = { picture: 'ralo', file: '/content/fotos/a.jpg' }
  const theirs = { ...photo, focus: { x: 10, y: 10 } }
  const ours = { ...photo, file: '/content/fotos/b.jpg' }
  const path = ['photos', 'items']
  expect(merge([photo], [theirs], [ours], path)).toEqual({
    merged: [ours],
    conflicts: [{ path: [...path, 0], theirs, ours }],
  })
})

it('reports two chosen palettes as one conflict', () => {
  const content = (colour: string) => ({ palette: { forest: { 8: colour }, cream: { 0: colour } } })
  const { merged, conflicts } = merge(content('#000000'), content('#111111'), content('#222222'))
  expect(merged).toEqual(content('#222222'))
  expect(conflicts.map(({ path }) => path)).toEqual([['palette']])
})

const GUARANTEES = ['company', 'guarantees']

/** Returns a guarantee for each word: `a` with another period for `A`. */
const guarantees = (words: string) =>
  words.split(' ').map((word) => ({ pest: word.toLowerCase(), period: word }))

it.each([
  [
    'hidden section',
    ['home', 'hidden'],
    { about: true },
    { about: true, team: true },
    { team: true },
  ],
  ['list item', GUARANTEES, guarantees('a'), guarantees('a b'), guarantees('b')],
])('merges the removal of the only %s with an addition', (_, path, base, theirs, merged) => {
  expect(merge(base, theirs, undefined, path)).toEqual({ merged, conflicts: [] })
  expect(merge(base, undefined, theirs, path)).toEqual({ merged, conflicts: [] })
})

it.each([
  ['group', ['home', 'hidden'], { a: true, b: true }, { a: true }, { b: true }, {}],
  ['list', GUARANTEES, guarantees('a b'), guarantees('a'), guarantees('b'), []],
])('empties a %s of which both sides removed a part', (_, path, base, theirs, ours, merged) => {
  expect(merge(base, theirs, ours, path)).toEqual({ merged, conflicts: [] })
})

it('reports the removal of the only list item, and that of a changed group', () => {
  const theirs = guarantees('A')
  expect(merge(guarantees('a'), theirs, undefined, GUARANTEES)).toEqual({
    merged: [],
    conflicts: [{ path: GUARANTEES, theirs, ours: [] }],
  })
  const address = ['company', 'address']
  const changed = { street: 'B' }
  expect(merge({ street: 'A' }, changed, undefined, address).conflicts).toEqual([
    { path: address, theirs: changed },
  ])
})
