/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { createSaver } from '@/editor/saving/saver'
import type { CommitContent } from '@/editor/store/draft'
import type { EditorStore } from '@/editor/store/editor'
import { createTestStore } from '@/editor/store/test-store'
import { useLifecycle } from './use-lifecycle'

const commit = (oid: string): CommitContent => ({ oid, files: {}, photos: [] })

/** Starts to read the branch, runs `meanwhile`, and then responds with another commit. */
async function baseAfter(meanwhile: (editor: EditorStore) => void) {
  const editor = createTestStore(commit('first'))
  let respond: (remote: CommitContent) => void = () => {}
  const read = () =>
    new Promise<CommitContent>((resolve) => {
      respond = resolve
    })
  const saver = createSaver(editor, { read } as unknown as GitHub)
  const { unmount } = renderHook(() => useLifecycle(editor, saver))
  act(() => {
    dispatchEvent(new Event('online'))
  })
  meanwhile(editor)
  await act(async () => respond(commit('read')))
  unmount()
  return editor.get().base.oid
}

it('bases the draft on a commit that another person made', async () => {
  expect(await baseAfter(() => {})).toBe('read')
})

it('drops a response that arrives after a save, because it may be older', async () => {
  expect(await baseAfter((editor) => editor.setBase(commit('saved')))).toBe('saved')
})
