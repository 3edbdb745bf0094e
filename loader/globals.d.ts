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
  interface CloseWatcher {
    onclose: (() => void) | null
    destroy(): void
  }
  type ScriptPolicy = { createScriptURL(url: string): string }
  interface Window {
    /** Not in Safari and Firefox before 2026. */
    CloseWatcher?: new () => CloseWatcher
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    /**
     * `createScriptURL` has the type `string`, because TypeScript's `script.src` does not accept a
     * `TrustedScriptURL`.
     */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}
