import { Island } from '@/components/parts/island'
import { ChatButton, ChatLink } from '@/components/shared/chat-link'
import { Icon } from '@/components/shared/icon'
import { MenuLinks } from '@/components/shared/menu-links'
import { company } from '@/content/company'
import { interfaceTexts, menuTexts } from '@/content/interface'
import { headerLinks, isCurrentPage, navigation } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'

export function SiteHeader({ path, chatHref }: { path: string; chatHref: string }) {
  const phone = displayPhone(company.phone)
  const menu = { links: navigation, path, chatHref, phone, texts: menuTexts }
  return (
    <header className="site-header">
      <div className="wrap flex h-full items-center gap-4">
        <Brand name={company.name} homeLabel={interfaceTexts.homeLink} />
        <div className="header-actions">
          <nav aria-label={interfaceTexts.headerNavigation} className="max-md:hidden">
            <ul className="flex gap-1">
              {headerLinks.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrentPage(href, path) ? 'page' : undefined}
                    className="nav-link"
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
            className="nav-link tabular-nums max-lg:hidden"
          >
            {phone}
          </ChatLink>
          <ChatButton href={chatHref} origin="header" className="compact max-sm:hidden">
            {interfaceTexts.contactButton}
          </ChatButton>
          <Island name="menu" props={menu} className="menu">
            <a
              href="#menu"
              className="icon-button menu-button"
              aria-label={menuTexts.open}
              // The inline script makes a button of it before Next's runtime compares, in `next dev`.
              suppressHydrationWarning
            >
              <Icon name="menu" />
              {menuTexts.openShort}
            </a>
            <div id="menu" className="menu-panel">
              <MenuLinks {...menu} />
            </div>
            {/* Nothing has the name "pagina": going there shows no panel and moves nothing. */}
            <a
              href="#pagina"
              className="icon-button menu-button menu-close"
              aria-label={menuTexts.close}
            >
              <Icon name="close" />
              {menuTexts.closeShort}
            </a>
          </Island>
        </div>
      </div>
    </header>
  )
}
