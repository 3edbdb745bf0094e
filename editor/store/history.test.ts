import { change, historyOf, redo, undo } from './history'
import { keyOf } from './path'

const files = { company: { name: 'Casa', towns: ['Içara'] } }
const NAME = ['company', 'name']

const typed = (...texts: string[]) =>
  texts.reduce((history, text, index) => change(history, NAME, text, index * 200), historyOf(files))

it('undoes and redoes typing word by word', () => {
  const history = typed('Cas', 'Pr', 'Praia', 'Praia ', 'Praia L', 'Praia Limpa')
  const undone = undo(history)
  expect(undone.draft.company).toMatchObject({ name: 'Praia ' })
  expect(undo(undone).draft).toEqual(files)
  expect(redo(redo(undo(undone))).draft).toEqual(history.draft)
})

it('begins a new step after a pause, in another field, and for a list', () => {
  const paused = change(typed('Praia'), NAME, 'Praia Limpa', 10_000)
  const other = change(paused, ['company', 'phone'], '1', 10_100)
  const list = change(other, ['company', 'towns'], ['Içara', 'Rincão'], 10_200)
  expect(list.past.map(({ path }) => keyOf(path))).toEqual([
    'company.name',
    'company.name',
    'company.phone',
    'company.towns',
  ])
})

it('undoes changes of two fields one at a time, the last first', () => {
  const history = change(typed('Praia'), ['company', 'phone'], '1', 10_000)
  expect(undo(undo(history)).draft).toEqual(files)
  expect(undo(history).draft).toEqual({ company: { name: 'Praia', towns: ['Içara'] } })
})

it('returns the same history if there is nothing to undo, redo or change', () => {
  const history = historyOf(files)
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
  expect(change(history, NAME, 'Casa', 0)).toBe(history)
})
