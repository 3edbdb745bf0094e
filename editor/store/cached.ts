/** Number of texts after which a cache begins again: several times the texts of a site. */
const MAX_TEXTS = 3000

/**
 * Returns the same function with a cache, because a keystroke makes new groups around texts that
 * have not changed.
 * @param compute depends only on the text
 */
export function cachedByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size >= MAX_TEXTS) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}

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
