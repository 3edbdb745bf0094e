export {}

declare global {
  type ScriptPolicy = { createScriptURL(url: string): string }
  interface Window {
    dataLayer?: unknown[]
    /**
     * TypeScript's DOM types lack it. `createScriptURL` has the type `string`, because TypeScript's
     * `script.src` does not accept a `TrustedScriptURL`.
     */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}
