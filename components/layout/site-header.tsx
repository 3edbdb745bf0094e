import { Menu } from '@/components/islands/menu/menu'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PageLinks } from '@/components/parts/page-links'
import type { PictureFiles } from '@/model/art/pictures'
import { formatUrl } from '@/model/page/company-facts'
import { headerLinks } from '@/model/page/navigation'
import type { Company, GeneralTexts, Link, MenuTexts } from '@/model/schema/content'
import { Brand } from './brand'

export const SiteHeader = memoByValue(function SiteHeader({
  path,
  company,
  mark,
  hoursAndTowns,
  phone,
  chatCode,
  menuLinks,
  texts,
  chatHref,
}: {
  /** Path of the current page, to mark its link; none for an error page. */
  path?: string
  company: Company
  mark: PictureFiles
  /** Opening hours and towns, for the menu. */
  hoursAndTowns: string
  /** Label of the chat link: “WhatsApp” and the company's number. */
  phone: string
  /** Path of the QR code of the chat, which only print shows. */
  chatCode: string
  menuLinks: readonly Link[]
  texts: GeneralTexts & MenuTexts
  chatHref: string
}) {
  return (
    <header className="site-header forced-colors-border">
      <div className="header-row page-container">
        <Brand name={company.name} mark={mark} homeLabel={texts.homeLink} />
        <PageLinks
          name={texts.headerNavigation}
          links={headerLinks}
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
            {formatUrl(company.siteUrl)}
          </p>
          <img src={chatCode} alt="" width="120" height="120" loading="lazy" />
        </div>
        <ChatButton href={chatHref} origin="header" className="header-chat phone:gone">
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
