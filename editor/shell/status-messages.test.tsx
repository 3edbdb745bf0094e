/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { createSaver, type SaveState } from '@/editor/saving/saver'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { StatusMessages } from './status-messages'
import { storeToken } from './token'

// The status of a publication has its own tests.
jest.mock('./publication-status', () => ({ PublicationStatus: () => 'Salvo.' }))

beforeEach(() => localStorage.clear())

it('warns that the access token expires', () => {
  storeToken('token', '2026-12-24')
  render(
    <TestEditor store={createTestStore({ oid: '', files: {}, photos: [] })} today="2026-12-04">
      <StatusMessages />
    </TestEditor>,
  )
  expect(screen.getByText(/^O código de acesso/).textContent).toBe(
    'O código de acesso vence em 20 dias: peça outro.',
  )
})

it('shows that a save failed until nothing is left to save, and not again at the next key', async () => {
  const store = createTestStore({ oid: '', files: { home: {} }, photos: [] })
  const read = async () => {
    throw new GitHubError('Sem internet', 'no-response')
  }
  const saver = createSaver(store, { read } as Partial<GitHub> as GitHub)
  render(
    <TestEditor store={store} saver={saver}>
      <StatusMessages />
    </TestEditor>,
  )
  act(() => store.change(['home', 'title'], 'b'))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => saver.save())
  expect(screen.getByRole('alert').textContent).toMatch(/^Não foi salvo/)
  act(() => store.undo())
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => store.change(['home', 'title'], 'c'))
  expect(screen.queryByRole('alert')).toBeNull()
})

const publication = { commit: 'a', savedAt: 1 }
const error = new GitHubError('Sem internet', 'no-response')
const done: SaveState = { publication, result: { kind: 'idle' } }
const failed: SaveState = { publication, result: { kind: 'failed', error } }
const invalidSave: SaveState = { publication, result: { kind: 'invalid', fields: [] } }
const saveErrors = [{ path: ['home'], message: 'falta' }]

it.each<[string, string, SaveState, typeof saveErrors, RegExp]>([
  ['the publication while there is nothing to save', 'a', done, [], /^Salvo/],
  ['the changes of a closed tab', 'b', done, [], /^Suas mudanças de/],
  ['an error in place of the publication', 'a', failed, [], /Sem internet/],
  ['an error in place of earlier changes', 'b', failed, [], /Sem internet/],
  ['the errors of a refused save first', 'b', invalidSave, saveErrors, /falta corrigir/],
])('shows only %s', (_, title, saved, refused, text) => {
  const base = { oid: '', files: { home: { title: 'a' } }, photos: [] }
  const stored = { base, draft: { home: { title } }, photos: {}, storedAt: 2 }
  render(
    <TestEditor
      store={createTestStore(base, stored)}
      saver={{ get: () => saved }}
      saveErrors={refused}
    >
      <StatusMessages />
    </TestEditor>,
  )
  const shown = [...document.querySelectorAll('.message:not([hidden])')]
  expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(text)])
})

it('shows the way to the first error of a refused save in one line, and all errors on request', () => {
  const issues = [
    { path: ['home', 'unknown'], message: 'não existe' },
    { path: ['company', 'cnpj'], message: 'falta' },
    { path: ['company', 'name'], message: 'falta' },
  ]
  const store = createTestStore({ oid: '', files: { company: {} }, photos: [] })
  render(
    <TestEditor store={store} saveErrors={issues}>
      <StatusMessages />
    </TestEditor>,
  )
  const link = screen.getByRole('link', { name: 'Dados da empresa › CNPJ' })
  expect(link.getAttribute('href')).toBe('#company.cnpj')
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  expect(details.contains(link)).toBe(false)
  expect(details.querySelectorAll('li')).toHaveLength(3)
})
