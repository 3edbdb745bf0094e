/** Finds the fields that differ between two versions of the content, and takes changes back. */
import { isEqual } from '@/model/is-equal'
import { type FieldPath, valueAt } from '@/model/tree'
import { type ContentFiles, haveSameName, isObject, isPalette, withValue } from './content-files'
import { merge } from './merge'

/** A field, or a list with other items or another order, and its values before and after. */
export type FieldChange = {
  /** Path of the field in the later version. */
  path: FieldPath
  before: unknown
  after: unknown
  /** For a list: the later index of each earlier item, or undefined for an item that is gone. */
  laterIndexes?: readonly (number | undefined)[]
}

/**
 * Returns the later index of each earlier item of a list. Finds an item by its value, then by its
 * name, then by its index if no item was added or removed.
 */
function matchItems(before: readonly unknown[], after: readonly unknown[]) {
  const matches = new Map<number, number>()
  const taken = new Set<number>()
  const isAtSameIndex = (index: number, later: number) =>
    before.length === after.length && index === later
  for (const isSame of [isEqual, haveSameName, undefined])
    for (const [index, item] of before.entries()) {
      if (matches.has(index)) continue
      const later = after.findIndex(
        (other, otherIndex) =>
          !taken.has(otherIndex) &&
          (isSame ? isSame(item, other) : isAtSameIndex(index, otherIndex)),
      )
      if (later < 0) continue
      matches.set(index, later)
      taken.add(later)
    }
  return before.map((_, index) => matches.get(index))
}

function changesOfList(before: readonly unknown[], after: readonly unknown[], path: FieldPath) {
  const laterIndexes = matchItems(before, after)
  const isSameList =
    before.length === after.length && laterIndexes.every((later, index) => later === index)
  const changed = laterIndexes.flatMap((later, index) =>
    later === undefined ? [] : changesBetween(before[index], after[later], [...path, later]),
  )
  return isSameList ? changed : [{ path, before, after, laterIndexes }, ...changed]
}

/** Returns the fields that differ between two versions of the content, in the order of the content. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): FieldChange[] {
  if (isEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].some(isObject))
    return changesOfList(before, after, path)
  if (!isObject(before) || !isObject(after) || isPalette(path)) return [{ path, before, after }]
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]))
}

/** Returns the later version without some of its changes. */
function withoutChanges(after: ContentFiles, changes: readonly FieldChange[]): unknown {
  const fields = changes.filter(({ laterIndexes }) => !laterIndexes)
  // Inner lists first, because an outer list gives its items other indexes.
  const lists = changes
    .filter(({ laterIndexes }) => laterIndexes)
    .sort((one, other) => other.path.length - one.path.length)
  return [...fields, ...lists].reduce<unknown>((files, { path, before, laterIndexes }) => {
    const items = laterIndexes?.map((later, index) =>
      later === undefined ? valueAt(before, [index]) : valueAt(files, [...path, later]),
    )
    return withValue(files, path, items ?? before)
  }, after)
}

/**
 * Takes changes of a version back in the draft. Keeps the other fields of the draft; a field that
 * changed again since gets the value from before the version.
 * @param after the content of the version
 * @param changes some of the version's changes
 */
export function takeBack(
  draft: ContentFiles,
  after: ContentFiles,
  changes: readonly FieldChange[],
): ContentFiles {
  const { merged, conflicts } = merge(after, withoutChanges(after, changes), draft)
  return conflicts.reduce(
    (files, { path, theirs }) => withValue(files, path, theirs),
    merged,
  ) as ContentFiles
}
