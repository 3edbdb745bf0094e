const countValues = (object: object) =>
  Object.values(object).filter((value) => value !== undefined).length

/**
 * Checks whether two JSON values are equal, whatever the order of their properties. A property
 * without a value equals a missing one. A list equals no object.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const hasEqual = (name: string) => isEqual(Reflect.get(one, name), Reflect.get(other, name))
  return countValues(one) === countValues(other) && Object.keys(one).every(hasEqual)
}
