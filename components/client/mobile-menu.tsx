'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import { MenuLinks } from '../menu-links'

/**
 * The menu of small screens. A link to a section of the page at hand closes it and moves the focus
 * to that section; whatever else closes it gives the focus back to its button.
 */
export function MobileMenu({
  texts,
  path,
  ...rest
}: Omit<ComponentProps<typeof MenuLinks>, 'onFollow' | 'onChat'>) {
  const [open, setOpen] = useState(false)
  /** Whether it takes the place of the early menu, which has moved in already. */
  const [early, setEarly] = useState(false)
  const destination = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.scripts = 'ready'
    if ('menuTapped' in dataset) {
      setEarly(true)
      setOpen(true)
    }
  }, [])

  const change = (next: boolean) => {
    setOpen(next)
    if (next) setEarly(false)
  }
  const close = () => setOpen(false)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { hash, pathname } = event.currentTarget
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (pathname === location.pathname && !newTab) {
      destination.current = document.getElementById(hash.slice(1) || 'inicio')
      if (!hash) {
        // The page is here already: no need to load it again to show its top.
        event.preventDefault()
        history.pushState(null, '', pathname)
      }
    }
    close()
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger
        data-menu-button
        className="icon-button menu-button"
        aria-label={texts.open}
        // A translation may have changed the word before React comes.
        suppressHydrationWarning
      >
        <Icon name="menu" />
        {texts.openShort}
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className="menu-overlay" />
        <Dialog.Content
          className={`menu-panel ${early ? 'at-once' : ''}`}
          onOpenAutoFocus={() => {
            delete document.documentElement.dataset.menuTapped
          }}
          onCloseAutoFocus={(event) => {
            if (!destination.current) return
            event.preventDefault()
            // Focus alone does not scroll to the start of what is taller than the screen.
            destination.current.focus({ preventScroll: true })
            destination.current.scrollIntoView()
            destination.current = null
          }}
        >
          <div className="menu-head">
            <Dialog.Title>{texts.title}</Dialog.Title>
            <Dialog.Close className="icon-button menu-button" aria-label={texts.close}>
              <Icon name="close" />
              {texts.closeShort}
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{texts.description}</Dialog.Description>
          <MenuLinks texts={texts} path={path} {...rest} onFollow={follow} onChat={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
