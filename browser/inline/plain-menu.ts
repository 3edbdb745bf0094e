/**
 * The menu is a panel that a link opens and every link in it closes (`:target`), without any script.
 * This makes it behave like a control: the opening link is a button to assistive technology, Escape
 * closes, and Back never opens it again. The panel's upper edge is put at the header's lower one,
 * wherever the page is scrolled.
 *
 * The dialog (components/client/menu.tsx) replaces the panel where React runs.
 */
export function workPlainMenu(): void {
  const control = () => document.querySelector<HTMLElement>('[href="#menu"]')
  const place = () => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom
    control()?.parentElement?.style.setProperty('--menu-top', `${edge}px`)
  }
  const close = () => {
    // No element has this name, so nothing scrolls.
    location.replace('#pagina')
    control()?.focus()
  }

  addEventListener('DOMContentLoaded', () => control()?.setAttribute('role', 'button'))
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[href="#menu"], #menu a, #menu ~ a')
          : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (link === control()) place()
      else if (link.target || link.hash === '#pagina') {
        if (!link.target) event.preventDefault()
        close()
      } else if (link.hash && link.pathname === location.pathname) {
        event.preventDefault()
        location.replace(link.hash)
      } else location.replace('#pagina')
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && location.hash === '#menu') close()
    if (event.key === ' ' && event.target === control()) {
      event.preventDefault()
      control()?.click()
    }
  })
}
