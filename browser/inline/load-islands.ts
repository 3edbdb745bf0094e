/**
 * Starts the islands (components/client/islands.ts) at the visitor's first interaction. The build lists
 * their files in `data-islands` of this script, the entry file first. Under `next dev` there is no list,
 * and Next starts them.
 *
 * Three seconds after the load the files are prefetched, one in each idle moment so that no task grows
 * long. Until then the network is the page's, and many visitors have left for the chat.
 */
export function loadIslands(): void {
  const files = document.currentScript?.dataset.islands?.split(' ') ?? []
  const [entry] = files
  if (!entry) return

  const start = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    // Next's bundler leaves this import to the browser.
    else
      import(/* webpackIgnore: true */ entry).catch((error) => console.warn('The islands:', error))
  }
  const interactions = ['pointerover', 'keydown', 'wheel', 'scroll', 'click']
  let started = false
  const run = (event: Event) => {
    // A touch is no interaction until it is a tap or a scroll.
    if (event.type === 'pointerover' && Reflect.get(event, 'pointerType') === 'touch') return
    started = true
    for (const type of interactions) removeEventListener(type, run, true)
    // The effect of the tap is painted first, before the bundles take the processor.
    requestAnimationFrame(() => setTimeout(start))
  }
  for (const type of interactions) addEventListener(type, run, { capture: true, passive: true })

  // Safari has no idle callbacks, and ignores prefetch links.
  if (!window.requestIdleCallback || navigator.connection?.saveData) return
  const fetchAhead = () => {
    const href = files.shift()
    if (!href || started) return
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = href
    document.head.append(link)
    requestIdleCallback(fetchAhead)
  }
  addEventListener('load', () => setTimeout(() => requestIdleCallback(fetchAhead), 3000))
}
