/** Browser features that the DOM's types lack, and the constants that the build puts into the loader. */
export {}

declare global {
  /** The addresses of each island's bundle and of the chunks that it shares. */
  const ISLAND_FILES: Readonly<Record<string, readonly string[]>>
  /** The id of the company's analytics tag, or nothing. */
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
    /** Chromium only. */
    CloseWatcher?: new () => CloseWatcher
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    /** The policy returns a type of its own, which is accepted wherever a string is. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}
