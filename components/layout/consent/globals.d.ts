export {}

declare global {
  type ScriptPolicy = { createScriptURL(url: string): string }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    /**
     * Lacks in TypeScript's DOM types. `createScriptURL` has the type `string`, because TypeScript's
     * `script.src` does not accept a `TrustedScriptURL`.
     */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}
