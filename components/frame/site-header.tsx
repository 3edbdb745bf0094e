import { Menu } from '@/components/islands/menu/menu'
import { ChatButton, PhoneLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import type { Company, InterfaceTexts, Link, MenuTexts } from '@/content/schema'
import { Brand } from './brand'

export function SiteHeader({
  path,
  company,
  links,
  menuLinks,
  texts,
  menuTexts,
  chatHref,
}: {
  /** Address of the current page, to mark its link. */
  path: string
  company: Company
  links: readonly Link[]
  menuLinks: readonly Link[]
  texts: InterfaceTexts
  menuTexts: MenuTexts
  chatHref: string
}) {
  return (
    <header className="site-header box">
      <div className="header-row wrap">
        <Brand name={company.name} homeLabel={texts.homeLink} />
        <PageLinks
          name={texts.headerNavigation}
          links={links}
          path={path}
          className="header-navigation print:hidden!"
          linkClass="header-link"
        />
        <PhoneLink
          href={chatHref}
          origin="header-phone"
          phone={company.phone}
          texts={texts}
          className="header-link header-phone inline-flex min-h-11 items-center"
        />{' '}
        <ChatButton href={chatHref} origin="header" className="header-chat">
          {texts.contactButton}
        </ChatButton>
        <Menu
          links={menuLinks}
          path={path}
          chatHref={chatHref}
          phone={company.phone}
          texts={{ ...texts, ...menuTexts }}
        />
      </div>
    </header>
  )
}
