import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, isObject } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { isEmpty } from './empty-values'

/**
 * Returns a value with the fields of each group in the order of its form.
 * @param isForFile whether fields that no form shows follow the others, and empty ones are left out
 */
function inFormOrder(value: unknown, path: FieldPath, isForFile: boolean): unknown {
  const inner = (item: unknown, segment: string | number) =>
    inFormOrder(item, [...path, segment], isForFile)
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value)) return value
  const known = Object.keys(fieldsIn(fieldAt(path)))
  // The id of a list item is under a symbol.
  const others = isForFile ? Reflect.ownKeys(value) : Object.getOwnPropertySymbols(value)
  const fields = [...new Set([...known, ...others])]
    .map((name) => [name, inner(Reflect.get(value, name), String(name))])
    .filter(([, field]) => (isForFile ? !isEmpty(field) : field !== undefined))
  return Object.fromEntries(fields)
}

/**
 * Returns content without the fields that the schema does not have, because an earlier version may
 * contain a field that no form shows any more.
 */
export const removeUnknownFields = (files: ContentFiles) =>
  inFormOrder(files, [], false) as ContentFiles

/**
 * Returns the text of a content file. Its fields have the order of the forms, so that a field that
 * was saved empty and is filled again returns to its place.
 */
export const fileText = (contentName: string, value: unknown): string =>
  `${JSON.stringify(inFormOrder(value, [contentName], true), null, 2)}\n`

/** Checks whether a content file has the same text in the content of the editor and of a commit. */
export const haveSameText = (contentName: string, one: ContentFiles, other: ContentFiles) =>
  fileText(contentName, one[contentName]) === fileText(contentName, other[contentName])
