import { company } from '@/content/company'
import { factTexts, interfaceTexts } from '@/content/interface'
import type { Page } from '@/content/schema'
import { companyFacts } from '@/lib/company-facts'
import { navigation } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'
import { ChatButton, ChatLink } from './chat-link'
import { ConsentReview } from './consent'
import { Icon } from './icon'

export function SiteFooter({ footer, chatHref }: { footer: Page['footer']; chatHref: string }) {
  return (
    <footer id="contato" tabIndex={-1} className="site-footer">
      <div className="wrap">
        <div className="footer-call">
          <div className="footer-invitation">
            <h2 className="text-title">{footer.title}</h2>
            <p className="text-lead">{footer.text}</p>
            <ChatButton href={chatHref} origin="footer" className="large">
              {footer.button}
            </ChatButton>
          </div>
          <ChatLink href={chatHref} origin="footer-phone" className="footer-phone text-title">
            {displayPhone(company.phone)}
          </ChatLink>
        </div>
        <div className="footer-columns">
          <div>
            <Brand />
            <dl className="facts">
              {companyFacts(company, { ...factTexts, ...interfaceTexts }).map(
                ({ label, value, href }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                  </div>
                ),
              )}
            </dl>
            <ConsentReview />
          </div>
          <nav
            id="navegacao"
            tabIndex={-1}
            aria-label={interfaceTexts.footerNavigation}
            className="footer-navigation"
          >
            <ul>
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="accessibility">
          <Icon name="accessibility" />
          {interfaceTexts.accessibility}
        </p>
      </div>
    </footer>
  )
}
