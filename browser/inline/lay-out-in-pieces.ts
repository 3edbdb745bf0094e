/**
 * Has a phone lay a section out when the visitor comes near it (app/styles/in-pieces.css). One that
 * has been laid out stays so: scrolling back finds it ready, and a picture of the whole page shows all
 * that has been scrolled through. Not under `next dev`, where React complains of the new styles.
 *
 * The first frame has nothing but the top of the page. What the browser takes for near, and the edges of the sections,
 * whose pictures are documents of their own to it, come in the next: one task for all of it would hold up
 * a tap.
 *
 * A link to a section, or a key that moves the focus, has the whole page laid out first. Otherwise the
 * target would move when the sections above it take their real heights.
 *
 * The pointer is asked for once: as a condition of the style sheet, it would have the page laid out anew
 * whenever a mouse is plugged in or the page comes back out of the back/forward cache.
 */
export function layOutInPieces(): void {
  if (
    !document.currentScript?.dataset.islands ||
    location.hash ||
    !matchMedia('(pointer: coarse)').matches
  )
    return
  const { dataset } = document.documentElement
  dataset.inPieces = 'first'
  requestAnimationFrame(() =>
    setTimeout(() => {
      dataset.inPieces &&= ''
    }),
  )
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }) => {
      // Nothing but elements of the page is laid out in pieces.
      if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible'
    },
    true,
  )
  const layOutWhole = () => {
    delete dataset.inPieces
  }
  addEventListener('keydown', layOutWhole)
  // Younger than the rest: without it, a place may end a little off.
  window.navigation?.addEventListener('navigate', ({ hashChange, destination }) => {
    // The menu is no section, and opens faster without it.
    if (hashChange && /#(?!menu$|pagina$)./.test(destination.url)) layOutWhole()
  })
}
