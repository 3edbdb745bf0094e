import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type FocusEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMenuOpen, MENU, setMenuOpen } from '@/browser/menu'
import { type IslandElement, mountIsland } from '@/components/islands/mount'
import type { MenuTexts } from '@/content/schema'
import { MenuPanel, type MenuPanelProps } from './menu'

/** The menu as a dialog, in the place of the panel in the page. Both are open while browser/menu.ts says so. */
export function MenuDialog({
  island,
  texts,
  ...panel
}: MenuPanelProps & { texts: Omit<MenuTexts, 'open' | 'openShort'> } & IslandElement) {
  // An open dialog that replaces the panel at first stands still, because the panel has moved in already.
  const [{ open, still }, setState] = useState({ open: isMenuOpen(island), still: true })

  useEffect(() => {
    // At once, because a dialog keeps the focus from the section to which its link leads.
    const update = () => flushSync(() => setState({ open: isMenuOpen(island), still: false }))
    island.addEventListener('toggle', update)
    return () => island.removeEventListener('toggle', update)
  }, [island])

  /** Keeps the focus on a link that has it in the panel. A screen reader reads the name of the dialog itself. */
  const takeFocus = (event: Event) => {
    event.preventDefault()
    const dialog = event.target as HTMLElement
    const links = [...island.querySelectorAll<Element>(`#${MENU} a`)]
    const place = links.indexOf(document.activeElement ?? dialog)
    // Without a scroll, because the dialog stands in the header, which sticks to the top of a scrolled page.
    ;(dialog.querySelectorAll('a')[place] ?? dialog).focus({ preventScroll: true })
  }
  /** Scrolls the panel, because Radix moves the focus without scrolling to it. */
  const showLink = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches('a')) target.scrollIntoView({ block: 'nearest' })
  }
  const returnFocus = () => {
    const isInSection = document.activeElement !== document.body
    if (!isInSection) island.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <Dialog.Root open={open} onOpenChange={(open) => setMenuOpen(island, open)}>
      <Dialog.Content
        className={still ? 'menu-dialog menu-still' : 'menu-dialog'}
        onOpenAutoFocus={takeFocus}
        onCloseAutoFocus={returnFocus}
        onFocus={showLink}
      >
        <Dialog.Title className="hidden">{texts.title}</Dialog.Title>
        <Dialog.Description className="hidden">{texts.description}</Dialog.Description>
        <MenuPanel {...panel} texts={texts} />
        <Dialog.Close className="icon-button menu-button menu-close" aria-label={texts.close}>
          <X className="icon" />
          {texts.closeShort}
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, MenuDialog)
