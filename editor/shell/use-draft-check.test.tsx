/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { checkDraft } from '@/editor/reading/draft-check'
import type { EditorState } from '@/editor/store/editor'
import { createTestStore } from '@/fixtures/test-store'
import { useDraftCheck } from './use-draft-check'

jest.mock('@/editor/reading/draft-check', () => ({
  ...jest.requireActual('@/editor/reading/draft-check'),
  checkDraft: jest.fn(({ draft }) => draft.company),
}))

it('checks the draft once when the editor opens, and once after a pause in typing', () => {
  jest.useFakeTimers()
  const editor = createTestStore({ oid: '', files: { company: { name: 'Casa' } }, photos: [] })
  const { result, rerender } = renderHook(
    (state: EditorState) => useDraftCheck(state, '2026-12-01'),
    { initialProps: editor.get() },
  )
  act(() => jest.advanceTimersByTime(1000))
  expect(checkDraft).toHaveBeenCalledTimes(1)
  for (const name of ['Pr', 'Praia']) {
    editor.change(['company', 'name'], name)
    rerender(editor.get())
    act(() => jest.advanceTimersByTime(100))
  }
  expect(result.current).toMatchObject({ name: 'Casa' })
  act(() => jest.advanceTimersByTime(400))
  expect(result.current).toMatchObject({ name: 'Praia' })
  expect(checkDraft).toHaveBeenCalledTimes(2)
})
