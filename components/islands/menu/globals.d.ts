export {}

declare global {
  interface CloseWatcher {
    onclose: (() => void) | null
    destroy(): void
  }
  interface Window {
    /** Not in Safari and Firefox before 2026. */
    CloseWatcher?: new () => CloseWatcher
  }
}
