/** Manages the state of the editor in one tab. */
import { useSyncExternalStore } from 'react'
import type { Path } from '@/content/leaves'
import type { Photo, Photos } from './checks'
import { type Base, type Draft, storageError, storeDraft } from './drafts'
import { change, type History, historyOf, redo, undo } from './history'
import { merge } from './merge'
import { type Files, isSame } from './path'
import { rebase } from './save'

export type State = {
  base: Base
  history: History
  photos: Photos
  /** The content of a save without a response. */
  pending?: Files
  /** Portuguese message with the reason why this device cannot store the draft. */
  storageError?: string
}

/** Delay before a change is stored on the device, in milliseconds. */
const STORE_AFTER = 300

/** Checks whether the draft differs from the commit on which it is based. */
export const isChanged = ({ base: { files }, history: { draft } }: State) =>
  Object.keys(draft).some((part) => !isSame(files[part], draft[part]))

/** Returns the unsaved changes of a state. */
export const draftOf = ({ base, history, photos, pending }: State): Omit<Draft, 'storedAt'> => ({
  base,
  draft: history.draft,
  photos,
  pending,
})

/**
 * Creates the state of a tab, and stores unsaved changes on the device.
 * @param base the commit on which the draft is based
 * @param stored the unsaved changes of a closed tab
 */
export function createEditor(base: Base, stored?: Draft) {
  let state: State = {
    base,
    history: historyOf(stored?.draft ?? base.files),
    photos: stored?.photos ?? {},
    pending: stored?.pending,
  }
  const listeners = new Set<() => void>()
  let timer = 0

  const put = (next: Partial<State>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const store = () => {
    window.clearTimeout(timer)
    timer = 0
    storeDraft(isChanged(state) ? { storedAt: Date.now(), ...draftOf(state) } : undefined).then(
      () => state.storageError && put({ storageError: undefined }),
      (error) => put({ storageError: storageError(error) }),
    )
  }

  const update = (next: Partial<State>) => {
    put(next)
    timer ||= window.setTimeout(store, STORE_AFTER)
  }

  const step = (history: History) => history !== state.history && update({ history })

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stores the draft without the delay, because the page may be closed. */
    store,
    change: (path: Path, value: unknown) => step(change(state.history, path, value, Date.now())),
    undo: () => step(undo(state.history)),
    redo: () => step(redo(state.history)),
    addPhoto: (path: string, photo: Photo) =>
      update({ photos: { ...state.photos, [path]: photo } }),
    /** Keeps the content of a save until its response arrives. */
    setPending: (pending: Files) => update({ pending }),
    /**
     * Continues with the new commit after a save. Keeps changes that were typed during the save.
     * @param sent the draft at the start of the save
     */
    continueAfterSave: (base: Base, sent: Files) => {
      const draft = merge(sent, base.files, state.history.draft).merged as Files
      update({ base, history: { ...state.history, draft }, pending: undefined })
    },
    /**
     * Continues with a merged draft. Clears the undo history, because an undo would also revert
     * changes of other people.
     */
    continueAfterMerge: (base: Base, draft: Files) => update({ base, history: historyOf(draft) }),
    /**
     * Merges the changes that others have saved, and clears the undo history. Does nothing without
     * a new commit, or if any field conflicts.
     */
    refresh: (remote: Base) => {
      if (remote.oid === state.base.oid) return
      const { merged, conflicts } = rebase(draftOf(state), remote)
      if (conflicts.length === 0) update({ base: remote, history: historyOf(merged) })
    },
  }
}

export type Editor = ReturnType<typeof createEditor>

export const useEditor = (editor: Editor) => useSyncExternalStore(editor.subscribe, editor.get)
