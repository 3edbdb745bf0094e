/**
 * Browser features that TypeScript's DOM types lack, and the constants that the build defines in
 * the scripts.
 */
export {}

declare global {
  /** URLs of each island's bundle and of its shared chunks. */
  const ISLAND_FILES: Readonly<Record<string, readonly string[]>>
  /** Id of the company's Google Analytics tag. Empty if it has none. */
  const ANALYTICS_ID: string

  type ScriptPolicy = { createScriptURL(url: string): string }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    /**
     * TypeScript's DOM types lack it. `createScriptURL` has the type `string`, because TypeScript's
     * `script.src` does not accept a `TrustedScriptURL`.
     */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}
