import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, isObject } from '@/model/values/tree'

/** Returns a value with the fields of each group in the order of its form, then all others. */
function inFormOrder(value: unknown, path: FieldPath): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inFormOrder(item, [...path, index]))
  if (!isObject(value)) return value
  const names = Object.keys(fieldsIn(fieldAt(path)))
  const ordered = new Set([...names.filter((name) => name in value), ...Object.keys(value)])
  return Object.fromEntries(
    [...ordered].map((name) => [name, inFormOrder(value[name], [...path, name])]),
  )
}

/**
 * Returns the text of a content file. Its fields have the order of the forms, so that a field that
 * was saved empty and is filled again returns to its place.
 */
export const fileText = (contentName: string, value: unknown): string =>
  `${JSON.stringify(inFormOrder(value, [contentName]), null, 2)}\n`
