import { type LoadIsland, loadIslands } from './load-islands'
import { reportChatClicks } from './report-chat-clicks'

/**
 * Starts what every page runs beside its HTML: the report of chat clicks, the islands, the reading
 * position and the page transition.
 * @param load fetches the module of an island
 */
export function initLoader(load: LoadIsland): void {
  reportChatClicks()
  loadIslands(load)
  // Shows the reading position of the drain page (components/page/pipe-sections.css).
  addEventListener('scroll', () => (document.documentElement.dataset.scrolled = ''), { once: true })
  // Skips the page transition on Back and Forward, because the cached page is there at once, and
  // the back gesture of a phone has its own animation.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}
