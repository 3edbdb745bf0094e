/** Delay after `load` in ms, so that the browser responds to a first tap at once. */
const PAUSE = 3000

/**
 * Delays the layout of the sections and pictures below the first screen on phones, because their
 * processors are slow (app/styles/deferred-layout.css). From the first scroll, or `PAUSE` after
 * load, pictures load, and sections are laid out one at a time when the browser is idle. A link to
 * a section, a key press or a resize (as for a full-page screenshot) lays out everything at once,
 * because the target would move while sections above it take their real heights.
 *
 * Reads the pointer type only once, because a media query in CSS would cause a new layout when a
 * mouse is plugged in or the page leaves the back/forward cache.
 */
export function deferOffscreenLayout(): void {
  if (location.hash || !matchMedia('(pointer: coarse)').matches) return
  const { dataset } = document.documentElement
  dataset.deferred = 'pictures'
  const layOutWhole = () => {
    delete dataset.deferred
  }
  addEventListener('keydown', layOutWhole)
  // In browsers without the Navigation API, the target may be slightly off.
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
    // A scroll hides the address bar, which also fires `resize`.
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
