import * as Dialog from '@radix-ui/react-dialog'
import { useCallback, useSyncExternalStore } from 'react'
import { isMenuOpen, leaveMenu, setMenuOpen } from '@/browser/menu'
import { type IslandElement, mountIsland } from '@/components/islands/mount'
import type { MenuTexts } from '@/content/schema'

/** A click changes the target at once, and `hashchange` says so a moment later. */
function watchMenu(listener: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['click', 'hashchange']) addEventListener(type, listener, stop)
  return () => stop.abort()
}

/**
 * The menu as a dialog, in the place of the panel that stands in the HTML. It is open while the panel is: the state
 * is the target of the address (browser/menu.ts).
 */
export function MenuDialog({
  island,
  title,
  description,
}: Pick<MenuTexts, 'title' | 'description'> & IslandElement) {
  const open = useSyncExternalStore(watchMenu, isMenuOpen)

  /** Shows copies of the panel and its closing link, as the browser has translated them, instead of both. */
  const replacePanel = useCallback(
    (copy: HTMLElement | null) => {
      if (!copy) return undefined
      const parts = [...island.querySelectorAll<HTMLElement>('#menu, #menu ~ .menu-close')]
      copy.replaceChildren(...parts.map((part) => part.cloneNode(true)))
      copy.firstElementChild?.removeAttribute('id')
      copy.lastElementChild?.setAttribute('role', 'button')
      // The opening of the panel was animated already.
      if (!parts[0]?.getAnimations().length) copy.style.setProperty('--menu-in', 'none')
      for (const part of parts) part.hidden = true
      return () => {
        for (const part of parts) part.hidden = false
      }
    },
    [island],
  )

  return (
    <Dialog.Root open={open} onOpenChange={setMenuOpen}>
      <Dialog.Content
        className="menu-dialog"
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          // The focus may be on a link of the panel. A screen reader that hears of the whole dialog says its name.
          const dialog = event.target as HTMLElement
          const focused = island.querySelector('#menu a:focus')?.outerHTML
          const links = [...dialog.querySelectorAll('a')]
          ;(links.find((link) => link.outerHTML === focused) ?? dialog).focus()
        }}
        onCloseAutoFocus={leaveMenu}
      >
        <Dialog.Title className="hidden">{title}</Dialog.Title>
        <Dialog.Description className="hidden">{description}</Dialog.Description>
        <div ref={replacePanel} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, MenuDialog)
