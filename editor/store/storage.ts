/* The local storage of the editor's origin. If a browser refuses it, values last as long as the page. */

/** Returns a stored value, or undefined. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. `undefined` removes the stored one. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page itself keeps the value.
  }
}
