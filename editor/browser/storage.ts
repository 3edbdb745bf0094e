/* Reads and writes the local storage. Ignores errors, because the editor works without storage. */

/** Returns a stored value, or undefined if there is none or the browser blocks its storage. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. `undefined` removes the stored value. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Ignores the error. A visit without storage keeps its code and its publication in memory.
  }
}
