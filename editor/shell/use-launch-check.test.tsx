/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { checkLaunch } from '@/editor/reading/launch-check'
import type { EditorState } from '@/editor/store/editor'
import { createTestStore } from '@/fixtures/test-store'
import { useLaunchCheck } from './use-launch-check'

jest.mock('@/editor/reading/launch-check', () => ({
  ...jest.requireActual('@/editor/reading/launch-check'),
  checkLaunch: jest.fn(({ draft }) => draft.company),
}))

it('checks the draft once when the editor opens, and once after a pause in typing', () => {
  jest.useFakeTimers()
  const editor = createTestStore({ oid: '', files: { company: { name: 'Casa' } }, photos: [] })
  const { result, rerender } = renderHook(
    (state: EditorState) => useLaunchCheck(state, '2026-12-01'),
    { initialProps: editor.get() },
  )
  act(() => jest.advanceTimersByTime(1000))
  expect(checkLaunch).toHaveBeenCalledTimes(1)
  for (const name of ['Pr', 'Praia']) {
    editor.change(['company', 'name'], name)
    rerender(editor.get())
    act(() => jest.advanceTimersByTime(100))
  }
  expect(result.current).toMatchObject({ name: 'Casa' })
  act(() => jest.advanceTimersByTime(400))
  expect(result.current).toMatchObject({ name: 'Praia' })
  expect(checkLaunch).toHaveBeenCalledTimes(2)
})
