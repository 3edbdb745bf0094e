import { Menu as MenuIcon, X } from 'lucide-react'
import { MENU_CLOSE_HASH, MENU_ID } from '@/browser/menu'
import { Island } from '@/components/islands/island'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import type { GeneralTexts, Link, MenuTexts } from '@/content/schema'
import type { MenuDialog } from './client'

export type MenuPanelProps = {
  links: readonly Link[]
  /** Path of the current page, to mark its link. */
  path: string
  chatHref: string
  /** Label of the chat link: “WhatsApp” and the company's number. */
  phone: string
  texts: Pick<MenuTexts & GeneralTexts, 'title' | 'contactButton'>
}

/**
 * Renders the links of the menu, for the page and for the dialog that replaces them.
 * @param id id of the panel in the page, which the menu button links to; the dialog has none
 */
export function MenuPanel({
  id,
  links,
  path,
  chatHref,
  phone,
  texts,
}: MenuPanelProps & { id?: string }) {
  return (
    <div id={id} className="menu-panel surface-dark">
      <PageLinks name={texts.title} links={links} path={path} linkClass="menu-entry font-display" />
      <ChatLink href={chatHref} origin="menu-phone" className="text-card text-link">
        {phone}
      </ChatLink>{' '}
      <ChatButton href={chatHref} origin="menu">
        {texts.contactButton}
      </ChatButton>
    </div>
  )
}

/** Renders the menu that works without scripts: its panel opens by `:target`. */
export function Menu({ texts, ...panel }: MenuPanelProps & { texts: MenuTexts & GeneralTexts }) {
  const { title, description, close, closeShort, contactButton } = texts
  return (
    <Island<typeof MenuDialog>
      name="menu"
      props={{ ...panel, texts: { title, description, close, closeShort, contactButton } }}
      className="site-menu relative print:gone"
    >
      <a href={`#${MENU_ID}`} className="icon-button menu-button" aria-label={texts.open}>
        <MenuIcon className="icon" />
        {texts.openShort}
      </a>
      <MenuPanel {...panel} texts={texts} id={MENU_ID} />
      <a href={MENU_CLOSE_HASH} className="icon-button menu-button menu-close" aria-label={close}>
        <X className="icon" />
        {closeShort}
      </a>
    </Island>
  )
}
