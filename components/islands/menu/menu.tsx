import { Menu as MenuIcon, X } from 'lucide-react'
import type { FrameProps } from '@/components/page-props'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import { chatLabel } from '@/model/page/chat'
import { hoursAndTowns } from '@/model/page/company-facts'
import { callLink, menuLinks } from '@/model/page/navigation'
import { MENU_CLOSE_HASH, MENU_ID } from './script'

/** Renders the menu that works without scripts: its panel opens by `:target`. */
export function Menu({ content, path, chatHref }: FrameProps) {
  const { company } = content
  const texts = { ...content.interface.general, ...content.interface.menu }
  const call = callLink(company, texts)
  return (
    <div data-island="menu" className="site-menu relative print:gone">
      <a href={`#${MENU_ID}`} className="icon-button menu-button" aria-label={texts.open}>
        <MenuIcon className="icon" />
        {texts.openShort}
      </a>
      <div id={MENU_ID} className="menu-panel surface-dark">
        <PageLinks
          name={texts.title}
          links={menuLinks(content)}
          path={path}
          linkClass="menu-entry font-display"
        />
        <p>{hoursAndTowns(company)}</p>
        <ChatLink href={chatHref} className="text-card text-link font-display">
          {chatLabel(content)}
        </ChatLink>{' '}
        <ChatButton href={chatHref}>{texts.contactButton}</ChatButton>
        {call && (
          <>
            {' '}
            <a href={call.href} className="touch-link text-sm">
              {call.label}
            </a>
          </>
        )}
      </div>
      <a
        href={MENU_CLOSE_HASH}
        className="icon-button menu-button menu-close"
        aria-label={texts.close}
      >
        <X className="icon" />
        {texts.closeShort}
      </a>
    </div>
  )
}
