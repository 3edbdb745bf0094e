import { type LoadIsland, loadIslands } from './load-islands'
import { reportChatClicks } from './report-chat-clicks'

/**
 * Starts what every page runs in the browser: the report of chat clicks, the data-saving mode, the
 * reading position, the islands and the page transition.
 * @param load fetches the module of an island
 */
export function initLoader(load: LoadIsland): void {
  reportChatClicks()
  // Hides the pictures of cards and of the proof (`save-data` in app/styles/theme.css), because
  // the visitor saves data.
  const { dataset } = document.documentElement
  if (navigator.connection?.saveData) dataset.saveData = ''
  // Starts the reading position (components/layout/site-header.css) with the first scroll.
  dataset.unscrolled = ''
  addEventListener('scroll', () => delete dataset.unscrolled, { once: true, capture: true })
  loadIslands(load)
  // Skips the page transition on Back and Forward, because the cached page is there at once, and
  // the back gesture of a phone has its own animation.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}
