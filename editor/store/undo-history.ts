import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, isObject, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'
import { keepIds, pathIn, withField } from './list-items'
import { merge, withTheirValues } from './merge'

export type UndoStep = {
  /** Path of the changed field, or undefined if the owner restored a version. */
  path: FieldPath | undefined
  /** The draft before the step for undo, or after the step for redo. */
  draft: ContentFiles
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

/** Number of steps that the history keeps, because memory must not grow with each word of a long day. */
const MAX_STEPS = 1000

const withStep = (steps: readonly UndoStep[], step: UndoStep) => [...steps, step].slice(-MAX_STEPS)

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
  const start = continues ? last.draft : draft
  return {
    draft: withField(draft, path, value),
    past: withStep(steps, { path, draft: start, time }),
    future: [],
  }
}

/**
 * Returns the history with another draft, as one step.
 * @param next the content of a version, or the draft without changes of a version
 * @param time time of the restoration, in milliseconds
 */
export function replaceDraft(history: UndoHistory, next: ContentFiles, time: number): UndoHistory {
  const { draft, past } = history
  if (isEqual(draft, next)) return history
  return {
    draft: keepIds(draft, next),
    past: withStep(past, { path: undefined, draft, time }),
    future: [],
  }
}

/** The content before and after the save of another person, and the draft after its merge. */
type MergedSave = { base: ContentFiles; theirs: ContentFiles; merged: ContentFiles }

/**
 * Checks whether a step would revert a change that the save contains too, because both made it.
 * @param before the draft that the step replaces
 */
function revertsSave(step: UndoStep, before: ContentFiles, { base, theirs }: MergedSave): boolean {
  const changes = (files: ContentFiles) => {
    const { merged, conflicts } = merge(before, files, step.draft)
    return !isEqual(withTheirValues(merged as ContentFiles, conflicts), files)
  }
  return changes(theirs) && !changes(base)
}

/**
 * Moves steps to a merged draft, where each makes only its own change.
 * @param steps the steps, the next one last
 * @param draft the draft before the merge
 * @returns the moved steps, and those whose field the others changed too
 */
function moveSteps(steps: readonly UndoStep[], draft: ContentFiles, save: MergedSave) {
  const kept: UndoStep[] = []
  const lost: UndoStep[] = []
  let [before, movedBefore] = [draft, save.merged]
  for (const step of [...steps].reverse()) {
    const moved = merge(before, movedBefore, step.draft)
    const isLost =
      moved.conflicts.length > 0 ||
      isEqual(moved.merged, movedBefore) ||
      revertsSave(step, before, save)
    if (isLost) lost.push(step)
    else {
      // Another person may have moved the list item of the field.
      const path = step.path && (pathIn(movedBefore, before, step.path) ?? step.path)
      movedBefore = moved.merged as ContentFiles
      kept.unshift({ ...step, path, draft: movedBefore })
    }
    before = step.draft
  }
  return { kept, lost }
}

/**
 * Returns the history after a merge. An undo then keeps what others have saved.
 * @param save the saved content, and the merged draft with the value of the others in each conflict
 * @param resolutions the values that the owner chose, which are new steps
 * @param time time of the merge, in milliseconds
 * @returns the history, and the steps whose field the others changed too
 */
export function historyAfterMerge(
  { draft, past, future }: UndoHistory,
  save: MergedSave,
  resolutions: readonly { path: FieldPath; value: unknown }[],
  time: number,
): { history: UndoHistory; lostSteps: readonly UndoStep[] } {
  const undoable = moveSteps(past, draft, save)
  const redoable = moveSteps(future, draft, save)
  const moved: UndoHistory = { draft: save.merged, past: undoable.kept, future: redoable.kept }
  const history = resolutions.reduce(
    (changed, { path, value }) => change(changed, path, value, time),
    moved,
  )
  const keyOf = ({ path = [] }: UndoStep) => fieldKey(path)
  const kept = [...history.past, ...history.future].map(keyOf)
  // Skips a field of which another step is left, because the owner can still undo its change.
  const lostSteps = [...undoable.lost, ...redoable.lost].filter(
    (step) => !kept.includes(keyOf(step)),
  )
  return { history, lostSteps }
}

/** Exchanges the drafts of the next step and of the history, and moves the step to the other list. */
function swapStep(
  history: UndoHistory,
  from: 'past' | 'future',
  to: 'past' | 'future',
): UndoHistory {
  const step = lastOf(history[from])
  if (!step) return history
  return {
    ...history,
    draft: step.draft,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], { ...step, draft: history.draft }],
  }
}

export const undo = (history: UndoHistory) => swapStep(history, 'past', 'future')

export const redo = (history: UndoHistory) => swapStep(history, 'future', 'past')
