/** The constants that the build defines in the scripts, and analytics functions. */
export {}

declare global {
  /** URLs of each island's bundle and of its shared chunks. */
  const ISLAND_FILES: Readonly<Record<string, readonly string[]>>
  /** Id of the company's Google Analytics tag. Empty if it has none. */
  const ANALYTICS_ID: string

  interface Window {
    /** Analytics function of the page: that of the owner's tag, or another one. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
  }
}
