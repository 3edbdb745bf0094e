/** What the inline scripts use and the types of the DOM lack. */
export {}

declare global {
  interface DocumentEventMap {
    /** It comes to the element; TypeScript does not know that it passes the document on the way. */
    contentvisibilityautostatechange: ContentVisibilityAutoStateChangeEvent
  }
  interface Navigator {
    /** Chromium's alone. */
    connection?: { saveData: boolean }
  }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    trustedTypes?: {
      /** What the policy hands back is of a type of its own, which goes wherever a string does. */
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string }
    }
  }
}
