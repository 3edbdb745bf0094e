/**
 * Returns the same function with a cache by the identity of its first argument, because a keystroke
 * replaces few objects of the content. Computes a value that is no object each time.
 * @param compute depends only on its first argument and what belongs to it, such as its path
 */
export function cachedByObject<Value, Rest extends readonly unknown[], Result>(
  compute: (value: Value, ...rest: Rest) => Result,
): (value: Value, ...rest: Rest) => Result {
  const results = new WeakMap<object, Result>()
  return (value, ...rest) => {
    if (typeof value !== 'object' || value === null) return compute(value, ...rest)
    const result = results.get(value) ?? compute(value, ...rest)
    results.set(value, result)
    return result
  }
}
