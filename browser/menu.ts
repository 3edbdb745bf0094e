/** The menu's panel. The menu is open while the panel is the target of the address (`:target`). */
export const MENU = 'menu'

/** Link target that closes the menu. No element has this id, so the page does not scroll. */
export const MENU_CLOSE_HASH = '#pagina'

export function isMenuOpen(): boolean {
  return !!document.querySelector(`#${MENU}:target`)
}

/** Opens or closes the menu as its links do, but leaves the history and the address as they were. */
export function setMenuOpen(open: boolean): void {
  const { hash, href, pathname, search } = location
  // A visitor may come by the menu's own address, whatever way it is written.
  const address = new URLSearchParams(hash.slice(1)).has(MENU) ? pathname + search : href
  location.replace(open ? `#${MENU}` : MENU_CLOSE_HASH)
  // The target stays: it changes by navigation only.
  history.replaceState(null, '', address)
}

/** Focuses what a closing menu leads to: the target of the link that closed it, or the menu's control. */
export function leaveMenu(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const place = find(':target') ?? find(`[href="#${MENU}"]`)
  place?.focus({ preventScroll: true })
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
 * The menu works as HTML and CSS alone. With this script its control is a button, Escape and Back close it, and
 * neither address nor history knows of it. The dialog (components/islands/menu/client.tsx) follows the same
 * target, and its links, which are copies, reach the same listeners.
 */
export function enhanceMenu(): void {
  const control = document.querySelector<HTMLAnchorElement>(`[href="#${MENU}"]`)
  const menu = control?.parentElement
  if (!control || !menu) return
  const close = () => setMenuOpen(false)
  let watcher: CloseWatcher | undefined

  const update = () => {
    const open = isMenuOpen()
    if (!open && control.getAttribute('aria-expanded') === 'true') leaveMenu()
    control.setAttribute('aria-expanded', String(open))
    // The browser's Back closes an open menu, where the browser can tell.
    watcher?.destroy()
    watcher = open && window.CloseWatcher ? new window.CloseWatcher() : undefined
    if (watcher) watcher.onclose = close
  }

  control.setAttribute('role', 'button')
  update()
  addEventListener('hashchange', update)
  // The back/forward cache restores the page as it was left.
  addEventListener('pageshow', ({ persisted }) => (persisted && isMenuOpen() ? close() : update()))
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    // The panel begins below the header, wherever the page is scrolled.
    const top = menu.closest('header')?.getBoundingClientRect().top
    menu.style.setProperty('--header-top', `${top}px`)
    setMenuOpen(link === control)
    if (link.matches('.menu-button')) event.preventDefault()
    else followWithinPage(link, event)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isMenuOpen()) close()
    if (event.key !== ' ' || !(event.target as Element).matches('.menu-button[role]')) return
    event.preventDefault()
    ;(event.target as HTMLElement).click()
  })
}
