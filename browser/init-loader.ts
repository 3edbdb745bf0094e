import { type LoadIsland, loadIslands } from './load-islands'
import { enhanceMenu } from './menu'
import { reportChatClicks } from './report-chat-clicks'

/** Adds to a page whatever each visitor gets without React. */
export function initLoader(load: LoadIsland): void {
  reportChatClicks()
  // Leaves out the pictures of cards (`saves-data` in app/styles/theme.css).
  if (navigator.connection?.saveData) document.documentElement.dataset.saves = ''
  loadIslands(load)
  // Going back shows the cached page at once: the browser need not take a picture of the old one, and a phone's
  // back gesture has an animation of its own.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhanceMenu)
  else enhanceMenu()
}
