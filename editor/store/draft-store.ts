/**
 * Holds the draft of one tab, with its base and undo steps.
 *
 *                              base  draft  undo step
 *   the tab reads commit A      A     A     none
 *   the owner changes x         A     A+x   A → A+x
 *   another person has saved B  B     B+x   A → A+x  merge: an undo takes only x back
 *   the owner saves             B     B+x   A → A+x  `sent` has the file of x until GitHub responds
 *   GitHub makes commit C       C     C     A → A+x  `replacedOid` of saving/saver.ts is B
 *
 * - Merge: each field of the draft that differs from the old base keeps its value, and all others get
 *   theirs. If both sides changed a field, nothing is merged before the owner has chosen a value.
 * - Save (saving/saver.ts): merges the branch, rejects a draft with new errors, and makes a commit.
 * - Sent: without a response, a file of the branch that equals a sent one was saved by this tab, so the
 *   next merge does not take it for a change of another person. Later saves add to the sent files, until
 *   one has a response or a read shows a newer commit.
 * - Storage (device-storage.ts): each change stores base, draft, sent files and new photos on the
 *   device. A new tab continues with those of a closed tab.
 */
import { findPhotoPath } from '@/model/pictures/photo-rules'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, withValue } from '@/model/values/tree'
import {
  type CommitContent,
  type ContentFiles,
  changedNames,
  type PreparedPhoto,
  type UnsavedChanges,
  unchanged,
} from './content'
import { type DeviceStorage, storageErrorMessage } from './device-storage'
import { haveSameText } from './file-text'
import { identify } from './list-items'
import { type MergeResult, merge, type Resolution, resolutionsFor, withTheirValues } from './merge'
import { createObservable } from './observable'
import {
  addChange,
  addKeystroke,
  historyAfterMerge,
  redo,
  type UndoHistory,
  type UndoStep,
  undo,
} from './undo-history'

export type DraftState = UnsavedChanges &
  UndoHistory & {
    /**
     * Time at which a closed tab stored the changes of this draft, in milliseconds. Undefined after
     * the first change in this tab.
     */
    storedAt?: number
    /** The undo steps that merges removed, until the owner has read the note. */
    lostSteps?: readonly UndoStep[]
    /** Portuguese message with the reason why this device cannot store unsaved changes. */
    storageError?: string
  }

/**
 * Checks whether the draft differs from the commit on which it is based, or may differ from the branch
 * because a save has no response.
 */
export const hasUnsavedChanges = (state: DraftState) =>
  state.sent !== undefined || changedNames(state).length > 0

/** Returns the names of the files that are broken on the branch and that the draft has not repaired. */
export const brokenFilesIn = ({ base, draft }: DraftState) =>
  (base.brokenFiles ?? []).filter((contentName) => draft[contentName] === undefined)

/**
 * Returns the content before the changes of the draft and of a commit, file by file. That is the base
 * commit, or the commit itself for a file that this tab has sent, because only this tab changed it.
 */
const commonAncestor = (
  { base, sent = [] }: DraftState,
  { files }: CommitContent,
): ContentFiles => {
  const saved = sent.flatMap((attempt) =>
    Object.entries(attempt).filter(([name]) => haveSameText(name, attempt, files)),
  )
  return { ...base.files, ...Object.fromEntries(saved) }
}

/**
 * Returns the history after a commit that has repaired broken files: the draft has the files, and no undo
 * removes them.
 * @param files the content files of the commit
 */
function withRepairedFiles(
  { base, draft, past, future }: DraftState,
  files: ContentFiles,
): UndoHistory {
  const repaired = (base.brokenFiles ?? []).filter(
    (contentName) => files[contentName] !== undefined,
  )
  const fill = (content: ContentFiles, source: ContentFiles) =>
    repaired.reduce(
      (filled, contentName) =>
        filled[contentName] === undefined
          ? withValue(filled, [contentName], source[contentName])
          : filled,
      content,
    )
  const withoutRepairs = (steps: readonly UndoStep[]) =>
    steps.flatMap((step) => {
      const before = fill(step.before, step.after)
      const isOnlyRepair = before !== step.before && isEqual(before, step.after)
      return isOnlyRepair ? [] : [{ ...step, before }]
    })
  return {
    draft: fill(draft, files),
    past: withoutRepairs(past),
    future: withoutRepairs(future),
  }
}

/**
 * Creates the state of a tab.
 * @param base the commit on which the draft is based
 * @param storage stores unsaved changes on the device
 * @param stored the unsaved changes of a closed tab, by default none
 */
export function createDraftStore(
  base: CommitContent,
  storage: Pick<DeviceStorage, 'store'>,
  stored: UnsavedChanges & Pick<DraftState, 'storedAt'> = unchanged(base),
) {
  const files = identify(base.files, [])
  const draft = identify(stored.draft, [files])
  const { get, set, subscribe } = createObservable<DraftState>({
    ...stored,
    base: { ...base, files },
    draft,
    sent: stored.sent?.map((attempt) => identify(attempt, [files, draft])),
    past: [],
    future: [],
  })

  const setAndStore = (next: Partial<DraftState>) => {
    set(next)
    const state = get()
    const changes = hasUnsavedChanges(state) ? { ...state, storedAt: Date.now() } : undefined
    storage.store(changes).then(
      () => get().storageError && set({ storageError: undefined }),
      (error) => set({ storageError: storageErrorMessage(error) }),
    )
  }

  const applyHistory = (history: UndoHistory) =>
    history !== get() && setAndStore({ ...history, storedAt: undefined })

  return {
    get,
    subscribe,
    /** Changes a value of the draft. `undefined` removes a field, group or list. */
    change: (path: FieldPath, value: unknown) =>
      applyHistory(addChange(get(), path, value, Date.now())),
    /** Changes a value by a keystroke, of which an undo takes back a word. */
    changeByKeystroke: (path: FieldPath, value: unknown) =>
      applyHistory(addKeystroke(get(), path, value, Date.now())),
    /** Replaces content files by the files of a version, in one undo step. */
    restore: (files: ContentFiles) => {
      const { base, draft } = get()
      // The commit still has the ids of items that the draft has removed.
      const restored = identify({ ...draft, ...files }, [draft, base.files])
      applyHistory(addChange(get(), [], restored, Date.now()))
    },
    /** Removes the note about undo steps that a merge removed. */
    dismissLostSteps: () => get().lostSteps && set({ lostSteps: undefined }),
    undo: () => applyHistory(undo(get())),
    redo: () => applyHistory(redo(get())),
    addPhoto: (path: string, photo: PreparedPhoto) =>
      setAndStore({ photos: { ...get().photos, [path]: photo } }),
    /** Adds why the build rejects a photo of the branch, unless the reason is known. */
    addPhotoError: (path: string, error: string) => {
      const { base } = get()
      const found = findPhotoPath(base.photos, path) ?? path
      set({ base: { ...base, photoErrors: { [found]: error, ...base.photoErrors } } })
    },
    /** Keeps the files of the saves that may be on the branch. `undefined` removes them. */
    setSent: (sent: UnsavedChanges['sent']) => setAndStore({ sent }),
    /** Continues with the commit of a save. Text that was typed meanwhile is a new change. */
    setBase: (base: CommitContent) =>
      setAndStore({ base, ...withRepairedFiles(get(), base.files), sent: undefined }),
    /**
     * Merges the changes that others have saved. An undo does not revert those changes.
     * @param remote the last commit of the branch
     * @param resolutions the owner's resolutions in earlier conflicts
     * @returns the merge if at least one of its conflicts has no resolution (the draft is then
     * unchanged); otherwise undefined
     */
    mergeRemote: (
      remote: CommitContent,
      resolutions: readonly Resolution[] = [],
    ): MergeResult<ContentFiles> | undefined => {
      const { draft } = get()
      if (remote.oid === get().base.oid) return undefined
      const ancestor = commonAncestor(get(), remote)
      // Keeps this tab's copy of a file that the branch lacks or has broken; the next save repairs it.
      const files = identify(remote.files, [ancestor, draft])
      const theirs = { ...ancestor, ...files }
      const present = withRepairedFiles(get(), files)
      const result = merge(ancestor, theirs, present.draft)
      const chosen = resolutionsFor(result.conflicts, resolutions)
      if (chosen.length < result.conflicts.length) return result
      const save = { base: ancestor, theirs, merged: identify(withTheirValues(result), [draft]) }
      const history = historyAfterMerge(present, save, chosen, Date.now())
      const lostSteps = [...(get().lostSteps ?? []), ...history.lostSteps]
      setAndStore({ base: { ...remote, files }, ...history, lostSteps, sent: undefined })
      return undefined
    },
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
