/** The menu's panel, which its address opens where no script runs. */
export const MENU = 'menu'

/** Address by which the panel closes: no element has this name, so nothing scrolls. */
export const NOWHERE = '#pagina'

/**
 * Follows a link within this page without loading it again, which a link to its top, or one that lacks its
 * query, would do.
 * @returns the place, or nothing where the browser follows the link
 */
export function followWithinPage(link: HTMLAnchorElement, event: UIEvent): HTMLElement | null {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (link.target || link.pathname !== location.pathname || ctrlKey || metaKey || shiftKey)
    return null
  event.preventDefault()
  if (link.hash) location.hash = link.hash
  else history.pushState(null, '', link.pathname)
  return document.getElementById(link.hash.slice(1) || 'inicio')
}

/** Focuses a place and scrolls to it. Focus alone does not scroll to the start of a tall element. */
export function goTo(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView()
}

/** Lets the browser's Back close an open element, where the browser has `CloseWatcher`. */
export function closeByBack(close: () => void): () => void {
  if (!window.CloseWatcher) return () => {}
  const watcher = new window.CloseWatcher()
  watcher.onclose = close
  return () => watcher.destroy()
}

/**
 * The menu is a panel that a link opens and every link in it closes (`:target`), without any script. With
 * this one, `aria-expanded` of the link decides instead: the link is a button, Escape and Back close, and
 * neither address nor history knows of the menu. The panel's upper edge is put at the header's lower one,
 * wherever the page is scrolled.
 *
 * The dialog (components/client/menu.tsx) closes and hides the panel once it takes its place.
 */
export function enhanceMenuPanel(): void {
  const control = document.querySelector<HTMLAnchorElement>(`[href="#${MENU}"]`)
  const panel = document.getElementById(MENU)
  if (!control || !panel) return
  let stopWatching = () => {}

  const setOpen = (open: boolean) => {
    stopWatching()
    control.setAttribute('aria-expanded', String(open))
    if (!open) return
    const edge = control.closest('header')?.getBoundingClientRect().bottom
    control.parentElement?.style.setProperty('--menu-top', `${edge}px`)
    stopWatching = closeByBack(close)
  }
  const close = () => {
    setOpen(false)
    control.focus()
  }
  /** A visitor who comes by the panel's address sees it open. Closing it removes the address. */
  const followAddress = () => {
    if (panel.hidden) return
    // `:target` is no help: the browser may not have found the target yet.
    const isTarget = new URLSearchParams(location.hash.slice(1)).has(MENU)
    setOpen(isTarget)
    if (isTarget) history.replaceState(null, '', location.pathname + location.search)
  }

  control.setAttribute('role', 'button')
  followAddress()
  addEventListener('hashchange', followAddress)
  panel.addEventListener('close', () => stopWatching())
  // The page may come back as it was left.
  addEventListener('pagehide', () => panel.hidden || setOpen(false))
  control.parentElement?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    // The dialog prevents the default of the click that opens it.
    if (!link || event.defaultPrevented) return
    if (panel.contains(link)) {
      close()
      goTo(followWithinPage(link, event))
    } else if (link === control) {
      event.preventDefault()
      setOpen(true)
    } else if (link.hash === NOWHERE) {
      event.preventDefault()
      close()
    }
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden && control.getAttribute('aria-expanded') === 'true')
      close()
    if (event.key === ' ' && event.target === control) {
      event.preventDefault()
      control.click()
    }
  })
}
