import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import type { GeneralTexts, Link, MenuTexts } from '@/model/schema/content'

export type MenuPanelProps = {
  links: readonly Link[]
  /** Path of the current page, to mark its link. */
  path?: string
  /** Opening hours and towns. */
  hoursAndTowns: string
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
  hoursAndTowns,
  chatHref,
  phone,
  texts,
}: MenuPanelProps & { id?: string }) {
  return (
    <div id={id} className="menu-panel surface-dark">
      <PageLinks name={texts.title} links={links} path={path} linkClass="menu-entry font-display" />
      <p>{hoursAndTowns}</p>
      <ChatLink href={chatHref} origin="menu-phone" className="text-card text-link">
        {phone}
      </ChatLink>{' '}
      <ChatButton href={chatHref} origin="menu">
        {texts.contactButton}
      </ChatButton>
    </div>
  )
}
