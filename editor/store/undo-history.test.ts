import { asFiles } from '@/fixtures/as-files'
import { fieldKey, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { identify } from './list-items'
import { merge, withTheirValues } from './merge'
import {
  addChange,
  addKeystroke,
  historyAfterMerge,
  redo,
  type UndoHistory,
  undo,
} from './undo-history'

const files = { company: { name: 'Casa', towns: ['Içara'] } }
const NAME = ['company', 'name']

const createUndoHistory = (files: ContentFiles): UndoHistory => ({
  draft: identify(files, []),
  past: [],
  future: [],
})

const typed = (...texts: string[]) =>
  texts.reduce(
    (history, text, index) => addKeystroke(history, NAME, text, index * 200),
    createUndoHistory(files),
  )

it('undoes and redoes typing word by word', () => {
  const history = typed('Cas', 'Pr', 'Praia', 'Praia ', 'Praia L', 'Praia Limpa')
  const undone = undo(history)
  expect(undone.draft.company).toMatchObject({ name: 'Praia ' })
  expect(asFiles(undo(undone).draft)).toEqual(files)
  expect(redo(redo(undo(undone))).draft).toEqual(history.draft)
})

it('begins a new undo step for letters that are typed right after an undo', () => {
  const undone = undo(typed('Pr', 'Praia', 'Praia Limpa'))
  const history = addKeystroke(undone, NAME, 'Praias', 600)
  expect(undo(history).draft).toEqual(undone.draft)
})

it('keeps no step of a letter that the owner deletes again', () => {
  const { draft, past } = typed('Casas', 'Casa')
  expect(past).toEqual([])
  expect(asFiles(draft)).toEqual(files)
})

it('begins a new undo step after a pause, in another field, and for a list', () => {
  const paused = addKeystroke(typed('Praia'), NAME, 'Praias', 10_000)
  const other = addChange(paused, ['company', 'phone'], '1', 10_100)
  const list = addChange(other, ['company', 'towns'], ['Içara', 'Rincão'], 10_200)
  expect(list.past.map(({ path }) => fieldKey(path))).toEqual([
    'company.name',
    'company.name',
    'company.phone',
    'company.towns',
  ])
})

it('undoes a run of arrow keys on a focal point as one step, and each tap as its own step', () => {
  const POINT = ['photos', 'items', 0, 'focus']
  const points = [
    { x: 20, y: 70 },
    { x: 40, y: 30 },
    { x: 45, y: 30 },
    { x: 50, y: 30 },
    { x: 50, y: 35 },
  ]
  const start = { photos: { items: [{ focus: { x: 50, y: 50 } }] } }
  const history = points.reduce(
    (moved, point, index) =>
      (index < 2 ? addChange : addKeystroke)(moved, POINT, point, index * 200),
    createUndoHistory(start),
  )
  const undone = undo(undo(history))
  expect(valueAt(undo(history).draft, POINT)).toEqual(points[1])
  expect(valueAt(undone.draft, POINT)).toEqual(points[0])
  expect(asFiles(undo(undone).draft)).toEqual(start)
})

it.each<[string, object[]]>([
  [
    'a date that fills the last day of its period',
    ['0002-12-24', '0020-12-24', '0202-12-24', '2026-12-24'].map((day) => ({ de: day, ate: day })),
  ],
  ['a pair of coordinates', [-4, -49, -49.2].map((longitude) => ({ latitude: -28, longitude }))],
])('undoes the keys of %s as one step', (_, values) => {
  const GROUP = ['notices', 'items', 0]
  const start = { notices: { items: [{ texto: 'Oi', de: '', ate: '' }] } }
  const [first, ...others] = values
  const begun = addKeystroke(createUndoHistory(start), GROUP, first, 0)
  const history = others.reduce<UndoHistory>(
    (changed, value, index) => addKeystroke(changed, GROUP, value, index * 200),
    begun,
  )
  expect(asFiles(undo(history).draft)).toEqual(start)
})

it('keeps the last 1,000 steps', () => {
  const names = Array.from({ length: 1500 }, (_, index) => `Casa ${index}`)
  const history = names.reduce(
    (changed, name, index) => addChange(changed, NAME, name, index * 10_000),
    createUndoHistory(files),
  )
  expect(history.past).toHaveLength(1000)
  expect(asFiles(history.draft)).toEqual({ company: { ...files.company, name: names[1499] } })
})

it('undoes a choice, a photo and a button of days at once as steps of their own', () => {
  const values = ['Seg', 'Ter', { file: '/a.jpg' }, { file: '/b.jpg' }, { de: '1', ate: '2' }]
  const history = values.reduce<UndoHistory>(
    (changed, value, index) => addChange(changed, NAME, value, index * 200),
    createUndoHistory(files),
  )
  expect(history.past).toHaveLength(values.length)
})

it('undoes changes of two fields one at a time, the last first', () => {
  const history = addChange(typed('Praia'), ['company', 'phone'], '1', 10_000)
  expect(asFiles(undo(undo(history)).draft)).toEqual(files)
  expect(asFiles(undo(history).draft)).toEqual({ company: { name: 'Praia', towns: ['Içara'] } })
})

it('returns the same history if there is nothing to undo, redo or change', () => {
  const history = createUndoHistory(files)
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
  expect(addChange(history, NAME, 'Casa', 0)).toBe(history)
})

const questions = (...names: string[]) => ({
  home: { items: names.map((question) => ({ question, answer: 'Sim.' })) },
})

/** Merges a save of another person. The owner keeps the values of the draft in all conflicts. */
function mergeSave(history: UndoHistory, saved: ContentFiles, remote: ContentFiles) {
  // The base of a tab has the ids of its first draft.
  const base = identify(saved, [history.draft, ...history.past.map(({ before }) => before)])
  const theirs = identify(remote, [base, history.draft])
  const merged = merge(base, theirs, history.draft)
  const resolutions = merged.conflicts.map(({ path, ours }) => ({ path, value: ours }))
  const after = withTheirValues(merged)
  return historyAfterMerge(history, { base, theirs, merged: after }, resolutions, 20_000)
}

/**
 * Merges a save of another person, undoes all steps that are left, and returns the content.
 * @param base the content before the changes of both
 */
function undoneAfterMerge(before: UndoHistory, base: ContentFiles, theirs: ContentFiles) {
  const { lostSteps, ...after } = mergeSave(before, base, theirs)
  let history: UndoHistory = after
  while (history.past.length > 0) history = undo(history)
  return { draft: asFiles(history.draft), lost: lostSteps.map(({ path }) => fieldKey(path)) }
}

it('undoes the changes of the owner after a merge, and keeps those of others', () => {
  const history = addChange(typed('Praia'), ['company', 'email'], 'a@praia.br', 10_000)
  const theirs = { company: { ...files.company, phone: '2' }, messages: 'Oi!' }
  expect(undoneAfterMerge(history, files, theirs)).toEqual({ draft: theirs, lost: [] })
})

it('undoes a change that was saved before another person saved another field', () => {
  const history = typed('Praia')
  const theirs = { company: { name: 'Praia', towns: ['Rincão'] } }
  expect(undoneAfterMerge(history, history.draft, theirs)).toEqual({
    draft: { company: { name: 'Casa', towns: ['Rincão'] } },
    lost: [],
  })
})

it('drops the step of a field that another person has changed since its save', () => {
  const history = typed('Praia')
  const theirs = { company: { name: 'Praia Mansa', towns: ['Içara'] } }
  expect(undoneAfterMerge(history, history.draft, theirs)).toEqual({
    draft: theirs,
    lost: ['company.name'],
  })
})

it.each([
  ['removed the same item', questions('A', 'B', 'C'), questions('A', 'C'), 'home.items'],
  ['added the same item', questions('A', 'C'), questions('A', 'B', 'C'), 'home.items'],
])('drops the step of an owner who has %s as another person has saved', (_, base, theirs, lost) => {
  const { items } = theirs.home
  const history = addChange(createUndoHistory(base), ['home', 'items'], items, 0)
  const phoned = addChange(history, ['company', 'phone'], '1', 10)
  expect(undoneAfterMerge(phoned, base, theirs)).toEqual({
    draft: expect.objectContaining(theirs),
    lost: [lost],
  })
})

it('drops all steps of a text that another person has typed and saved too', () => {
  const history = typed('Praia', 'Praia Limpa')
  const theirs = { company: { name: 'Praia Limpa', towns: ['Içara'] } }
  expect(undoneAfterMerge(history, files, theirs)).toEqual({
    draft: theirs,
    lost: ['company.name', 'company.name'],
  })
})

it.each([
  ['after the last one', 'a b c', 'a b', 'a b c n'],
  ['before the last one', 'a b c', 'a b', 'a b n c'],
  ['after a middle one', 'a b c', 'a c', 'a b n c'],
  ['after the first one', 'a b c', 'b c', 'a n b c'],
])(
  'drops the step of a removal after another person has added an item %s',
  (_, before, left, saved) => {
    const [base, theirs] = [questions(...before.split(' ')), questions(...saved.split(' '))]
    const { items } = questions(...left.split(' ')).home
    const history = addChange(createUndoHistory(base), ['home', 'items'], items, 0)
    const { draft } = mergeSave(history, base, theirs)
    expect(undoneAfterMerge(history, base, theirs)).toEqual({
      draft: asFiles(draft),
      lost: ['home.items'],
    })
  },
)

it('keeps the step of a removal after another person has changed another item', () => {
  const base = questions('A', 'B', 'C')
  const { items } = questions('A', 'B').home
  const history = addChange(createUndoHistory(base), ['home', 'items'], items, 0)
  const [a, ...others] = base.home.items
  const theirs = { home: { items: [{ ...a, answer: 'Não.' }, ...others] } }
  expect(undoneAfterMerge(history, base, theirs)).toEqual({ draft: theirs, lost: [] })
})

it('drops the step that added an item after another person has changed the item', () => {
  const saved = questions('A', 'B')
  const { items } = saved.home
  const history = addChange(createUndoHistory(questions('A')), ['home', 'items'], items, 0)
  const [a, b] = items
  const theirs = { home: { items: [a, { ...b, answer: 'Não.' }] } }
  expect(undoneAfterMerge(history, saved, theirs)).toEqual({ draft: theirs, lost: ['home.items'] })
})

it('undoes a change in the same list item after a merge has moved the item', () => {
  const base = questions('A', 'B', 'C')
  const history = addChange(createUndoHistory(base), ['home', 'items', 1, 'answer'], 'Não.', 0)
  const theirs = questions('Z', 'A', 'B', 'C')
  expect(undoneAfterMerge(history, base, theirs)).toEqual({ draft: theirs, lost: [] })
})

it('keeps the step of an item’s field after another person has added an item', () => {
  const base = questions('A', 'B', 'C')
  const typedInB = addChange(createUndoHistory(base), ['home', 'items', 1, 'answer'], 'Não.', 0)
  const [, b, c] = Object(typedInB.draft.home).items
  const history = addChange(typedInB, ['home', 'items'], [b, c], 10)
  expect(undoneAfterMerge(history, base, questions('A', 'B', 'C', 'D'))).toEqual({
    draft: questions('B', 'C', 'D'),
    lost: ['home.items'],
  })
})

it('drops the steps of an item that the owner has added where another person has added one', () => {
  const base = questions('A', 'B')
  const typedInNew = addChange(createUndoHistory(base), ['home', 'items', 2], { question: 'N' }, 0)
  const history = addChange(typedInNew, ['home', 'items', 2, 'answer'], 'Não.', 10)
  const theirs = questions('A', 'B', 'X')
  expect(undoneAfterMerge(history, base, theirs)).toEqual({
    draft: theirs,
    lost: ['home.items.2', 'home.items.2.answer'],
  })
})

it('begins a new step for letters that are typed right after a merge', () => {
  const theirs = { company: { ...files.company, phone: '2' } }
  const merged = mergeSave(typed('Praia'), files, theirs)
  const history = addKeystroke(merged, NAME, 'Praias', 300)
  expect(asFiles(undo(undo(history)).draft)).toEqual(theirs)
})

it('undoes a conflict that the owner has resolved, to the value of the other person', () => {
  const typedName = typed('Pr', 'Praia', 'Praia Limpa')
  const theirs = { company: { name: 'Praia Mansa', towns: ['Içara'] } }
  const { lostSteps, ...history } = mergeSave(typedName, files, theirs)
  expect(history.draft).toEqual(typedName.draft)
  expect(lostSteps).toHaveLength(2)
  expect(asFiles(undo(history).draft)).toEqual(theirs)
  expect(redo(undo(history)).draft).toEqual(typedName.draft)
})

it('drops the step of an item that another person has removed, and keeps the other steps', () => {
  const base = questions('A', 'B')
  const typedInB = addChange(createUndoHistory(base), ['home', 'items', 1, 'answer'], 'Não.', 0)
  const typedInBoth = addChange(typedInB, ['home', 'items', 0, 'answer'], 'Já.', 10)
  expect(
    undoneAfterMerge(typedInBoth, typedInBoth.draft, {
      home: { items: [{ question: 'A', answer: 'Já.' }] },
    }),
  ).toEqual({
    draft: questions('A'),
    lost: ['home.items.1.answer'],
  })
})

it('keeps the steps to redo after a merge', () => {
  const history = undo(addChange(typed('Praia'), ['company', 'phone'], '1', 10_000))
  const theirs = { ...files, messages: 'Oi!' }
  expect(asFiles(redo(mergeSave(history, files, theirs)).draft)).toEqual({
    company: { name: 'Praia', towns: ['Içara'], phone: '1' },
    messages: 'Oi!',
  })
})

const restored = () =>
  addChange(
    typed('Praia'),
    [],
    { company: { name: 'Casa Serena', towns: ['Rincão'], phone: '1' } },
    10_000,
  )

it('undoes and redoes a restoration as one step', () => {
  const undone = undo(restored())
  expect(undone.draft.company).toMatchObject({ name: 'Praia', towns: ['Içara'] })
  expect(asFiles(undo(undone).draft)).toEqual(files)
  expect(redo(redo(undo(undone))).draft).toEqual(restored().draft)
})

it('begins a new undo step for letters that are typed right after a restoration', () => {
  const history = addKeystroke(restored(), NAME, 'Casa Serenas', 10_100)
  expect(undo(history).draft).toEqual(restored().draft)
})

it('undoes a restoration after a merge, and keeps the changes of others', () => {
  const theirs = { ...files, messages: 'Oi!' }
  expect(undoneAfterMerge(restored(), files, theirs)).toEqual({ draft: theirs, lost: [] })
})

it('keeps the step of the first hidden section after another person has hidden another', () => {
  const files = (hidden?: object) => ({ home: { hidden } })
  const own = addChange(createUndoHistory(files()), ['home', 'hidden'], { about: true }, 0)
  expect(undoneAfterMerge(own, files(), files({ questions: true }))).toEqual({
    draft: files({ questions: true }),
    lost: [],
  })
})
