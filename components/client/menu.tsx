import * as Dialog from '@radix-ui/react-dialog'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/parts/icon'
import type { MenuTexts } from '@/content/schema'
import type { IslandElement } from './islands'

declare global {
  interface Window {
    /** Newer than what else is used here, and unknown to TypeScript. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** What the panel holds, once more: as it stands in the page, translated if the browser translated it. */
function PanelCopy({ panel }: { panel: HTMLElement | null }) {
  const copy = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    copy.current?.replaceChildren(...(panel?.cloneNode(true).childNodes ?? []))
  }, [panel])
  return <div ref={copy} className="menu-panel ground-dark" />
}

/** The entries and chat links of the panel, or of the dialog in its place: the same in both. */
function linksIn(menu: HTMLElement | null): HTMLAnchorElement[] {
  return [...(menu?.querySelectorAll('a') ?? [])]
}

/**
 * The menu of small screens as a dialog, in the place of the panel that stands in the HTML. A link to a
 * section of the current page closes it and moves the focus to that section; whatever else closes it
 * gives the focus back to its control.
 */
export function Menu({
  island,
  texts,
}: { texts: Pick<MenuTexts, 'title' | 'description' | 'close' | 'closeShort'> } & IslandElement) {
  const panel = island.querySelector<HTMLElement>('#menu')
  const [open, setOpen] = useState(false)
  /** Whether it takes the place of the panel, which has moved in already. */
  const [early, setEarly] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const control = useRef(island.querySelector<HTMLElement>('[href="#menu"]'))
  const destination = useRef<HTMLElement | null>(null)
  /** Which link of the panel had the focus when the dialog took its place; -1 for none. */
  const focused = useRef(-1)

  const close = () => setOpen(false)

  // The standing control opens the dialog. Should that fail, its link goes on to the panel.
  useEffect(() => {
    const standing = control.current
    const click = (event: Event) => {
      flushSync(() => setOpen(true))
      if (content.current) event.preventDefault()
    }
    if (location.hash === '#menu') {
      focused.current = linksIn(panel).indexOf(document.activeElement as HTMLAnchorElement)
      setEarly(true)
      setOpen(true)
      // No step back and no other address: a link of the panel may be on its way to another page.
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    standing?.addEventListener('click', click)
    standing?.setAttribute('aria-haspopup', 'dialog')
    return () => {
      standing?.removeEventListener('click', click)
      standing?.removeAttribute('aria-haspopup')
      standing?.removeAttribute('aria-expanded')
      if (panel) panel.hidden = false
    }
  }, [panel])

  useLayoutEffect(() => {
    control.current?.setAttribute('aria-expanded', String(open))
    if (!open) return
    // The dialog stands, in one frame with this: the panel is not needed any more.
    if (panel) panel.hidden = true
    // On a phone, Back closes it where the browser can tell.
    if (!window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => setOpen(false)
    return () => watcher.destroy()
  }, [open, panel])

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const newTab = link.target || event.ctrlKey || event.metaKey || event.shiftKey
    if (link.pathname === location.pathname && !newTab) {
      // The page is here already; the link would load it again for its top, or to lose a query.
      event.preventDefault()
      destination.current = document.getElementById(link.hash.slice(1) || 'inicio')
      if (link.hash) location.hash = link.hash
      else history.pushState(null, '', link.pathname)
    }
    close()
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Content
        ref={content}
        className={`menu-dialog ${early ? 'menu-at-once' : ''}`}
        onClick={follow}
        onOpenAutoFocus={(event) => {
          const link = linksIn(content.current)[focused.current]
          focused.current = -1
          if (!link) return
          event.preventDefault()
          link.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          setEarly(false)
          // Focus alone does not scroll to the start of what is taller than the screen.
          destination.current?.focus({ preventScroll: true })
          destination.current?.scrollIntoView()
          if (!destination.current) control.current?.focus()
          destination.current = null
        }}
      >
        <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
        <Dialog.Description className="sr-only">{texts.description}</Dialog.Description>
        <Dialog.Close className="icon-button menu-button menu-close" aria-label={texts.close}>
          <Icon name="close" />
          {texts.closeShort}
        </Dialog.Close>
        <PanelCopy panel={panel} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
