import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, isObject, valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './draft'
import { identify, idsIn, pathIn } from './list-items'
import { takeBack, withTheirValues } from './merge'

/** A change, with the content before and after it. */
export type UndoStep = {
  /** Path of the changed field in the content after the change. Empty if the owner restored a version. */
  path: FieldPath
  before: ContentFiles
  after: ContentFiles
  time: number
}

/** The content that the owner is changing, with the steps to undo and redo, the next one last. */
export type UndoHistory = {
  draft: ContentFiles
  past: readonly UndoStep[]
  future: readonly UndoStep[]
}

/** Checks whether a step restored a version, or took back the changes of one. */
export const isRestoration = ({ path }: UndoStep) => path.length === 0

/** Pause in typing after which a change begins a new step, in milliseconds. */
const UNDO_STEP_PAUSE = 4000

/** Number of steps that the history keeps, because memory must not grow with each word of a long day. */
const MAX_STEPS = 1000

/** Checks whether a value is a typed text or number. */
const isTyped = (value: unknown) => typeof value !== 'object' && typeof value !== 'boolean'

const countWords = (value: unknown) => String(value ?? '').match(/\S+/g)?.length ?? 0

const isWordTyped = (before: unknown, value: unknown) =>
  isTyped(before) && isTyped(value) && countWords(before) === countWords(value)

/**
 * Checks whether a key changed a letter of a word, one field of a group, or both dates of a period. A
 * tap on a photo changes both numbers of its focal point.
 */
function isChangedByKey(before: unknown, value: unknown): boolean {
  if (!isObject(before) || !isObject(value)) return isWordTyped(before, value)
  const names = Object.keys({ ...before, ...value })
  const changed = names.filter((name) => before[name] !== value[name])
  return (
    changed.every((name) => isWordTyped(before[name], value[name])) &&
    (changed.length === 1 || changed.every((name) => typeof value[name] === 'string'))
  )
}

/**
 * Returns the history with a changed value. Joins the letters of a word that are typed without a
 * pause into one step, and likewise arrow keys that move a point. Begins a new step
 * after an undo, because the owner may want the text that it showed.
 * @param path path of the field, or an empty path if the value is that of all content
 * @param time time of the change, in milliseconds
 */
export function change(
  history: UndoHistory,
  path: FieldPath,
  value: unknown,
  time: number,
): UndoHistory {
  const { draft, past, future } = history
  const before = valueAt(draft, path)
  if (isEqual(before, value)) return history
  const last = lastOf(past)
  const continues =
    last &&
    future.length === 0 &&
    time - last.time < UNDO_STEP_PAUSE &&
    fieldKey(last.path) === fieldKey(path) &&
    isChangedByKey(before, value)
  const after = identify(withValue(draft, path, value), [draft])
  const step = { path, before: continues ? last.before : draft, after, time }
  const earlier = continues ? past.slice(0, -1) : past
  return { draft: after, past: [...earlier, step].slice(-MAX_STEPS), future: [] }
}

/** The content before and after the save of another person, and the draft after its merge. */
type MergedSave = { base: ContentFiles; theirs: ContentFiles; merged: ContentFiles }

/** Checks whether a step would revert a change that the save contains too, because both made it. */
function revertsSave(step: UndoStep, { base, theirs }: MergedSave): boolean {
  const changes = (files: ContentFiles) => !isEqual(withTheirValues(takeBack(files, step)), files)
  return changes(theirs) && !changes(base)
}

/**
 * Adds the save of another person to the content of the steps that still change it, and returns also
 * the other steps, whose field the save changes too.
 * @param steps the steps, the next one last
 */
function withSave(steps: readonly UndoStep[], save: MergedSave) {
  const savedIds = idsIn(save.theirs)
  let after = save.merged
  const kept: UndoStep[] = []
  const lost: UndoStep[] = []
  for (const step of [...steps].reverse()) {
    const { merged: before, conflicts } = takeBack(after, step, [], savedIds)
    if (conflicts.length > 0 || isEqual(before, after) || revertsSave(step, save)) lost.push(step)
    else {
      const path = pathIn(after, step.after, step.path) ?? step.path
      kept.unshift({ ...step, path, before, after })
      after = before
    }
  }
  return { kept, lost }
}

const reversed = (steps: readonly UndoStep[]): UndoStep[] =>
  steps.map((step) => ({ ...step, before: step.after, after: step.before }))

/**
 * Returns the history after a merge. An undo then keeps what others have saved.
 * @param save the saved content, and the merged draft with the value of the others in each conflict
 * @param resolutions the values that the owner chose, which are new steps
 * @param time time of the merge, in milliseconds
 * @returns the history with the steps that it has lost, because the others changed their field too
 */
export function historyAfterMerge(
  { past, future }: UndoHistory,
  save: MergedSave,
  resolutions: readonly { path: FieldPath; value: unknown }[],
  time: number,
): UndoHistory & { lostSteps: readonly UndoStep[] } {
  const undoable = withSave(past, save)
  const redoable = withSave(reversed(future), save)
  const history = resolutions.reduce<UndoHistory>(
    (changed, { path, value }) => change(changed, path, value, time),
    { draft: save.merged, past: undoable.kept, future: reversed(redoable.kept) },
  )
  const keptKeys = [...history.past, ...history.future].map(({ path }) => fieldKey(path))
  // Skips a typed text of which another step is left, because the owner can still undo its change.
  const lostSteps = [...undoable.lost, ...redoable.lost].filter(
    ({ path, before, after }) =>
      !keptKeys.includes(fieldKey(path)) ||
      ![before, after].every((files) => isTyped(valueAt(files, path))),
  )
  return { ...history, lostSteps }
}

export function undo(history: UndoHistory): UndoHistory {
  const { past, future } = history
  const step = lastOf(past)
  return step ? { draft: step.before, past: past.slice(0, -1), future: [...future, step] } : history
}

export function redo(history: UndoHistory): UndoHistory {
  const { past, future } = history
  const step = lastOf(future)
  return step ? { draft: step.after, past: [...past, step], future: future.slice(0, -1) } : history
}
