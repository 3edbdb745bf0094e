import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, fieldKey, isWithin, valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { differencesBetween, isListDifference, takeBack } from './differences'
import { identify, idPathOf, itemsById } from './list-items'

/** A change, with the content before and after it. */
export type UndoStep = {
  /** Path of the changed field in the content after the change. Empty if the owner restored a version. */
  path: FieldPath
  before: ContentFiles
  after: ContentFiles
  time: number
  /** True if the next letter or arrow key may join the step. */
  isTyped: boolean
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

const countWords = (value: unknown) => String(value ?? '').match(/\S+/g)?.length ?? 0

/**
 * Returns the history with a changed value, which is a step of its own.
 * @param path path of the field, or an empty path if the value is all content
 * @param time time of the change, in milliseconds
 */
export function addChange(
  history: UndoHistory,
  path: FieldPath,
  value: unknown,
  time: number,
  isTyped = false,
): UndoHistory {
  const { draft, past } = history
  const after = identify(withValue(draft, path, value), [draft])
  if (after === draft) return history
  const step = { path, before: draft, after, time, isTyped }
  return { draft: after, past: [...past, step].slice(-MAX_STEPS), future: [] }
}

/**
 * Returns the history with a value that a keystroke has changed. Joins the letters of a word that are typed
 * without a pause into one step, and likewise arrow keys that move a point. Begins a new step after an
 * undo, because the owner may want the text that it showed.
 */
export function addKeystroke(
  history: UndoHistory,
  path: FieldPath,
  value: unknown,
  time: number,
): UndoHistory {
  const { draft, past, future } = history
  const last = lastOf(past)
  const continues =
    // Not after a merge, whose changes an undo must keep.
    last?.after === draft &&
    last.isTyped &&
    future.length === 0 &&
    time - last.time < UNDO_STEP_PAUSE &&
    fieldKey(last.path) === fieldKey(path) &&
    countWords(valueAt(draft, path)) === countWords(value)
  const changed = addChange(history, path, value, time, true)
  if (!continues || changed === history) return changed
  // The owner has deleted again what the step typed.
  if (isEqual(valueAt(last.before, path), valueAt(changed.draft, path)))
    return { ...changed, past: past.slice(0, -1) }
  const step = { ...last, after: changed.draft, time }
  return { ...changed, past: [...past.slice(0, -1), step] }
}

/**
 * Returns the fields that differ between two versions of the content. For a list with other items or
 * another order, also the items that one version lacks. The paths have the ids of items.
 */
const differingFields = (before: ContentFiles, after: ContentFiles): FieldPath[] =>
  differencesBetween(before, after).flatMap((difference) => {
    const path = idPathOf(after, difference.path).segments
    if (!isListDifference(difference)) return [path]
    const [earlier, later] = [itemsById(difference.before), itemsById(difference.after)]
    const ids = [...earlier.keys(), ...later.keys()]
    const unshared = ids.filter((id) => !earlier.has(id) || !later.has(id))
    return ['order', ...unshared].map((segment) => [...path, segment])
  })

/**
 * Returns the steps that change none of the given fields. With a lost step go the earlier ones of its
 * fields, because its item may be gone.
 * @param steps the steps, the next one last
 */
function withoutStepsOf(fields: readonly FieldPath[], steps: readonly UndoStep[]): UndoStep[] {
  const lostFields = [...fields]
  const kept: UndoStep[] = []
  for (const step of [...steps].reverse()) {
    const changed = differingFields(step.before, step.after)
    const isLost = changed.some((field) =>
      lostFields.some((lost) => isWithin(field, lost) || isWithin(lost, field)),
    )
    if (isLost) lostFields.push(...changed)
    else kept.unshift(step)
  }
  return kept
}

/**
 * Returns the history after a merge. Keeps the steps of fields that the save has not changed, so that an
 * undo never reverts what others have saved.
 * @param save the content before and after the save, and the merged draft with the value of the others
 * in each conflict
 * @param resolutions the values that the owner chose, which are new steps
 * @param time time of the merge, in milliseconds
 * @returns the history, and the steps that the save has ended; a resolution also ends all steps to redo
 */
export function historyAfterMerge(
  { past, future }: UndoHistory,
  { base, theirs, merged }: { base: ContentFiles; theirs: ContentFiles; merged: ContentFiles },
  resolutions: readonly { path: FieldPath; value: unknown }[],
  time: number,
): UndoHistory & { lostSteps: readonly UndoStep[] } {
  const resolved = resolutions.map(({ path }) => idPathOf(merged, path).segments)
  const fields = [...differingFields(base, theirs), ...resolved]
  const [undoable, redoable] = [withoutStepsOf(fields, past), withoutStepsOf(fields, future)]
  const kept = new Set([...undoable, ...redoable])
  const history = resolutions.reduce<UndoHistory>(
    (changed, { path, value }) => addChange(changed, path, value, time),
    { draft: merged, past: undoable, future: redoable },
  )
  return { ...history, lostSteps: [...past, ...future].filter((step) => !kept.has(step)) }
}

/**
 * Returns the draft with the change from one version of the content to another. Keeps what others have
 * saved since in other fields.
 */
const replay = (draft: ContentFiles, from: ContentFiles, to: ContentFiles) =>
  draft === from ? to : identify(takeBack(draft, from, differencesBetween(to, from)), [draft])

export function undo(history: UndoHistory): UndoHistory {
  const { draft, past, future } = history
  const step = lastOf(past)
  if (!step) return history
  const { before, after } = step
  return {
    draft: replay(draft, after, before),
    past: past.slice(0, -1),
    future: [...future, step],
  }
}

export function redo(history: UndoHistory): UndoHistory {
  const { draft, past, future } = history
  const step = lastOf(future)
  if (!step) return history
  const { before, after } = step
  return {
    draft: replay(draft, before, after),
    past: [...past, step],
    future: future.slice(0, -1),
  }
}
