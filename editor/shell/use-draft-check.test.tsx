/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { checkDraft } from '@/editor/derived/draft-check'
import type { DraftState } from '@/editor/store/draft-store'
import { createTestStore } from '@/fixtures/test-store'
import { useDraftCheck } from './use-draft-check'

jest.mock('@/editor/derived/draft-check', () => ({
  ...jest.requireActual('@/editor/derived/draft-check'),
  checkDraft: jest.fn(({ draft }) => draft.company),
}))

it('checks the draft once when the editor opens, and once after a pause in typing', () => {
  jest.useFakeTimers()
  const store = createTestStore({ oid: '', files: { company: { name: 'Casa' } }, photos: [] })
  const { result, rerender } = renderHook(
    (state: DraftState) => useDraftCheck(state, '2026-12-01'),
    { initialProps: store.get() },
  )
  act(() => jest.advanceTimersByTime(1000))
  expect(checkDraft).toHaveBeenCalledTimes(1)
  for (const name of ['Pr', 'Praia']) {
    store.change(['company', 'name'], name)
    rerender(store.get())
    act(() => jest.advanceTimersByTime(100))
  }
  expect(result.current).toMatchObject({ name: 'Casa' })
  act(() => jest.advanceTimersByTime(400))
  expect(result.current).toMatchObject({ name: 'Praia' })
  expect(checkDraft).toHaveBeenCalledTimes(2)
})
