import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { changesBetween, type FieldChange } from './content-changes'
import { type ContentFiles, fieldKey, isObject, isWithin, withValue } from './content-files'
import { pathAfterMerge } from './moved-path'

/** A change at a path. `value` is the earlier value for undo, or the later value for redo. */
export type UndoStep = {
  path: FieldPath
  value: unknown
  time: number
  /** Time of the restoration that made this step. Its steps are undone and redone together. */
  restoration?: number
}

/** The content that the owner is changing, with the steps to undo and redo. */
export type UndoHistory = {
  draft: ContentFiles
  past: readonly UndoStep[]
  future: readonly UndoStep[]
}

/** Pause in typing after which a change begins a new step, in milliseconds. */
const UNDO_STEP_PAUSE = 4000

export const createUndoHistory = (draft: ContentFiles): UndoHistory => ({
  draft,
  past: [],
  future: [],
})

/** Checks whether a value is a typed text or number. */
const isTyped = (value: unknown) => typeof value !== 'object' && typeof value !== 'boolean'

/** Checks whether an arrow key moved a point: a key changes one axis, and a tap changes both. */
const isMovedByKey = (before: unknown, value: unknown) =>
  isObject(before) && isObject(value) && (before.x === value.x) !== (before.y === value.y)

const countWords = (value: unknown) => String(value ?? '').match(/\S+/g)?.length ?? 0

/**
 * Returns the history with a changed value. Joins the letters of a word that are typed without a
 * pause into one step, and likewise presses of the arrow keys that move a point.
 * @param time time of the change, in milliseconds
 */
export function change(
  history: UndoHistory,
  path: FieldPath,
  value: unknown,
  time: number,
): UndoHistory {
  const { draft, past } = history
  const before = valueAt(draft, path)
  if (isEqual(before, value)) return history
  const last = lastOf(past)
  const continues =
    last &&
    last.restoration === undefined &&
    time - last.time < UNDO_STEP_PAUSE &&
    fieldKey(last.path) === fieldKey(path) &&
    (isMovedByKey(before, value) ||
      (isTyped(before) && isTyped(value) && countWords(before) === countWords(value)))
  const step = { path, value: continues ? last.value : before, time }
  const steps = continues ? past.slice(0, -1) : past
  return {
    draft: withValue(draft, path, value) as ContentFiles,
    past: [...steps, step],
    future: [],
  }
}

/**
 * Returns the history with other content. Stores a step for each changed field, because a merge
 * then removes only the steps of the fields that others have changed.
 * @param next the content of a version, or the draft without changes of a version
 * @param time time of the restoration, in milliseconds
 */
export function replaceContent(
  history: UndoHistory,
  next: ContentFiles,
  time: number,
): UndoHistory {
  const { draft, past } = history
  const changes = changesBetween(draft, next)
  if (changes.length === 0) return history
  const lists = changes.filter(({ laterIndexes }) => laterIndexes)
  // The step of a list contains the steps of its items.
  const isInList = (inner: FieldChange) =>
    lists.some((list) => list !== inner && isWithin(inner.path, list.path))
  const steps = changes
    .filter((inner) => !isInList(inner))
    .map(({ path, before }) => ({ path, value: before, time, restoration: time }))
  return { draft: next, past: [...past, ...steps], future: [] }
}

/** Splits steps, the next one last, into those that stay possible after a merge and the others. */
function splitSteps(
  steps: readonly UndoStep[],
  before: ContentFiles,
  merged: ContentFiles,
  touched: readonly FieldPath[],
) {
  const kept: UndoStep[] = []
  const lost: UndoStep[] = []
  for (const step of [...steps].reverse()) {
    const path = pathAfterMerge(before, merged, step.path)
    const isTouched =
      !path ||
      !isEqual(valueAt(before, step.path), valueAt(merged, path)) ||
      touched.some((other) => isWithin(path, other) || isWithin(other, path)) ||
      // Without the step that changed a list, the indexes of earlier steps mean other items.
      lost.some((later) => isWithin(step.path, later.path))
    if (isTouched) lost.push(step)
    else kept.unshift({ ...step, path })
  }
  return { kept, lost }
}

/**
 * Returns the history after a merge with the steps whose fields the merge did not touch, at the
 * paths that these fields have now.
 * @param merged the merged content
 * @param conflicts paths of the conflicts, which the owner has resolved
 * @returns the history, and the paths of the steps that can no longer be undone or redone
 */
export function historyAfterMerge(
  { draft, past, future }: UndoHistory,
  merged: ContentFiles,
  conflicts: readonly FieldPath[],
): { history: UndoHistory; lostSteps: readonly FieldPath[] } {
  const undoable = splitSteps(past, draft, merged, conflicts)
  const redoable = splitSteps(future, draft, merged, conflicts)
  return {
    history: { draft: merged, past: undoable.kept, future: redoable.kept },
    lostSteps: [...undoable.lost, ...redoable.lost].map(({ path }) => path),
  }
}

/** Swaps the values of the last step and of the draft, and moves the step to the other list. */
function swapStep(
  history: UndoHistory,
  from: 'past' | 'future',
  to: 'past' | 'future',
): UndoHistory {
  const step = lastOf(history[from])
  if (!step) return history
  const { draft } = history
  const swapped = {
    ...history,
    draft: withValue(draft, step.path, step.value) as ContentFiles,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], { ...step, value: valueAt(draft, step.path) }],
  }
  const next = lastOf(swapped[from])
  const isSameRestoration = step.restoration !== undefined && step.restoration === next?.restoration
  return isSameRestoration ? swapStep(swapped, from, to) : swapped
}

export const undo = (history: UndoHistory) => swapStep(history, 'past', 'future')

export const redo = (history: UndoHistory) => swapStep(history, 'future', 'past')
