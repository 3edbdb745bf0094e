/** Id of the menu's panel. Without this script, the menu is open while its panel is the target of the address. */
export const MENU = 'menu'

/** Link target that closes the menu. No element has this id, so the page does not scroll. */
export const MENU_CLOSE_HASH = '#pagina'

export function isMenuOpen(menu: HTMLElement): boolean {
  return menu.dataset.open !== undefined
}

/** Opens or closes the menu, an island, and fires `toggle` on it. */
export function setMenuOpen(menu: HTMLElement, open: boolean): void {
  if (open === isMenuOpen(menu)) return
  menu.toggleAttribute('data-open', open)
  menu.dispatchEvent(new Event('toggle'))
}

/** Follows a link within this page. The browser would load the page again for its top, or for another query. */
function followWithinPage(link: HTMLAnchorElement, event: MouseEvent): void {
  const opensElsewhere = link.target || event.ctrlKey || event.metaKey || event.shiftKey
  if (opensElsewhere || link.pathname !== location.pathname) return
  event.preventDefault()
  location.assign(link.hash || '#inicio')
  if (!link.hash) history.replaceState(null, '', link.pathname)
}

/**
 * Makes the menu's control a button that leaves address and history alone. Escape, Back and every link in the menu close
 * it, the panel and the dialog (components/islands/menu/client.tsx) alike.
 */
export function enhanceMenu(): void {
  const control = document.querySelector<HTMLElement>(`[href="#${MENU}"]`)
  const menu = control?.parentElement
  if (!control || !menu) return
  const close = () => setMenuOpen(menu, false)
  let watcher: CloseWatcher | undefined

  control.setAttribute('role', 'button')
  control.setAttribute('aria-expanded', 'false')
  menu.addEventListener('toggle', () => {
    const open = isMenuOpen(menu)
    control.setAttribute('aria-expanded', String(open))
    if (!open) control.focus({ preventScroll: true })
    // The panel begins below the header, wherever the page is scrolled.
    const top = menu.closest('header')?.getBoundingClientRect().top
    menu.style.setProperty('--header-top', `${top}px`)
    // Back closes an open menu in browsers that have a CloseWatcher.
    watcher?.destroy()
    watcher = open && window.CloseWatcher ? new window.CloseWatcher() : undefined
    if (watcher) watcher.onclose = close
  })
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    setMenuOpen(menu, link === control)
    if (link.matches('.menu-button')) event.preventDefault()
    else followWithinPage(link, event)
  })
  // A tap before this script has opened the menu by its address.
  if (location.hash === `#${MENU}`) {
    location.replace(MENU_CLOSE_HASH)
    setMenuOpen(menu, true)
  }
  // The back/forward cache restores the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && close())
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    const target = event.target as HTMLElement
    if (![' ', 'Enter'].includes(event.key) || !target.matches('.menu-button')) return
    // A held key counts once.
    event.preventDefault()
    if (!event.repeat) target.click()
  })
}
