import { valueAt } from '@/model/values/tree'
import { fieldKey } from './content-files'
import {
  change,
  createUndoHistory,
  historyAfterMerge,
  redo,
  replaceContent,
  type UndoHistory,
  undo,
} from './undo-history'

const files = { company: { name: 'Casa', towns: ['Içara'] } }
const NAME = ['company', 'name']

const typed = (...texts: string[]) =>
  texts.reduce(
    (history, text, index) => change(history, NAME, text, index * 200),
    createUndoHistory(files),
  )

it('undoes and redoes typing word by word', () => {
  const history = typed('Cas', 'Pr', 'Praia', 'Praia ', 'Praia L', 'Praia Limpa')
  const undone = undo(history)
  expect(undone.draft.company).toMatchObject({ name: 'Praia ' })
  expect(undo(undone).draft).toEqual(files)
  expect(redo(redo(undo(undone))).draft).toEqual(history.draft)
})

it('begins a new undo step after a pause, in another field, and for a list', () => {
  const paused = change(typed('Praia'), NAME, 'Praia Limpa', 10_000)
  const other = change(paused, ['company', 'phone'], '1', 10_100)
  const list = change(other, ['company', 'towns'], ['Içara', 'Rincão'], 10_200)
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
    (moved, point, index) => change(moved, POINT, point, index * 200),
    createUndoHistory(start),
  )
  expect(valueAt(undo(history).draft, POINT)).toEqual(points[0])
  expect(undo(undo(history)).draft).toEqual(start)
})

it('undoes changes of two fields one at a time, the last first', () => {
  const history = change(typed('Praia'), ['company', 'phone'], '1', 10_000)
  expect(undo(undo(history)).draft).toEqual(files)
  expect(undo(history).draft).toEqual({ company: { name: 'Praia', towns: ['Içara'] } })
})

it('returns the same history if there is nothing to undo, redo or change', () => {
  const history = createUndoHistory(files)
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
  expect(change(history, NAME, 'Casa', 0)).toBe(history)
})

const questions = (...names: string[]) => ({
  home: { items: names.map((question) => ({ question, answer: 'Sim.' })) },
})

/** Undoes all steps that a merge keeps, and returns the content. */
function undoneAfterMerge(history: UndoHistory, merged: typeof history.draft) {
  let { history: kept, lostSteps } = historyAfterMerge(history, merged, [])
  while (kept.past.length > 0) kept = undo(kept)
  return { draft: kept.draft, lost: lostSteps.map(fieldKey) }
}

it('keeps the steps of fields that a merge did not touch', () => {
  const history = change(typed('Praia'), ['company', 'phone'], '1', 10_000)
  const merged = { company: { ...Object(history.draft.company), phone: '2' }, messages: 'Oi!' }
  expect(undoneAfterMerge(history, merged)).toEqual({
    draft: { company: { name: 'Casa', towns: ['Içara'], phone: '2' }, messages: 'Oi!' },
    lost: ['company.phone'],
  })
})

it('undoes a step in the same list item after a merge has moved the item', () => {
  const history = change(
    createUndoHistory(questions('A', 'B', 'C')),
    ['home', 'items', 1, 'answer'],
    'Não.',
    0,
  )
  const { items } = Object(history.draft.home)
  const merged = { home: { items: [{ question: 'Z', answer: 'Sim.' }, ...items] } }
  expect(undoneAfterMerge(history, merged)).toEqual({
    draft: questions('Z', 'A', 'B', 'C'),
    lost: [],
  })
})

it('drops a step of an item that a merge removed, although its place has an equal value', () => {
  const start = createUndoHistory(questions('A', 'B', 'C'))
  const history = change(start, ['home', 'items', 1, 'answer'], 'Não.', 0)
  const [a, , c] = Object(history.draft.home).items
  const merged = { home: { items: [a, { ...c, answer: 'Não.' }] } }
  expect(undoneAfterMerge(history, merged)).toEqual({
    draft: merged,
    lost: ['home.items.1.answer'],
  })
})

it('drops the steps in a list before a step that changed the list, with that step', () => {
  const start = createUndoHistory(questions('A', 'B', 'C'))
  const typedInC = change(start, ['home', 'items', 2, 'answer'], 'Não.', 0)
  const [, b, c] = Object(typedInC.draft.home).items
  const history = change(typedInC, ['home', 'items'], [b, c], 10)
  const merged = { home: { items: [b, c, { question: 'D', answer: 'Sim.' }] } }
  expect(undoneAfterMerge(history, merged)).toEqual({
    draft: merged,
    lost: ['home.items', 'home.items.2.answer'],
  })
})

it('drops the step of a conflict, and keeps the steps to redo', () => {
  const history = undo(change(typed('Praia'), ['company', 'phone'], '1', 10_000))
  const { history: kept, lostSteps } = historyAfterMerge(history, history.draft, [NAME])
  expect(lostSteps).toEqual([NAME])
  expect(redo(kept).draft.company).toMatchObject({ name: 'Praia', phone: '1' })
})

const restored = () =>
  replaceContent(
    typed('Praia'),
    { company: { name: 'Casa Serena', towns: ['Rincão'], phone: '1' } },
    10_000,
  )

it('undoes and redoes a restoration as one step', () => {
  const undone = undo(restored())
  expect(undone.draft.company).toMatchObject({ name: 'Praia', towns: ['Içara'] })
  expect(undo(undone).draft).toEqual(files)
  expect(redo(redo(undo(undone))).draft).toEqual(restored().draft)
})

it('begins a new undo step for letters that are typed right after a restoration', () => {
  const history = change(restored(), NAME, 'Casa Serenas', 10_100)
  expect(undo(history).draft).toEqual(restored().draft)
})

it('keeps the steps of a restoration whose fields a merge did not touch', () => {
  const merged = {
    company: { ...Object(restored().draft.company), phone: '2' },
    messages: 'Oi!',
  }
  expect(undoneAfterMerge(restored(), merged)).toEqual({
    draft: { company: { name: 'Casa', towns: ['Içara'], phone: '2' }, messages: 'Oi!' },
    lost: ['company.phone'],
  })
})

it('restores the order and the texts of a list as one step', () => {
  const history = replaceContent(
    createUndoHistory(questions('A', 'B', 'C')),
    { home: { items: [{ question: 'C', answer: 'Não.' }, ...questions('A', 'B').home.items] } },
    0,
  )
  expect(history.past.map(({ path }) => fieldKey(path))).toEqual(['home.items'])
  expect(undoneAfterMerge(history, { ...history.draft, messages: 'Oi!' })).toEqual({
    draft: { ...questions('A', 'B', 'C'), messages: 'Oi!' },
    lost: [],
  })
})
