/**
 * Has a phone lay a section out when the visitor comes near it (app/styles/in-pieces.css). One that
 * has been laid out stays so: scrolling back finds it ready, and a screenshot of the whole page shows
 * everything that has been scrolled through. Not under `next dev`, where React reports the new styles.
 *
 * The first frame has nothing but the top of the page. What the browser takes for near, and the section
 * edges, each of whose pictures is a document to it, come in the next frame: one task for everything would
 * delay a tap.
 *
 * A link to a section, or a key that moves the focus, has the whole page laid out first. Otherwise the
 * target would move when the sections above it take their real heights. Neither is heard until the second
 * frame is drawn: Chromium counts a section that goes straight from hidden to visible as a layout shift.
 *
 * The pointer is looked up once: as a media query, it would cause a new layout whenever a mouse is plugged
 * in or the page comes out of the back/forward cache.
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
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }) => {
      // Only elements are laid out in pieces.
      if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible'
    },
    true,
  )
  const layOutWhole = () => {
    delete dataset.inPieces
  }
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
  afterFrame(() => {
    dataset.inPieces = ''
    afterFrame(() => {
      addEventListener('keydown', layOutWhole)
      // Newer than the rest: without it, the target may be a little off.
      window.navigation?.addEventListener('navigate', ({ hashChange, destination }) => {
        // The menu is no section, and opens faster without it.
        if (hashChange && /#(?!menu$|pagina$)./.test(destination.url)) layOutWhole()
      })
    })
  })
}
