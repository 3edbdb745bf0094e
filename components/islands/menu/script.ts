import type { IslandScript } from '@/components/islands/island-script'
import { MAIN_ID } from '@/model/site/anchors'

/**
 * Id of the menu panel. Without scripts, the menu is open while the URL targets the panel.
 */
export const MENU_ID = 'menu'

/** Link target that closes the menu. No element has this id, so the page does not scroll. */
export const MENU_CLOSE_HASH = '#pagina'

/**
 * Checks whether the menu is open.
 * @param menu element of the island
 */
export function isMenuOpen(menu: HTMLElement): boolean {
  return menu.dataset.open !== undefined
}

/**
 * Opens or closes the menu. Fires `toggle` on the element if its state changes.
 * @param menu element of the island
 */
export function setMenuOpen(menu: HTMLElement, open: boolean): void {
  if (open === isMenuOpen(menu)) return
  menu.toggleAttribute('data-open', open)
  menu.dispatchEvent(new Event('toggle'))
}

/**
 * Follows a link of the menu that leads to this page, because the browser would reload the page for
 * a link without a hash or with another query.
 */
function followWithinPage(link: HTMLAnchorElement, event: MouseEvent): void {
  const opensElsewhere = link.target || event.ctrlKey || event.metaKey || event.shiftKey
  if (opensElsewhere || link.pathname !== location.pathname) return
  event.preventDefault()
  location.assign(link.hash || `#${MAIN_ID}`)
  if (!link.hash) history.replaceState(null, '', link.pathname)
}

/**
 * Turns the link that opens the menu into a button, which changes neither the URL nor the history.
 * Escape and every link in the menu close it, and so does Back in browsers with `CloseWatcher`,
 * whether the panel or the dialog (client.tsx) is shown.
 */
function enhanceMenu(): void {
  const control = document.querySelector<HTMLElement>(`[href="#${MENU_ID}"]`)
  const menu = control?.parentElement
  if (!control || !menu) return
  const close = () => setMenuOpen(menu, false)
  let watcher: CloseWatcher | undefined

  control.setAttribute('role', 'button')
  control.setAttribute('aria-expanded', 'false')
  menu.addEventListener('toggle', () => {
    const open = isMenuOpen(menu)
    control.setAttribute('aria-expanded', String(open))
    // Stops the page from scrolling below the menu.
    document.body.style.overflow = open ? 'hidden' : ''
    if (!open) control.focus({ preventScroll: true })
    // Places the panel below the header, whose position depends on the scroll position.
    const top = menu.closest('header')?.getBoundingClientRect().top
    menu.style.setProperty('--header-top', `${top}px`)
    // Lets Back close an open menu.
    watcher?.destroy()
    watcher = open && window.CloseWatcher ? new window.CloseWatcher() : undefined
    if (watcher) watcher.onclose = close
  })
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    setMenuOpen(menu, link === control && !isMenuOpen(menu))
    if (link.matches('.menu-button')) event.preventDefault()
    else followWithinPage(link, event)
  })
  // Replaces `:target` with the attribute if the URL opens the menu, for example by a tap before this
  // script ran, or by Back to that tap.
  const takeOver = () => {
    if (location.hash !== `#${MENU_ID}`) return
    location.replace(MENU_CLOSE_HASH)
    setMenuOpen(menu, true)
  }
  takeOver()
  addEventListener('hashchange', takeOver)
  // Closes the menu, because the back/forward cache may restore a page with an open one.
  addEventListener('pageshow', ({ persisted }) => persisted && close())
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    const { target } = event
    const isOnButton = target instanceof HTMLElement && target.matches('.menu-button')
    if (!isOnButton || ![' ', 'Enter'].includes(event.key)) return
    // Ignores repeats, because a held key would open and close the menu again and again.
    event.preventDefault()
    if (!event.repeat) target.click()
  })
}

export const menuScript: IslandScript = {
  events: ['pointerdown', 'focusin'],
  init: enhanceMenu,
}
