/** Events after which a request may have another response. A save in another tab fires `storage`. */
const EVENTS = ['visibilitychange', 'online', 'storage']

/**
 * Calls a function when the owner returns to the editor and, while it is visible, when the device is
 * online again or another tab has saved.
 * @returns a function that ends the calls
 */
export function onReturn(run: () => void): () => void {
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') run()
  }
  for (const type of EVENTS) addEventListener(type, runIfVisible)
  return () => {
    for (const type of EVENTS) removeEventListener(type, runIfVisible)
  }
}
