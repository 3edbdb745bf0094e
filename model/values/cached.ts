/** Number of texts after which a cache begins again: several times the texts of a site. */
const MAX_TEXTS = 3000

/**
 * Returns the same function with a cache, because the editor checks all texts of a site after each
 * pause in typing, and few of them have changed.
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

/**
 * Returns the same function, which keeps the result of its last call, because a keystroke changes one
 * of many texts.
 * @param compute depends only on its argument
 */
export function cachedLast<Value, Result>(
  compute: (value: Value) => Result,
): (value: Value) => Result {
  let last: { value: Value; result: Result } | undefined
  return (value) => {
    if (!last || last.value !== value) last = { value, result: compute(value) }
    return last.result
  }
}
