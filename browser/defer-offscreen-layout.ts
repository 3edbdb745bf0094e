/**
 * Delays the layout of the sections below the screen on a phone, whose processor is slow, until the page has loaded
 * (app/styles/deferred-layout.css). Then they follow one by one, whenever the browser is idle. A link to a section,
 * or any key, lays the whole page out first. Otherwise the target would move when the sections above it take
 * their real heights.
 *
 * The pointer is looked up once: as a media query, it would cause a new layout whenever a mouse is plugged
 * in or the page comes out of the back/forward cache.
 */
export function deferOffscreenLayout(): void {
  if (location.hash || !matchMedia('(pointer: coarse)').matches) return
  const { dataset } = document.documentElement
  dataset.deferred = ''
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
  if ('requestIdleCallback' in window)
    addEventListener('load', () => requestIdleCallback(layOutNext))
}
