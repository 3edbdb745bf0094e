/** Finds the fields that differ between two versions of the content, and takes changes back. */
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { CommitContent, ContentFiles } from './content'
import { removeUnknownFields } from './file-text'
import { areItems, type Item, identify, idOf, itemsById, pathIn } from './list-items'
import { merge } from './merge'

/** A field, or a list with other items or another order, and its values before and after. */
export type FieldChange = {
  /** Path of the field in the later version. */
  path: FieldPath
  before: unknown
  after: unknown
}

/** A change of which items a list has, or of their order. */
export type ListChange = FieldChange & { before: readonly Item[]; after: readonly Item[] }

export const isListChange = (change: FieldChange): change is ListChange =>
  areItems(change.before) && areItems(change.after)

/**
 * Returns the fields that differ between two versions of the content, in the order of the content.
 * List items are those of the same id.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): FieldChange[] {
  if (isEqual(before, after)) return []
  if (areItems(before) && areItems(after)) {
    const [earlier, later] = [itemsById(before), itemsById(after)]
    const changes = [...later].flatMap(([id, item], index) =>
      earlier.has(id) ? changesBetween(earlier.get(id), item, [...path, index]) : [],
    )
    const areSameItems = isEqual([...earlier.keys()], [...later.keys()])
    return areSameItems ? changes : [{ path, before, after }, ...changes]
  }
  if (!isObject(before) || !isObject(after) || fieldAt(path)?.mergesAsOne)
    return [{ path, before, after }]
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]))
}

/**
 * Compares a version with the one before it. A broken file counts as unchanged. Leaves out fields that no
 * form shows any more.
 * @param previous undefined for the first version
 * @param draft the content whose list items the versions contain too
 */
export function compareVersions(
  version: CommitContent,
  previous: CommitContent | undefined,
  draft: ContentFiles,
) {
  const after = identify(removeUnknownFields(version.files), [draft])
  const before = identify(removeUnknownFields(previous?.files ?? {}), [after, draft])
  const names = Object.keys(after).filter((name) => before[name] !== undefined)
  const changes = names.flatMap((name) => changesBetween(before[name], after[name], [name]))
  return { version: { ...version, files: after }, previous, changes }
}

/**
 * Returns the value that a field had before a change. Of a list, returns the present items with those
 * that the change removed and without those that it added, in the order before it.
 */
function earlierValue(change: FieldChange, present: unknown, path: FieldPath): unknown {
  if (!isListChange(change)) return change.before
  // Each change in an item is a change of its own.
  const later = itemsById(change.after)
  const before = change.before.map((item) => later.get(idOf(item)) ?? item)
  return merge<unknown>(change.after, present, before, path).merged
}

/**
 * Returns the draft without changes of a version. Keeps the other fields and list items of the draft;
 * a field that changed again since gets the value from before the version.
 * @param after the content of the version
 * @param changes some of the version's changes
 */
export const withoutChanges = (
  draft: ContentFiles,
  after: ContentFiles,
  changes: readonly FieldChange[],
) =>
  changes.reduce((files, change) => {
    const path = pathIn(files, after, change.path)
    if (!path) return files
    const groupPath = path.slice(0, -1)
    // Without its group, the field would return as half a group.
    if (valueAt(files, groupPath) === undefined) return files
    return withValue(files, path, earlierValue(change, valueAt(files, path), path))
  }, draft)
