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
