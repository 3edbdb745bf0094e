/** Finds the fields that differ between two versions of the content, and takes differences back. */
import { isOneValueAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { CommitContent, ContentFiles } from './content'
import { removeUnknownFields } from './file-text'
import { areItems, type Item, identify, idOf, itemsById, pathIn } from './list-items'
import { merge } from './merge'

/** A field, or a list with other items or another order, and its values before and after. */
export type Difference = {
  /** Path of the field in the later version. */
  path: FieldPath
  before: unknown
  after: unknown
}

/** A difference in which items a list has, or in their order. */
export type ListDifference = Difference & { before: readonly Item[]; after: readonly Item[] }

export const isListDifference = (difference: Difference): difference is ListDifference =>
  areItems(difference.before) && areItems(difference.after)

/**
 * Returns the fields that differ between two versions of the content, in the order of the content.
 * List items are the same if their ids are.
 */
export function differencesBetween(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): Difference[] {
  if (isEqual(before, after)) return []
  if (areItems(before) && areItems(after)) {
    const [earlier, later] = [itemsById(before), itemsById(after)]
    const differences = [...later].flatMap(([id, item], index) =>
      earlier.has(id) ? differencesBetween(earlier.get(id), item, [...path, index]) : [],
    )
    const areSameItems = isEqual([...earlier.keys()], [...later.keys()])
    return areSameItems ? differences : [{ path, before, after }, ...differences]
  }
  if (!isObject(before) || !isObject(after) || isOneValueAt(path)) return [{ path, before, after }]
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) =>
    differencesBetween(before[name], after[name], [...path, name]),
  )
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
  const changes = names.flatMap((name) => differencesBetween(before[name], after[name], [name]))
  return { version: { ...version, files: after }, previous, changes }
}

/**
 * Returns the value that a field had before a change. Of a list, returns the present items with those
 * that the change removed and without those that it added, in the order before it.
 */
function earlierValue(difference: Difference, present: unknown, path: FieldPath): unknown {
  if (!isListDifference(difference)) return difference.before
  // Each difference in an item is one of its own.
  const later = itemsById(difference.after)
  const before = difference.before.map((item) => later.get(idOf(item)) ?? item)
  return merge<unknown>(difference.after, present, before, path).merged
}

/**
 * Returns the draft without changes of a version. Keeps the other fields and list items of the draft;
 * a field that changed again since gets the value from before the version.
 * @param after the content of the version
 * @param differences some of those between the version and the one before it
 */
export const takeBack = (
  draft: ContentFiles,
  after: ContentFiles,
  differences: readonly Difference[],
) =>
  differences.reduce((files, difference) => {
    const path = pathIn(files, after, difference.path)
    if (!path) return files
    const groupPath = path.slice(0, -1)
    // Without its group, the field would return as half a group.
    if (valueAt(files, groupPath) === undefined) return files
    return withValue(files, path, earlierValue(difference, valueAt(files, path), path))
  }, draft)
