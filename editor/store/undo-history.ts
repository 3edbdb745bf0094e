import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, isObject, valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

export type UndoStep = {
  /** Path of the changed field, or undefined if the owner restored a version. */
  path: FieldPath | undefined
  /** The content before the step for undo, or after the step for redo. */
  content: ContentFiles
  time: number
}

/** The content that the owner is changing, with the steps to undo and redo, the next one last. */
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
    last?.path &&
    time - last.time < UNDO_STEP_PAUSE &&
    fieldKey(last.path) === fieldKey(path) &&
    (isMovedByKey(before, value) ||
      (isTyped(before) && isTyped(value) && countWords(before) === countWords(value)))
  const steps = continues ? past.slice(0, -1) : past
  const content = continues ? last.content : draft
  return {
    draft: withValue(draft, path, value) as ContentFiles,
    past: [...steps, { path, content, time }],
    future: [],
  }
}

/**
 * Returns the history with other content, as one step.
 * @param next the content of a version, or the draft without changes of a version
 * @param time time of the restoration, in milliseconds
 */
export function replaceContent(
  history: UndoHistory,
  next: ContentFiles,
  time: number,
): UndoHistory {
  const { draft, past } = history
  if (isEqual(draft, next)) return history
  return { draft: next, past: [...past, { path: undefined, content: draft, time }], future: [] }
}

/** Splits merged steps into those that still change the content and the others. */
function mergeSteps(
  steps: readonly UndoStep[],
  merged: ContentFiles,
  mergeContent: (content: ContentFiles) => ContentFiles,
) {
  const kept: UndoStep[] = []
  const lost: UndoStep[] = []
  let next = merged
  for (const step of [...steps].reverse()) {
    const content = mergeContent(step.content)
    if (isEqual(content, next)) lost.push(step)
    else kept.unshift({ ...step, content })
    next = content
  }
  return { kept, lost }
}

/**
 * Returns the history after a merge. Merges the content of each step too, so that an undo keeps what
 * others have saved.
 * @param merged the merged draft
 * @param mergeContent merges the content of a step with the same changes of others
 * @returns the history, and the steps without which the content is the same after the merge
 */
export function historyAfterMerge(
  { past, future }: UndoHistory,
  merged: ContentFiles,
  mergeContent: (content: ContentFiles) => ContentFiles,
): { history: UndoHistory; lostSteps: readonly UndoStep[] } {
  const undoable = mergeSteps(past, merged, mergeContent)
  const redoable = mergeSteps(future, merged, mergeContent)
  const keyOf = ({ path = [] }: UndoStep) => fieldKey(path)
  const kept = [...undoable.kept, ...redoable.kept].map(keyOf)
  return {
    history: { draft: merged, past: undoable.kept, future: redoable.kept },
    // Skips a field of which another step is left, because the owner can still undo its change.
    lostSteps: [...undoable.lost, ...redoable.lost].filter((step) => !kept.includes(keyOf(step))),
  }
}

/** Swaps the content of the next step and the draft, and moves the step to the other list. */
function swapStep(
  history: UndoHistory,
  from: 'past' | 'future',
  to: 'past' | 'future',
): UndoHistory {
  const step = lastOf(history[from])
  if (!step) return history
  return {
    ...history,
    draft: step.content,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], { ...step, content: history.draft }],
  }
}

export const undo = (history: UndoHistory) => swapStep(history, 'past', 'future')

export const redo = (history: UndoHistory) => swapStep(history, 'future', 'past')
