/** Calls a function once, as soon as the device is online again or the owner returns to the editor. */
export function onReturn(callback: () => void): void {
  const call = () => {
    if (document.visibilityState !== 'visible') return
    removeEventListener('online', call)
    document.removeEventListener('visibilitychange', call)
    callback()
  }
  addEventListener('online', call)
  document.addEventListener('visibilitychange', call)
}
