/**
 * An absent list equals an empty one, and likewise a group whose fields are all optional: versions of
 * which one lacks it differ in its items or fields only. Any other group is complete or absent.
 */
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isItemPath, valueAt, withValue } from '@/model/values/tree'
import { pathIn } from './list-items'

function emptyAt(path: FieldPath): unknown {
  const field = fieldAt(path)
  if (field?.kind === 'list') return []
  const isGroup =
    field?.kind === 'group' && Object.values(field.fields).every((inner) => inner.optional)
  return isGroup ? {} : undefined
}

/** Returns a value, or the empty list or group that equals the absent one. */
export const orEmpty = (value: unknown, path: FieldPath): unknown =>
  value === undefined ? emptyAt(path) : value

/** Returns a value, or undefined for an empty list or group that the content may lack. */
export const orAbsent = (value: unknown, path: FieldPath): unknown =>
  fieldAt(path)?.optional && isEqual(value, emptyAt(path)) ? undefined : value

/**
 * Returns a change without an empty value: an empty list and optional groups without values go, except
 * a list that the saved file has and that may be empty. An emptied text of a list stays, because a list
 * has no absent items.
 */
export function withoutEmpty(
  { path, value }: { path: FieldPath; value: unknown },
  draft: unknown,
  saved: unknown,
): { path: FieldPath; value: unknown } {
  if (value === undefined && isItemPath(path)) return { path, value: '' }
  const isSavedList = Array.isArray(valueAt(saved, pathIn(saved, draft, path) ?? []))
  const next = isEqual(value, []) && !isSavedList ? undefined : orAbsent(value, path)
  const groupPath = path.slice(0, -1)
  const group = valueAt(withValue(draft, path, next), groupPath)
  return fieldAt(groupPath)?.optional && isEqual(group, {})
    ? withoutEmpty({ path: groupPath, value: undefined }, draft, saved)
    : { path, value: next }
}
