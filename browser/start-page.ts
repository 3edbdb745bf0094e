import { deferOffscreenLayout } from './defer-offscreen-layout'
import { type LoadIsland, loadIslands } from './load-islands'
import { enhanceMenuPanel } from './menu'
import { reportChatClicks } from './report-chat-clicks'
import { saveData } from './save-data'
import { skipBackTransition } from './skip-back-transition'

/** Adds to a page whatever each visitor gets without React. */
export function startPage(load: LoadIsland): void {
  reportChatClicks()
  deferOffscreenLayout()
  saveData()
  loadIslands(load)
  skipBackTransition()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhanceMenuPanel)
  else enhanceMenuPanel()
}
