/**
 * Parses a content file, a response or a stored value. Ignores a byte order mark, as the build does.
 * @returns undefined if the text is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
