'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Link } from '@/content/types'
import { ChatButton, ChatLink } from '../chat-link'

/**
 * The menu of small screens. A link to a section of the page at hand closes it and moves the focus
 * to that section; whatever else closes it gives the focus back to its button.
 */
export function MobileMenu({
  links,
  path,
  chatHref,
  phone,
  texts,
}: {
  links: readonly Link[]
  /** Address of the page at hand, to mark its entry. */
  path: string
  chatHref: string
  phone: string
  texts: Record<
    'contactButton' | 'open' | 'openShort' | 'close' | 'closeShort' | 'title' | 'description',
    string
  >
}) {
  const [open, setOpen] = useState(false)
  const destination = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.scripts = 'ready'
    if ('menuTapped' in dataset) {
      delete dataset.menuTapped
      setOpen(true)
    }
  }, [])

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
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger data-menu-button className="icon-button menu-button" aria-label={texts.open}>
        <Menu aria-hidden="true" />
        {texts.openShort}
      </Dialog.Trigger>
      <Dialog.Portal>
        <div className="menu-overlay" />
        <Dialog.Content
          className="menu-panel"
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
              <X aria-hidden="true" />
              {texts.closeShort}
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{texts.description}</Dialog.Description>
          <nav aria-label={texts.title}>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    onClick={follow}
                    aria-current={href === path ? 'page' : undefined}
                    className="menu-entry"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ChatLink href={chatHref} origin="menu-phone" onClick={close} className="menu-phone">
            {phone}
          </ChatLink>
          <ChatButton href={chatHref} origin="menu" onClick={close}>
            {texts.contactButton}
          </ChatButton>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
