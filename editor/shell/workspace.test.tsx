/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { createSaver } from '@/editor/saving/saver'
import { createSelection, type Selection } from '@/editor/session/selection'
import type { DraftStore } from '@/editor/store/draft-store'
import { companyFiles } from '@/fixtures/content'
import { createTestStore } from '@/fixtures/test-store'
import { Workspace } from './workspace'

// jsdom has no layout and no media.
jest.mock('@/editor/preview/preview-pane', () => ({ PreviewPane: () => null }))
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
  Object.assign(globalThis, { BUILT_SITE_URL: '' })
  // The blobs of jsdom cannot be read.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1)
})

// The next tab would check the publication of a save.
beforeEach(() => localStorage.clear())

const question = (name: string, answer = 'Sim.') => ({ question: name, answer })

const commitWith = (oid: string, items: object[]) => {
  const { home } = companyFiles
  const questions = { ...Object(home).questions, items }
  return { oid, files: { ...companyFiles, home: { ...Object(home), questions } }, photos: [] }
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

const ITEMS = ['home', 'questions', 'items']

/** Shows the editor in a tab, and returns a function that closes it, as for another code. */
function open(store: DraftStore, selection: Selection, github: Partial<GitHub>) {
  const session = {
    store,
    selection,
    github: github as GitHub,
    saver: createSaver(store, github as GitHub),
  }
  return render(<Workspace {...session} signOut={() => {}} />).unmount
}

function createTab(items: object[]) {
  const store = createTestStore(commitWith('1', items))
  return { store, selection: createSelection(store) }
}

it.each([
  ['Salvar o que escolhi', 'home.questions.items.2.answer'],
  ['Voltar sem salvar', 'home.questions.items.1.answer'],
])('returns from the conflicts to the field that was selected last: %s', async (leave, key) => {
  history.replaceState(null, '', '#home.questions.items.0.answer')
  const items = [question('Quando?'), question('Onde?')]
  const theirs = [question('Quem?'), question('Quando?'), question('Onde?', 'Não.')]
  const read = async () => commitWith('2', theirs)
  const commit = async () => '3'
  const { store, selection } = createTab(items)
  open(store, selection, { read, commit })
  expect(document.activeElement?.id).toBe('home.questions.items.0.answer')
  await press('Onde?')
  const answer = screen.getByLabelText('Resposta')
  act(() => answer.focus())
  fireEvent.change(answer, { target: { value: 'Aqui.' } })
  await press('Salvar')
  await screen.findByRole('heading', { name: 'Mudou aqui e no site' })
  fireEvent.click(screen.getByRole('button', { name: leave }))
  // Waits until the status has checked the publication, because that updates the status.
  if (leave.startsWith('Salvar')) await screen.findByText(/^Salvo/)
  expect(document.activeElement?.id).toBe(key)
  expect(screen.getByLabelText('Resposta')).toHaveProperty('value', 'Aqui.')
})

it('opens an item by its hash, also after it has moved, and closes it by that of the section', async () => {
  history.replaceState(null, '', '#home.questions')
  const { store, selection } = createTab([question('Quando?'), question('Onde?')])
  open(store, selection, {})
  const openNames = () =>
    screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
  await press('Onde?')
  expect(location.hash).toBe('#home.questions.items.1')
  await press('Remover Quando?')
  expect(openNames()).toEqual(['Onde?'])
  await press('Onde?')
  expect(openNames()).toEqual([])
  expect(location.hash).toBe('#home.questions')
  await press('Onde?')
  expect(openNames()).toEqual(['Onde?'])
})

it('keeps the address of an open item while it moves, and that of its section after its removal', async () => {
  history.replaceState(null, '', '#home.questions')
  const { store, selection } = createTab([question('Quando?'), question('Onde?')])
  open(store, selection, {})
  await press('Onde?')
  await press('Subir: Onde?, 2º de 2')
  expect(location.hash).toBe('#home.questions.items.0')
  expect(screen.getByRole('button', { name: 'Onde?', expanded: true })).toBeTruthy()
  await press('Remover Onde?')
  expect(location.hash).toBe('#home.questions')
  act(() => store.undo())
  expect(location.hash).toBe('#home.questions.items.0')
  act(() => store.undo())
  expect(location.hash).toBe('#home.questions.items.1')
})

it('undoes nothing while the conflicts show values of the draft', async () => {
  history.replaceState(null, '', '#home.questions.items.0.answer')
  const { store, selection } = createTab([question('Quando?')])
  store.change([...ITEMS, 0, 'answer'], 'Já.')
  open(store, selection, { read: async () => commitWith('2', [question('Quando?', 'Não.')]) })
  await press('Salvar')
  const before = store.get()
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer: / }))
  fireEvent.keyDown(screen.getByRole('heading'), { key: 'z', ctrlKey: true })
  expect(store.get()).toBe(before)
})

it('opens the form at the field that was selected last, after the owner enters another code', async () => {
  history.replaceState(null, '', '#home.questions.items.0.answer')
  const items = [question('Quando?'), question('Onde?')]
  const { store, selection } = createTab(items)
  const close = open(store, selection, {})
  await press('Onde?')
  act(() => screen.getByLabelText('Resposta').focus())
  close()
  store.mergeRemote(commitWith('2', [question('Quem?'), ...items]))
  open(store, selection, {})
  expect(document.activeElement?.id).toBe('home.questions.items.2.answer')
  expect(screen.getByRole('button', { name: 'Onde?', expanded: true })).toBeTruthy()
})

it('keeps an error of the last save after the item above it is removed', async () => {
  history.replaceState(null, '', '#home.questions')
  const items = ['Quando?', 'Onde?', 'Como?', 'Quem?'].map((name) => question(name))
  const { store, selection } = createTab(items)
  store.change([...ITEMS, 2, 'answer'], undefined)
  open(store, selection, { read: async () => commitWith('1', items) })
  await press('Salvar')
  const link = () => screen.queryByRole('link', { name: /Como\? › Resposta$/ })
  await waitFor(() => expect(link()?.getAttribute('href')).toBe('#home.questions.items.2.answer'))
  await press('Remover Quando?')
  await waitFor(() => expect(link()?.getAttribute('href')).toBe('#home.questions.items.1.answer'))
  act(() => store.change([...ITEMS, 1, 'answer'], 'Assim.'))
  await waitFor(() => expect(link()).toBeNull())
})
