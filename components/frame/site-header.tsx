import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import type { Company, InterfaceTexts, Link, MenuTexts } from '@/content/schema'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'
import { Menu } from './menu'

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
  const phone = displayPhone(company.phone)
  const phoneName = `${texts.whatsapp} ${phone}`
  return (
    <header className="site-header">
      <div className="header-row wrap">
        <Brand name={company.name} homeLabel={texts.homeLink} />
        <nav aria-label={texts.headerNavigation} className="header-navigation">
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="header-link"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ChatLink
          href={chatHref}
          origin="header-phone"
          label={phoneName}
          className="header-link header-phone"
        >
          {phone}
        </ChatLink>{' '}
        <ChatButton href={chatHref} origin="header" className="button-compact">
          {texts.contactButton}
        </ChatButton>
        <Menu
          links={menuLinks}
          path={path}
          chatHref={chatHref}
          phone={phone}
          phoneName={phoneName}
          texts={{ ...menuTexts, contactButton: texts.contactButton }}
        />
      </div>
    </header>
  )
}
