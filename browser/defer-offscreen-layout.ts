/** How long after the load the sections below the screen wait, in ms, so that a first tap is answered at once. */
const PAUSE = 3000

/**
 * Delays the layout of the sections below the screen on a phone, whose processor is slow, and the pictures just
 * below it (app/styles/deferred-layout.css). From the first scroll on, or after a pause, the pictures
 * come, and the sections follow one by one, whenever the browser is idle. A link to a section, a
 * key press or a resize (as for a full-page screenshot) lays out everything at once. Otherwise the
 * target would move when
 * the sections above it take their real heights.
 *
 * The pointer is looked up once: as a media query, it would cause a new layout whenever a mouse is plugged
 * in or the page comes out of the back/forward cache.
 */
export function deferOffscreenLayout(): void {
  if (location.hash || !matchMedia('(pointer: coarse)').matches) return
  const { dataset } = document.documentElement
  dataset.deferred = 'pictures'
  const layOutWhole = () => {
    delete dataset.deferred
  }
  addEventListener('keydown', layOutWhole)
  // Newer than the rest: without it, the target may be a little off.
  window.navigation?.addEventListener('navigate', ({ hashChange }) => hashChange && layOutWhole())
  const layOutNext = () => {
    const next = document.querySelector(':is(.section, .site-footer):not([data-laid-out])')
    if (!next) return layOutWhole()
    next.setAttribute('data-laid-out', '')
    requestIdleCallback(layOutNext)
  }
  const begin = () => {
    if (dataset.deferred !== 'pictures') return
    dataset.deferred = ''
    // A scroll hides the address bar, which is a new size too.
    removeEventListener('resize', layOutWhole)
    if ('requestIdleCallback' in window) requestIdleCallback(layOutNext)
    else layOutWhole()
  }
  addEventListener('scroll', begin, { once: true, passive: true })
  addEventListener('load', () => {
    // Wait for the first frame, because it may come after `load` and fires a `resize` for the
    // initial size.
    requestAnimationFrame(() => {
      if (dataset.deferred === 'pictures') addEventListener('resize', layOutWhole)
    })
    setTimeout(begin, PAUSE)
  })
}
