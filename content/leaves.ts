export type Path = readonly (string | number)[]

/** The values of a tree that are neither object nor array, each with its path. */
export function leaves(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, step(key)]))
}
