/** What the inline scripts use and the DOM's types lack. */
export {}

declare global {
  interface DocumentEventMap {
    /** It is fired at the element; TypeScript does not know that it bubbles to the document. */
    contentvisibilityautostatechange: ContentVisibilityAutoStateChangeEvent
  }
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData: boolean }
  }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    trustedTypes?: {
      /** The policy returns a type of its own, which is accepted wherever a string is. */
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}
