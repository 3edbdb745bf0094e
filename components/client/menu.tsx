import * as Dialog from '@radix-ui/react-dialog'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { closeByBack, followWithinPage, goTo, MENU } from '@/browser/menu'
import { Icon } from '@/components/parts/icon'
import type { MenuTexts } from '@/content/schema'
import { type IslandElement, mountIsland } from './islands'

/** A copy of the panel's content as it is in the page, translated if the browser translated the page. */
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
  const panel = island.querySelector<HTMLElement>(`#${MENU}`)
  const [open, setOpen] = useState(false)
  /** Set while the dialog replaces an open panel, whose opening was animated already. */
  const [early, setEarly] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const control = useRef(island.querySelector<HTMLElement>(`[href="#${MENU}"]`))
  const destination = useRef<HTMLElement | null>(null)
  /** The link of the panel that had the focus when the dialog took its place; -1 for none. */
  const focused = useRef(-1)

  // The control of the HTML opens the dialog. If that fails, the click opens the panel.
  useEffect(() => {
    const button = control.current
    const click = (event: Event) => {
      flushSync(() => setOpen(true))
      if (content.current) event.preventDefault()
    }
    if (button?.getAttribute('aria-expanded') === 'true') {
      focused.current = linksIn(panel).indexOf(document.activeElement as HTMLAnchorElement)
      setEarly(true)
      setOpen(true)
    }
    button?.addEventListener('click', click)
    button?.setAttribute('aria-haspopup', 'dialog')
    return () => {
      button?.removeEventListener('click', click)
      button?.removeAttribute('aria-haspopup')
      button?.setAttribute('aria-expanded', 'false')
      if (panel) panel.hidden = false
    }
  }, [panel])

  useLayoutEffect(() => {
    if (!open) return
    const button = control.current
    const close = () => setOpen(false)
    // The dialog is rendered in the same frame, so nothing flashes.
    if (panel) panel.hidden = true
    panel?.dispatchEvent(new Event('close'))
    button?.setAttribute('aria-expanded', 'true')
    const stopWatching = closeByBack(close)
    // The back/forward cache restores the page as it was left.
    addEventListener('pagehide', close)
    return () => {
      button?.setAttribute('aria-expanded', 'false')
      stopWatching()
      removeEventListener('pagehide', close)
    }
  }, [open, panel])

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    destination.current = followWithinPage(link, event.nativeEvent)
    setOpen(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Content
        ref={content}
        className={`menu-dialog ${early ? 'menu-at-once' : ''}`}
        onClick={follow}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          // A screen reader that hears of the whole dialog says its name.
          const first = linksIn(content.current)[focused.current] ?? content.current
          focused.current = -1
          first?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          setEarly(false)
          if (destination.current) goTo(destination.current)
          else control.current?.focus()
          destination.current = null
        }}
      >
        <Dialog.Title className="hidden">{texts.title}</Dialog.Title>
        <Dialog.Description className="hidden">{texts.description}</Dialog.Description>
        <Dialog.Close className="icon-button menu-button menu-close" aria-label={texts.close}>
          <Icon name="close" />
          {texts.closeShort}
        </Dialog.Close>
        <PanelCopy panel={panel} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, Menu)
