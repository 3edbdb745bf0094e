import { type FetchIsland, loadIslandsBeforeUse } from './islands'
import { openFirstAid } from './open-first-aid'
import { replaceLostPhotos } from './replace-lost-photos'

/**
 * Starts what every page runs beside its HTML: the replacement of lost photos, the first aid,
 * the islands, the animations of scrolling and the page transition.
 * @param fetchIsland fetches the client of an island
 */
export function enhancePage(fetchIsland: FetchIsland): void {
  replaceLostPhotos()
  const startWhenParsed = () => {
    openFirstAid()
    loadIslandsBeforeUse(fetchIsland)
  }
  // A script from the cache may run before the browser has read the elements that these need.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWhenParsed)
  else startWhenParsed()
  // Starts the animations of scrolling (`[data-scrolled]` in style sheets), because timelines cost a style pass.
  addEventListener('scroll', () => (document.documentElement.dataset.scrolled = ''), { once: true })
  // Skips the page transition on Back and Forward, because the cached page is there at once, and
  // the back gesture of a phone has its own animation.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}
