import { Menu } from '@/components/islands/menu/menu'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PageLinks } from '@/components/parts/page-links'
import type { GeneralTexts, Link, MenuTexts } from '@/model/schema'
import { Brand } from './brand'

export const SiteHeader = memoByValue(function SiteHeader({
  path,
  name,
  phone,
  links,
  menuLinks,
  texts,
  chatHref,
}: {
  /** Path of the current page, to mark its link. */
  path: string
  name: string
  /** Label of the chat link: “WhatsApp” and the company's number. */
  phone: string
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
        <ChatButton href={chatHref} origin="header" className="header-chat max-sm:gone">
          {texts.contactButton}
        </ChatButton>
        <Menu links={menuLinks} path={path} chatHref={chatHref} phone={phone} texts={texts} />
      </div>
    </header>
  )
})
