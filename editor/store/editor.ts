/** The state of the editor in one tab, stored on the device after each change. */
import { useSyncExternalStore } from 'react'
import type { Path } from '@/content/leaves'
import type { Photo, Photos } from './checks'
import { type Base, type Draft, storageFault, storeDraft } from './drafts'
import { change, type History, historyOf, redo, undo } from './history'
import { merge } from './merge'
import { type Files, same } from './path'
import { rebase } from './save'

export type State = {
  base: Base
  history: History
  photos: Photos
  pending?: Files
  /** Why this device stores nothing, if so. */
  storageFault?: string
}

/** Changes reach the device within half a second. */
const STORE_AFTER = 300

export const isChanged = ({ base, history }: State) => !same(base.files, history.draft)

export function createEditor(base: Base, stored?: Draft) {
  let state: State = {
    base: stored?.base ?? base,
    history: historyOf(stored?.draft ?? base.files),
    photos: stored?.photos ?? {},
    ...(stored?.pending && { pending: stored.pending }),
  }
  const listeners = new Set<() => void>()
  let timer = 0

  const put = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }

  const store = () => {
    window.clearTimeout(timer)
    timer = 0
    const { base, history, photos, pending } = state
    const draft = { at: Date.now(), base, draft: history.draft, photos, pending }
    storeDraft(isChanged(state) ? draft : undefined).then(
      () => state.storageFault && put({ ...state, storageFault: undefined }),
      (error) => put({ ...state, storageFault: storageFault(error) }),
    )
  }

  const update = (next: State) => {
    put(next)
    timer ||= window.setTimeout(store, STORE_AFTER)
  }

  const step = (next: History) => next !== state.history && update({ ...state, history: next })

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stores the draft now, because the page may be gone soon. */
    store,
    change: (path: Path, value: unknown) => step(change(state.history, path, value, Date.now())),
    undo: () => step(undo(state.history)),
    redo: () => step(redo(state.history)),
    addPhoto: (path: string, photo: Photo) =>
      update({ ...state, photos: { ...state.photos, [path]: photo } }),
    reportStorage: (fault: string) => put({ ...state, storageFault: fault }),
    send: (pending: Files) => update({ ...state, pending }),
    /**
     * Continues on what a save has left on the branch, with what was typed meanwhile.
     * @param sent the content that was saved
     */
    saved: (base: Base, sent: Files) => {
      const draft = merge(sent, base.files, state.history.draft).merged as Files
      update({ ...state, base, history: { ...state.history, draft }, pending: undefined })
    },
    /** Continues on the content that was joined with what others have saved. The steps before it would undo theirs. */
    settle: (base: Base, draft: Files) => update({ ...state, base, history: historyOf(draft) }),
    /** Takes over what others have saved, unless it touches the same fields. */
    refresh: (remote: Base) => {
      if (remote.oid === state.base.oid) return
      const { merged, conflicts } = rebase({ ...state, draft: state.history.draft }, remote)
      if (conflicts.length === 0) update({ ...state, base: remote, history: historyOf(merged) })
    },
  }
}

export type Editor = ReturnType<typeof createEditor>

export const useEditor = (editor: Editor) => useSyncExternalStore(editor.subscribe, editor.get)
