/** Property names and list indexes from the root of a tree to a value. */
export type FieldPath = readonly (string | number)[]

export const valueAt = (tree: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, segment) : undefined,
    tree,
  )

/** Returns the values of a tree that are neither object nor array, each with its path. */
export function leaves(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const segmentOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, segmentOf(key)]))
}

/** Returns a copy of a tree with each of its leaves changed. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (typeof value !== 'object' || value === null) return change(value, path)
  if (Array.isArray(value))
    return value.map((inner, index) => mapLeaves(inner, change, [...path, index]))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, change, [...path, key])]),
  )
}
