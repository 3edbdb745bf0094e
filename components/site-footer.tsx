import { company } from '@/content/company'
import { interfaceTexts } from '@/content/interface'
import { navigation } from '@/content/navigation'
import type { HomePage } from '@/content/types'
import { companyFacts } from '@/lib/company-facts'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'
import { ChatButton, ChatLink } from './chat-link'

export function SiteFooter({ footer, chatHref }: { footer: HomePage['footer']; chatHref: string }) {
  return (
    <footer id="contato" tabIndex={-1} className="site-footer">
      <div className="container">
        <div className="footer-call">
          <h2 className="text-title">{footer.title}</h2>
          <p className="text-lead">{footer.text}</p>
          <ChatButton href={chatHref} origin="footer" className="large">
            {footer.button}
          </ChatButton>
        </div>
        <div className="footer-columns">
          <div>
            <Brand />
            <dl className="facts">
              <div>
                <dt>{interfaceTexts.whatsapp}</dt>
                <dd>
                  <ChatLink href={chatHref} origin="footer-phone" className="tabular-nums">
                    {displayPhone(company.phone)}
                  </ChatLink>
                </dd>
              </div>
              {companyFacts(company).map(({ label, value, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                </div>
              ))}
            </dl>
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
        <p className="accessibility">{interfaceTexts.accessibility}</p>
      </div>
    </footer>
  )
}
