/**
 * Browser features that TypeScript's DOM types lack, and the constants that the build defines in
 * the loader.
 */
export {}

declare global {
  /** URLs of each island's bundle and of its shared chunks. */
  const ISLAND_FILES: Readonly<Record<string, readonly string[]>>
  /** Id of the company's Google Analytics tag. Only for `consent.ts`. */
  const ANALYTICS_ID: string

  interface Navigator {
    /** Chromium only. */
    connection?: { saveData: boolean }
  }
}
