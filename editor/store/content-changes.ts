/** Finds the fields that differ between two versions of the content, and takes changes back. */
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { CommitContent, ContentFiles } from './draft'
import { areItems, type Item, identify, idOf, itemsById, pathIn } from './list-items'
import { takeBack } from './merge'

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

/** A version, the one before it, and what differs between them. */
export type ShownVersion = {
  version: CommitContent
  /** Undefined for the first version. */
  previous?: CommitContent
  changes: readonly FieldChange[]
}

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
 * Compares a version with the one before it. A broken file counts as unchanged.
 * @param draft the content whose list items the versions contain too
 */
export function compareVersions(
  version: CommitContent,
  previous: CommitContent | undefined,
  draft: ContentFiles,
): ShownVersion {
  const after = identify(version.files, [draft])
  const identified = { ...version, files: after }
  if (!previous) return { version: identified, changes: [] }
  const before = identify(previous.files, [after, draft])
  const names = Object.keys(after).filter((name) => before[name] !== undefined)
  const changes = names.flatMap((name) => changesBetween(before[name], after[name], [name]))
  return { version: identified, previous, changes }
}

/**
 * Returns the draft without changes of a version. Keeps the other fields and list items of the draft;
 * a field that changed again since gets the value from before the version.
 * @param after the content of the version
 * @param changes some of the version's changes
 */
export function withoutChanges(
  draft: ContentFiles,
  after: ContentFiles,
  changes: readonly FieldChange[],
): ContentFiles {
  // Inner lists first, because an outer list gives its items other indexes.
  const lists = changes
    .filter(isListChange)
    .sort((one, other) => other.path.length - one.path.length)
  const withEarlierLists = lists.reduce((files, { path, before }) => {
    const items = valueAt(files, path)
    const known = itemsById(areItems(items) ? items : [])
    const earlier = before.map((item) => known.get(idOf(item)) ?? item)
    return withValue(files, path, earlier) as ContentFiles
  }, after)
  let { merged: files } = takeBack(draft, { before: withEarlierLists, after })
  for (const { path, before } of changes.filter((change) => !isListChange(change))) {
    const own = pathIn(files, after, path)
    if (own) files = withValue(files, own, before) as ContentFiles
  }
  return files
}
