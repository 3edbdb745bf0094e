import { Menu as MenuIcon, X } from 'lucide-react'
import { Island } from '@/components/islands/island'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import type { GeneralTexts, Link, MenuTexts } from '@/model/schema/content'
import type { MenuDialog } from './client'
import { MENU_CLOSE_HASH, MENU_ID } from './script'

/** Renders the menu that works without scripts: its panel opens by `:target`. */
export function Menu({
  links,
  path,
  hoursAndTowns,
  chatHref,
  phone,
  texts,
}: {
  links: readonly Link[]
  /** Path of the current page, to mark its link. */
  path?: string
  /** Opening hours and towns. */
  hoursAndTowns: string
  chatHref: string
  /** Label of the chat link: “WhatsApp” and the company's number. */
  phone: string
  texts: MenuTexts & GeneralTexts
}) {
  return (
    <Island<typeof MenuDialog>
      name="menu"
      props={{ description: texts.description }}
      className="site-menu relative print:gone"
    >
      <a href={`#${MENU_ID}`} className="icon-button menu-button" aria-label={texts.open}>
        <MenuIcon className="icon" />
        {texts.openShort}
      </a>
      <div id={MENU_ID} className="menu-panel surface-dark">
        <PageLinks
          name={texts.title}
          links={links}
          path={path}
          linkClass="menu-entry font-display"
        />
        <p>{hoursAndTowns}</p>
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
