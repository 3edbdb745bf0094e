import { deferOffscreenLayout } from './defer-offscreen-layout'
import { type LoadIsland, loadIslands } from './load-islands'
import { enhanceMenu } from './menu'
import { reportChatClicks } from './report-chat-clicks'
import { respectDataSaver } from './respect-data-saver'
import { skipBackTransition } from './skip-back-transition'

/** Adds to a page whatever each visitor gets without React. */
export function initLoader(load: LoadIsland): void {
  reportChatClicks()
  deferOffscreenLayout()
  respectDataSaver()
  loadIslands(load)
  skipBackTransition()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhanceMenu)
  else enhanceMenu()
}
