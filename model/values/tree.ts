import { lastOf } from './last-of'

/** Property names and list indexes from the root of a tree to a value. */
export type FieldPath = readonly (string | number)[]

/** Converts `['company', 'towns', 0]` to `company.towns.0`, as in URLs and element ids. */
export const fieldKey = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** Converts `company.towns.0` to `['company', 'towns', 0]`. */
export const parseFieldKey = (key: string): FieldPath =>
  key.split('.').map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))

/** Checks whether a path is another path, or leads to a field, group or list in it. */
export const isWithin = (path: FieldPath, outer: FieldPath) =>
  outer.every((segment, index) => path[index] === segment)

/** Checks whether a path is that of a list item. */
export const isItemPath = (path: FieldPath) => typeof lastOf(path) === 'number'

/** Checks whether a value is a group of fields, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (tree: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, segment) : undefined,
    tree,
  )

/**
 * Returns the text at a path, or undefined for any other value, which a hand-edited file may have.
 */
export function textAt(tree: unknown, path: FieldPath): string | undefined {
  const value = valueAt(tree, path)
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns the group of fields at a path, or an empty one for any other value, which a hand-edited file
 * may have.
 */
export function groupAt(tree: unknown, path: FieldPath): Readonly<Record<string, unknown>> {
  const value = valueAt(tree, path)
  return isObject(value) ? value : {}
}

/** Returns the values of a tree that are neither object nor array, each with its path. */
export function leaves(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const segmentOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, segmentOf(key)]))
}

/** Returns the paths of all list items of a tree, each before the items in it. */
export function itemPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const itemPath = [...path, index]
      return [itemPath, ...itemPaths(item, itemPath)]
    })
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => itemPaths(inner, [...path, name]))
}

/** Returns an object with each of its fields changed. */
export const mapFields = (object: object, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))

/** Returns a tree with each of its leaves changed. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (typeof value !== 'object' || value === null) return change(value, path)
  if (Array.isArray(value))
    return value.map((inner, index) => mapLeaves(inner, change, [...path, index]))
  return mapFields(value, (inner, key) => mapLeaves(inner, change, [...path, key]))
}

/**
 * Returns a copy of `tree` with another value at a path. `undefined` empties a field of an object;
 * JSON omits empty fields.
 */
export function withValue<Tree>(tree: Tree, path: FieldPath, value: unknown): Tree
export function withValue(tree: unknown, path: FieldPath, value: unknown): unknown {
  const [segment, ...rest] = path
  if (segment === undefined) return value
  const inner = withValue(valueAt(tree, [segment]), rest, value)
  // The names of the shades of a colour are numbers.
  if (typeof segment === 'number' && !isObject(tree)) {
    const items = Array.isArray(tree) ? [...tree] : []
    items[segment] = inner
    return items
  }
  return { ...(isObject(tree) ? tree : {}), [segment]: inner }
}

/** Returns a copy of `tree` without the list item at a path. */
export function withoutItem<Tree>(tree: Tree, path: FieldPath): Tree {
  const list = path.slice(0, -1)
  const items = valueAt(tree, list)
  const others = Array.isArray(items) ? items.filter((_, index) => index !== lastOf(path)) : items
  return withValue(tree, list, others)
}
