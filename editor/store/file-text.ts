import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, isObject } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { isEmpty } from './empty-values'

/** Returns the names of a group's fields, in the order of its form. */
const formNames = (path: FieldPath) => Object.keys(fieldsIn(fieldAt(path)))

/**
 * Returns content without the fields that the schema does not have, because an earlier version may
 * contain a field that no form shows any more.
 */
export function removeUnknownFields<Tree>(tree: Tree, path?: FieldPath): Tree
export function removeUnknownFields(tree: unknown, path: FieldPath = []): unknown {
  if (Array.isArray(tree))
    return tree.map((item, index) => removeUnknownFields(item, [...path, index]))
  if (!isObject(tree)) return tree
  // The id of a list item is under a symbol.
  const names = [...formNames(path), ...Object.getOwnPropertySymbols(tree)]
  const fields = names
    .map((name) => [name, removeUnknownFields(Reflect.get(tree, name), [...path, String(name)])])
    .filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields)
}

function inFormOrder(value: unknown, path: FieldPath): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inFormOrder(item, [...path, index]))
  if (!isObject(value)) return value
  const names = [...new Set([...formNames(path), ...Object.keys(value)])]
  const fields = names.map((name) => [name, inFormOrder(value[name], [...path, name])])
  return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field)))
}

/**
 * Returns the text of a content file. Its fields have the order of the forms, so that a field that
 * was saved empty and is filled again returns to its place. Empty fields are left out.
 */
export const fileText = (contentName: string, value: unknown): string =>
  `${JSON.stringify(inFormOrder(value, [contentName]), null, 2)}\n`

/** Checks whether a content file has the same text in the content of the editor and of a commit. */
export const haveSameText = (contentName: string, one: ContentFiles, other: ContentFiles) =>
  fileText(contentName, one[contentName]) === fileText(contentName, other[contentName])
