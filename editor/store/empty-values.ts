/**
 * An absent list equals an empty one, and likewise a group whose fields are all optional: versions of
 * which one lacks it differ in its items or fields only. Any other group is complete or absent.
 */
import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import type { FieldPath } from '@/model/values/tree'

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
