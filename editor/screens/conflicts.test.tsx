/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { createSaver, type SaveState } from '@/editor/saving/saver'
import { useSession } from '@/editor/session/context'
import { useValue } from '@/editor/session/use-value'
import type { ContentFiles } from '@/editor/store/content'
import type { Conflict } from '@/editor/store/merge'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { Conflicts } from './conflicts'

function showConflict(conflict: Conflict, files: ContentFiles = {}) {
  const save = jest.fn()
  const unresolvedMerge = { merged: files, conflicts: [conflict] }
  const state: SaveState = { result: { kind: 'idle' }, publication: undefined, unresolvedMerge }
  render(
    <TestEditor
      store={createTestStore({ oid: '', files: {}, photos: [] })}
      saver={{ get: () => state, save }}
    >
      <Conflicts />
    </TestEditor>,
  )
  return () => {
    fireEvent.click(screen.getByRole('button', { name: 'Salvar o que escolhi' }))
    return save.mock.calls.at(-1)?.[0][0].value
  }
}

const option = (name: string | RegExp) => screen.getByRole('radio', { name })

const labelOf = (radio: HTMLElement) => radio.closest('label')?.textContent

const TESTIMONIALS = ['testimonials', 'home']
const ana = { name: 'Ana', comment: 'Bom.' }

it('shows both versions of a list, one line for each item, and saves the chosen version', () => {
  const [ours, theirs] = [[], [{ ...ana, comment: 'Muito bom.' }]]
  const save = showConflict({ path: TESTIMONIALS, ours, theirs })
  expect(screen.getByText(/^Depoimentos › /)).toBeTruthy()
  expect(option('Aqui: (vazio)')).toHaveProperty('checked', true)
  fireEvent.click(option('No site: 1. Primeiro nome: Ana · Palavras do cliente: Muito bom.'))
  expect(save()).toBe(theirs)
})

it('shows the value of a field as its form does', () => {
  showConflict({ path: ['avisos', 'avisos', 0, 'de'], ours: '2026-12-24', theirs: undefined })
  expect(option('Aqui: 24/12/2026')).toBeTruthy()
  expect(option('No site: (vazio)')).toBeTruthy()
})

it('shows a text with its placeholders filled', () => {
  const path = ['home', 'hero', 'text']
  showConflict({ path, ours: 'Em {resposta}.', theirs: 'Já.' }, { company: { responseTime: '1h' } })
  expect(option('Aqui: Em 1 hora.')).toBeTruthy()
})

it('names the list item of a field as its list does', () => {
  const path = ['home', 'questions', 'items', 1, 'answer']
  const merged = { home: { questions: { items: [{}, { question: 'Atendem à noite?' }] } } }
  showConflict({ path, ours: 'Sim.', theirs: 'Não.' }, merged)
  expect(screen.getByText(/ › Atendem à noite\? › /)).toBeTruthy()
})

it('emphasizes the items of a list that the other version does not have', () => {
  const bia = { name: 'Bia', comment: 'Bom.' }
  showConflict({ path: TESTIMONIALS, ours: [ana], theirs: [ana, bia] })
  expect(screen.getByText(/2\. .*Bia/).tagName).toBe('STRONG')
  for (const item of screen.getAllByText(/1\. .*Ana/)) expect(item.tagName).toBe('SPAN')
})

it('shows only the name of an item that both versions of a list have', () => {
  const bia = { name: 'Bia', comment: 'Bom.' }
  showConflict({ path: TESTIMONIALS, ours: [ana], theirs: [{ ...bia, comment: 'Caro.' }, ana] })
  expect(option('Aqui: 1. Ana')).toBeTruthy()
  expect(option(/^No site: 1\. .*Bia.*Caro\. 2\. Ana$/)).toBeTruthy()
})

it('shows both versions of a list item with the titles of its fields', () => {
  const theirs = { ...ana, comment: 'Muito bom.' }
  const save = showConflict({ path: [...TESTIMONIALS, 0], ours: ana, theirs })
  expect(option(/^No site:.*Palavras do cliente: Muito bom\.$/)).toBeTruthy()
  expect(save()).toBe(ana)
})

it('offers the list with the items of both sides, if both only added items', () => {
  const [ours, theirs] = [
    ['um', 'dois'],
    ['um', 'três'],
  ]
  const joined = ['um', 'três', 'dois']
  const save = showConflict({ path: ['home', 'method', 'steps'], ours, theirs, joined })
  fireEvent.click(option('Os dois: 1. um 2. três 3. dois'))
  expect(save()).toBe(joined)
})

/** Shows the conflicts while there are any, as the workspace does. */
const OpenConflicts = () => useValue(useSession().saver).unresolvedMerge && <Conflicts />

it('keeps the choices if GitHub sends no response, and if another person saves again', async () => {
  const commit = (title: string, text: string) => ({
    oid: `${title} ${text}`,
    files: { home: { hero: { title, text } } },
    photos: [],
  })
  const store = createTestStore(commit('A', 'a'))
  store.change(['home', 'hero', 'title'], 'B')
  store.change(['home', 'hero', 'text'], 'b')
  const read = jest.fn().mockResolvedValueOnce(commit('C', 'c'))
  const saver = createSaver(store, { read } as Partial<GitHub> as GitHub)
  await saver.save()
  render(
    <TestEditor store={store} saver={saver}>
      <OpenConflicts />
    </TestEditor>,
  )
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salvar o que escolhi' })))
  const chosen = () => screen.getAllByRole('radio', { checked: true }).map(labelOf)
  fireEvent.click(option('No site: C'))
  fireEvent.click(option('No site: c'))

  read.mockRejectedValueOnce(new GitHubError('Sem resposta', 'no-response'))
  await save()
  expect(chosen()).toEqual(['No site: C', 'No site: c'])
  read.mockResolvedValueOnce(commit('C', 'd'))
  await save()
  expect(chosen()).toEqual(['No site: C', 'Aqui: b'])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
