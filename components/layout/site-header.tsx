import { Menu } from '@/components/islands/menu/menu'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PageLinks } from '@/components/parts/page-links'
import { formatUrl } from '@/model/page/company-facts'
import type { GeneralTexts, Link, MenuTexts } from '@/model/schema'
import { Brand } from './brand'

export const SiteHeader = memoByValue(function SiteHeader({
  path,
  name,
  hoursAndTowns,
  phone,
  siteUrl,
  chatCode,
  links,
  menuLinks,
  texts,
  chatHref,
}: {
  /** Path of the current page, to mark its link; none for an error page. */
  path?: string
  name: string
  /** Opening hours and towns, for the menu. */
  hoursAndTowns: string
  /** Label of the chat link: “WhatsApp” and the company's number. */
  phone: string
  siteUrl: string
  /** Path of the QR code of the chat, which only print shows. */
  chatCode: string
  links: readonly Link[]
  menuLinks: readonly Link[]
  texts: GeneralTexts & MenuTexts
  chatHref: string
}) {
  return (
    <header className="site-header forced-colors-border">
      <div className="header-row page-container">
        <Brand name={name} homeLabel={texts.homeLink} />
        <PageLinks
          name={texts.headerNavigation}
          links={links}
          path={path}
          className="header-navigation max-md:gone print:gone"
          linkClass="header-link"
        />
        <ChatLink
          href={chatHref}
          origin="header-phone"
          className="header-link header-phone touch-link"
        >
          {phone}
        </ChatLink>{' '}
        <div className="header-print">
          <p>
            {texts.chatCode}
            <br />
            {formatUrl(siteUrl)}
          </p>
          <img src={chatCode} alt="" width="120" height="120" loading="lazy" />
        </div>
        <ChatButton href={chatHref} origin="header" className="header-chat max-sm:gone">
          {texts.contactButton}
        </ChatButton>
        <Menu
          links={menuLinks}
          path={path}
          hoursAndTowns={hoursAndTowns}
          chatHref={chatHref}
          phone={phone}
          texts={texts}
        />
      </div>
    </header>
  )
})
