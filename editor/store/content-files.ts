import { type FieldPath, valueAt } from '@/model/values/tree'

/** The parsed content files, by name. */
export type ContentFiles = Readonly<Record<string, unknown>>

/** Converts `['company', 'towns', 0]` to `company.towns.0`, as in URLs and element ids. */
export const fieldKey = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** Converts `company.towns.0` to `['company', 'towns', 0]`. */
export const parseFieldKey = (key: string): FieldPath =>
  key.split('.').map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks whether a path is another path, or leads to a field, group or list in it. */
export const isWithin = (path: FieldPath, outer: FieldPath) =>
  outer.every((segment, index) => path[index] === segment)

/** Checks whether a path is that of the colours, which are one value: a palette. */
export const isPalette = (path: FieldPath) => fieldKey(path) === 'palette'

/**
 * Returns a copy of `tree` with another value at a path. `undefined` empties a field of an object,
 * which keeps its place among the fields until it is filled again. JSON omits empty fields.
 */
export function withValue(tree: unknown, path: FieldPath, value: unknown): unknown {
  const [segment, ...rest] = path
  if (segment === undefined) return value
  const inner = withValue(valueAt(tree, [segment]), rest, value)
  if (typeof segment === 'number') {
    const items = Array.isArray(tree) ? [...tree] : []
    items[segment] = inner
    return items
  }
  return { ...(isObject(tree) ? tree : {}), [segment]: inner }
}
