/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import site from '@/.generated/site.json' with { type: 'json' }
import type { Session } from '@/editor/session/context'
import { createSelection, type Selection } from '@/editor/session/selection'
import type { ContentFiles } from '@/editor/store/content'
import { compareVersions } from '@/editor/store/differences'
import type { DraftStore } from '@/editor/store/draft-store'
import { companyFiles } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { parseFieldKey, valueAt, withValue } from '@/model/values/tree'

// jsdom shows and measures nothing.
beforeAll(() => {
  Object.assign(globalThis, {
    STYLE_SHEET_URLS: [],
    LAST_BUILD: { photos: [], pictures: site.pictures, illustrations: {} },
    matchMedia: () => ({ matches: true }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

const QUESTIONS = ['home', 'questions', 'items']

const withQuestions = (...names: string[]): ContentFiles => ({
  ...companyFiles,
  home: {
    ...companyFiles.home,
    questions: {
      ...Object(companyFiles.home).questions,
      items: names.map((question) => ({ question, answer: 'Sim.' })),
    },
  },
})

/** Renders the preview, and returns the body of its frame and the function that loads the page into it. */
async function renderPreview(
  store: DraftStore,
  selection: Selection,
  open: Session['open'] = () => {},
) {
  const { PreviewPane } = await import('./preview-pane')
  render(
    <TestEditor store={store} open={open} selection={selection}>
      <PreviewPane />
    </TestEditor>,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Prévia/)
  const body = frame.contentDocument?.body as HTMLElement
  return { body, load: () => act(async () => fireEvent.load(frame)) }
}

const commit = (oid: string, files: ContentFiles) => ({ oid, files, photos: [] })

it.each([
  ['the same item of the draft', /Onde\?$/, 'home.questions.items.3.question'],
  ['the list, if the draft has lost the item', /Até que dia\?$/, 'home.questions'],
])('opens at a tap on an earlier version %s', async (_, tapped, hash) => {
  const store = createTestStore(commit('2', withQuestions('Quem?', 'Como?', 'Já?', 'Onde?')))
  const version = compareVersions(
    commit('1', withQuestions('Quem?', 'Até que dia?', 'Onde?')),
    undefined,
    store.get().draft,
  )
  const selection = createSelection(store)
  selection.showVersion(version)
  const open = jest.fn()
  const { body, load } = await renderPreview(store, selection, open)
  await load()
  fireEvent.click(within(body).getByText(tapped))
  expect(open).toHaveBeenCalledWith(parseFieldKey(hash))
})

it('keeps the outline on an item after the one above it is removed', async () => {
  const store = createTestStore(commit('', withQuestions('Quem?', 'Como?', 'Onde?')))
  const selection = createSelection(store)
  selection.selectField([...QUESTIONS, 1, 'question'])
  const { body, load } = await renderPreview(store, selection)
  await load()
  const outlined = () => body.querySelector('[data-outlined]')?.textContent
  await waitFor(() => expect(outlined()).toMatch(/Como\?/))
  const [, ...left] = valueAt(store.get().draft, QUESTIONS) as unknown[]
  act(() => store.change(QUESTIONS, left))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(outlined()).toMatch(/Como\?/)
})

it('searches the page once for the fields that a version changed', async () => {
  const before = withQuestions(...Array.from({ length: 9 }, (_, index) => `Pergunta ${index}?`))
  const after = Array.from({ length: 9 }, (_, index) => [...QUESTIONS, index, 'answer']).reduce(
    (files, path) => withValue(files, path, 'Não.'),
    before,
  )
  const store = createTestStore(commit('2', after))
  const selection = createSelection(store)
  const shown = compareVersions(commit('2', after), commit('1', before), store.get().draft)
  expect(shown.changes?.length).toBeGreaterThan(8)
  selection.showVersion(shown)
  const { body, load } = await renderPreview(store, selection)
  const search = jest.spyOn(body, 'querySelectorAll')
  await load()
  await waitFor(() => expect(body.querySelector('[data-outlined]')).not.toBeNull())
  expect(search.mock.calls.filter(([selector]) => selector === '*').length).toBeLessThanOrEqual(2)
})
