/** Finds the fields that differ between two versions of the content, and takes changes back. */
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './content-files'
import type { CommitContent } from './draft'
import { laterIndexes, laterPath } from './list-items'
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

/** A version, the one before it, and what differs between them. */
export type ShownVersion = {
  version: CommitContent
  /** Undefined for the first version. */
  previous?: CommitContent
  changes: readonly FieldChange[]
}

function changesOfList(before: readonly unknown[], after: readonly unknown[], path: FieldPath) {
  const matches = laterIndexes(before, after, path)
  const changed = matches.flatMap((later, index) =>
    later === undefined ? [] : changesBetween(before[index], after[later], [...path, later]),
  )
  const isSameList =
    before.length === after.length && matches.every((later, index) => later === index)
  return isSameList ? changed : [{ path, before, after, laterIndexes: matches }, ...changed]
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
  if (!isObject(before) || !isObject(after) || fieldAt(path)?.mergesAsOne)
    return [{ path, before, after }]
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]))
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
  const fields = changes.filter((change) => !change.laterIndexes)
  const withEarlierFields = (files: ContentFiles) =>
    fields.reduce<unknown>((changed, { path, before }) => {
      const later = laterPath(after, files, path)
      return later ? withValue(changed, later, before) : changed
    }, files)
  // Inner lists first, because an outer list gives its items other indexes.
  const lists = changes
    .filter((change) => change.laterIndexes)
    .sort((one, other) => other.path.length - one.path.length)
  const base = withEarlierFields(after)
  const earlier = lists.reduce((files, { path, before, laterIndexes = [] }) => {
    const items = laterIndexes.map((later, index) =>
      later === undefined ? valueAt(before, [index]) : valueAt(files, [...path, later]),
    )
    return withValue(files, path, items)
  }, base)
  return merge(base, withEarlierFields(draft), earlier).merged as ContentFiles
}
