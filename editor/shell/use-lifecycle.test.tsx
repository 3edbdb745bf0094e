/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { createSaver } from '@/editor/saving/saver'
import type { CommitContent } from '@/editor/store/content'
import type { DraftStore } from '@/editor/store/draft-store'
import { createTestStore } from '@/fixtures/test-store'
import { useLifecycle } from './use-lifecycle'

const commit = (oid: string): CommitContent => ({ oid, files: {}, photos: [] })

/** Starts to read the branch, runs `meanwhile`, and then responds with another commit. */
async function baseAfter(meanwhile: (store: DraftStore) => void) {
  const store = createTestStore(commit('first'))
  let respond: (remote: CommitContent) => void = () => {}
  const read = () =>
    new Promise<CommitContent>((resolve) => {
      respond = resolve
    })
  const saver = createSaver(store, { read } as unknown as GitHub)
  const { unmount } = renderHook(() => useLifecycle(store, saver))
  act(() => {
    dispatchEvent(new Event('online'))
  })
  meanwhile(store)
  await act(async () => respond(commit('read')))
  unmount()
  return store.get().base.oid
}

it('bases the draft on a commit that another person made', async () => {
  expect(await baseAfter(() => {})).toBe('read')
})

it('drops a response that arrives after a save, because it may be older', async () => {
  expect(await baseAfter((store) => store.setBase(commit('saved')))).toBe('saved')
})

it('warns before unsaved changes are lost, also in Chrome before 119', () => {
  const store = createTestStore(commit('first'))
  renderHook(() => useLifecycle(store, createSaver(store, {} as GitHub)))
  const warn = () => {
    // jsdom has no such event, and that of Chrome before 119 needs a value.
    const event = Object.defineProperty(
      new Event('beforeunload', { cancelable: true }),
      'returnValue',
      { value: '', writable: true },
    )
    dispatchEvent(event)
    return [event.defaultPrevented, event.returnValue]
  }
  expect(warn()).toEqual([false, ''])
  store.change(['home'], { title: 'a' })
  expect(warn()).toEqual([true, true])
})

it('reads nothing for a tab whose owner has left, also in Chrome before 90', () => {
  const { addEventListener: add } = EventTarget.prototype
  // Drops the options, of which these browsers do not know `signal`.
  const spy = jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
  ) {
    add.call(this, type, listener)
  })
  const read = jest.fn(async () => commit('first'))
  const store = createTestStore(commit('first'))
  const saver = createSaver(store, { read } as unknown as GitHub)
  renderHook(() => useLifecycle(store, saver)).unmount()
  spy.mockRestore()
  for (const type of ['storage', 'online']) dispatchEvent(new Event(type))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(read).not.toHaveBeenCalled()
})
