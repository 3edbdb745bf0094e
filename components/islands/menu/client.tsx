import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type IslandProps, mountIsland } from '@/components/islands/mount'
import { isMenuOpen, MENU_CLOSE_HASH, MENU_ID, setMenuOpen } from './script'

/**
 * Copies the panel of the page for the dialog, because the page would otherwise contain all links a
 * second time.
 * @throws if an extension has removed a part of the panel
 */
function copyPanel(island: HTMLElement) {
  const panel = island.querySelector<HTMLElement>(`#${MENU_ID}`)
  const title = panel?.querySelector('nav')?.getAttribute('aria-label')
  const close = island.querySelector<HTMLElement>(`[href="${MENU_CLOSE_HASH}"]`)
  if (!panel || !title || !close) throw new Error('A part of the menu panel is missing')
  const copy = panel.cloneNode(true) as HTMLElement
  copy.removeAttribute('id')
  // The dialog replaces a panel that is already open.
  if (isMenuOpen(island)) copy.style.animation = 'none'
  return {
    copy,
    title,
    close: { label: close.getAttribute('aria-label') ?? '', text: close.textContent },
  }
}

/** Replaces the menu panel of the page with a dialog, open while `isMenuOpen` is true. */
export function MenuDialog({ island }: IslandProps) {
  const [{ copy, title, close }] = useState(() => copyPanel(island))
  const [open, setOpen] = useState(() => isMenuOpen(island))

  useEffect(() => {
    const update = () => {
      copy.style.animation = ''
      // Renders synchronously, because an open dialog would stop the linked section from taking the
      // focus.
      flushSync(() => setOpen(isMenuOpen(island)))
    }
    island.addEventListener('toggle', update)
    return () => island.removeEventListener('toggle', update)
  }, [island, copy])

  /**
   * Focuses the link that had the focus in the panel. If none had, focuses the dialog, because
   * screen readers then read the dialog's name.
   */
  const takeFocus = (event: Event) => {
    event.preventDefault()
    const dialog = event.target as HTMLElement
    const links = [...island.querySelectorAll<Element>(`#${MENU_ID} a`)]
    const index = links.indexOf(document.activeElement ?? dialog)
    // Prevents scrolling, because browsers would scroll back to the start of the header.
    ;(dialog.querySelectorAll('a')[index] ?? dialog).focus({ preventScroll: true })
  }
  /** Scrolls to the focused link, because Radix moves the focus without scrolling. */
  const showLink = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches('a')) target.scrollIntoView({ block: 'nearest' })
  }
  /** Focuses the menu button, unless the link that closed the dialog has moved the focus. */
  const returnFocus = () => {
    const isInSection = document.activeElement !== document.body
    if (!isInSection) island.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <Dialog.Root open={open} onOpenChange={(open) => setMenuOpen(island, open)}>
      <Dialog.Content
        className="menu-dialog"
        aria-describedby={undefined}
        onOpenAutoFocus={takeFocus}
        onCloseAutoFocus={returnFocus}
        onFocus={showLink}
      >
        <Dialog.Title className="hidden">{title}</Dialog.Title>
        <div ref={(element) => element?.append(copy)} />
        <Dialog.Close className="icon-button menu-button menu-close" aria-label={close.label}>
          <X className="icon" />
          {close.text}
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, MenuDialog)
