import { schemaAt } from '@/model/schema/field-at'
import type { FieldPath } from '@/model/values/tree'
import { isObject } from './content-files'

/**
 * Returns content without the fields that the schema does not have, because an earlier version may
 * contain a field that no form shows any more.
 */
export function removeUnknownFields(value: unknown, path: FieldPath = []): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => removeUnknownFields(item, [...path, index]))
  if (!isObject(value)) return value
  const known = Object.entries(value).flatMap(([name, inner]) => {
    const field = [...path, name]
    return schemaAt(field) === undefined ? [] : [[name, removeUnknownFields(inner, field)]]
  })
  return Object.fromEntries(known)
}
