import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, isObject } from '@/model/values/tree'
import type { ContentFiles } from './draft'

function knownFieldsOf(value: unknown, path: FieldPath): unknown {
  if (Array.isArray(value)) return value.map((item, index) => knownFieldsOf(item, [...path, index]))
  if (!isObject(value)) return value
  const known = Object.entries(value).flatMap(([name, inner]) => {
    const field = [...path, name]
    return fieldAt(field) === undefined ? [] : [[name, knownFieldsOf(inner, field)]]
  })
  return Object.fromEntries(known)
}

/**
 * Returns content without the fields that the schema does not have, because an earlier version may
 * contain a field that no form shows any more.
 */
export const removeUnknownFields = (files: ContentFiles) => knownFieldsOf(files, []) as ContentFiles
