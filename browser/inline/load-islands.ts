/**
 * Starts the islands (components/client/islands.ts) at the visitor's first interaction. The build lists
 * their files in `data-islands` of this script, the one that starts the others first; under `next dev`
 * there is no list, and Next starts them.
 *
 * The files are fetched ahead, one in each idle moment so that no task grows long, when the page has
 * stood for three seconds. Those belong to the visitor, who may have left for the chat by then.
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
    // A finger on the glass is no interaction before it has tapped or scrolled.
    if (event.type === 'pointerover' && Reflect.get(event, 'pointerType') === 'touch') return
    started = true
    for (const type of interactions) removeEventListener(type, run, true)
    // What the tap does shows first, in a frame before the bundles take the processor.
    requestAnimationFrame(() => setTimeout(start))
  }
  for (const type of interactions) addEventListener(type, run, { capture: true, passive: true })

  // Safari has no idle callbacks, and ignores links to fetch ahead.
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
