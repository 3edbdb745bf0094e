import { company } from '@/content/company'
import { interfaceTexts, menuTexts } from '@/content/interface'
import { headerLinks, isCurrentPage, navigation } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'
import { ChatButton, ChatLink } from './chat-link'
import { MobileMenu } from './client/mobile-menu'
import { EarlyMenu } from './early-menu'
import { Icon } from './icon'

export function SiteHeader({ path, chatHref }: { path: string; chatHref: string }) {
  const phone = displayPhone(company.phone)
  const menu = { links: navigation, path, chatHref, phone, texts: menuTexts }
  return (
    <>
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
            <a href="#navegacao" className="menu-link nav-link">
              <Icon name="menu" />
              {interfaceTexts.noScriptMenu}
            </a>
            <MobileMenu {...menu} />
          </div>
        </div>
      </header>
      <EarlyMenu {...menu} />
    </>
  )
}
