/** Property names and list indexes from the root of a tree to a value. */
export type Path = readonly (string | number)[]

/** Returns the value at a path, or undefined. */
export const valueAt = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    tree,
  )

/** Returns the values of a tree that are neither object nor array, each with its path. */
export function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, step(key)]))
}

/** Returns a copy of a tree with each of its leaves changed. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (typeof value !== 'object' || value === null) return change(value, path)
  if (Array.isArray(value))
    return value.map((inner, index) => mapLeaves(inner, change, [...path, index]))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, change, [...path, key])]),
  )
}
