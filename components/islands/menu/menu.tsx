import { Menu as MenuIcon, X } from 'lucide-react'
import { MENU, MENU_CLOSE_HASH } from '@/browser/menu'
import { Island } from '@/components/islands/island'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import type { InterfaceTexts, Link, MenuTexts } from '@/content/schema'
import type { MenuDialog } from './client'

/** The menu as HTML and CSS alone: the address shows the panel. The island puts a dialog in its place. */
export function Menu({
  links,
  path,
  chatHref,
  phone,
  texts,
}: {
  links: readonly Link[]
  path: string
  chatHref: string
  phone: string
  texts: MenuTexts & InterfaceTexts
}) {
  const { title, description } = texts
  return (
    <Island<typeof MenuDialog>
      name="menu"
      props={{ title, description }}
      className="site-menu relative print:hidden!"
    >
      <a href={`#${MENU}`} className="icon-button menu-button" aria-label={texts.open}>
        <MenuIcon className="icon" />
        {texts.openShort}
      </a>
      <div id={MENU} className="menu-panel surface-dark">
        <PageLinks name={title} links={links} path={path} linkClass="menu-entry font-display" />
        <ChatLink href={chatHref} origin="menu-phone" className="text-card text-link">
          {phone}
        </ChatLink>{' '}
        <ChatButton href={chatHref} origin="menu">
          {texts.contactButton}
        </ChatButton>
      </div>
      <a
        href={MENU_CLOSE_HASH}
        className="icon-button menu-button menu-close"
        aria-label={texts.close}
      >
        <X className="icon" />
        {texts.closeShort}
      </a>
    </Island>
  )
}
