import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { Icon } from '@/components/parts/icon'
import type { Company, ConsentTexts, FactTexts, InterfaceTexts, Link, Page } from '@/content/schema'
import { companyFacts } from '@/lib/company-facts'
import { displayPhone } from '@/lib/phone'
import { Brand } from './brand'
import { ConsentReview } from './consent'

export function SiteFooter({
  footer,
  company,
  links,
  texts,
  consentTexts,
  chatHref,
  otherPage,
}: {
  footer: Page['footer']
  /** The way to the company's other page; the 404 has none. */
  otherPage?: Page['otherPage']
  company: Company
  links: readonly Link[]
  texts: InterfaceTexts & FactTexts
  consentTexts: ConsentTexts
  chatHref: string
}) {
  const phone = displayPhone(company.phone)
  // Its address is a chat, which nobody would guess of a number.
  const phoneName = `${texts.whatsapp} ${phone}`
  return (
    <footer id="contato" tabIndex={-1} className="site-footer ground-dark ground-darkest">
      <div className="wrap">
        <div className="footer-call">
          <div className="footer-invitation">
            <h2 className="text-title">{footer.title}</h2>
            <p className="text-lead">{footer.text}</p>
            <ChatButton href={chatHref} origin="footer" className="button-large">
              {footer.button}
            </ChatButton>{' '}
            <ChatLink
              href={chatHref}
              origin="footer-phone"
              label={phoneName}
              className="footer-phone"
            >
              {phone}
            </ChatLink>
          </div>
          {otherPage && (
            <p className="other-page">
              {otherPage.text}{' '}
              <a href={otherPage.link.href} className="link-on-dark">
                {otherPage.link.label}
                <Icon name="arrow" />
              </a>
            </p>
          )}
        </div>
        <div className="footer-columns">
          <div>
            <Brand name={company.name} homeLabel={texts.homeLink} />
            <dl className="footer-facts">
              {companyFacts(company, texts).map(({ label, value, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                </div>
              ))}
            </dl>
            <ConsentReview tag={company.analyticsId} texts={consentTexts} />
          </div>
          <nav aria-label={texts.footerNavigation} className="footer-navigation">
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="footer-accessibility">
          <Icon name="accessibility" />
          {texts.accessibility}
        </p>
      </div>
    </footer>
  )
}
