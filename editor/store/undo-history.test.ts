import { valueAt } from '@/model/tree'
import { fieldKey } from './content-files'
import { change, createUndoHistory, redo, undo } from './undo-history'

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
