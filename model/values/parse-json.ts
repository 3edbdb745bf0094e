export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '')

/**
 * Parses a content file, a response or a stored value. Ignores a byte order mark.
 * @returns undefined if the text is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text))
  } catch {
    return undefined
  }
}
