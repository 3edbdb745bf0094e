import { Accessibility, ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PageLinks } from '@/components/parts/page-links'
import { Picture } from '@/components/parts/picture'
import { UnbrokenCodes } from '@/components/parts/unbroken-codes'
import { isPhoto, type PictureFiles } from '@/model/art/pictures'
import { companyFacts, type Fact, isVisitFact } from '@/model/page/company-facts'
import { CONTACT_CARD_PATH } from '@/model/page/contact-card'
import { SECTION_IDS } from '@/model/schema/anchors'
import type {
  Company,
  ConsentTexts,
  FactTexts,
  GeneralTexts,
  Link,
  PageContent,
} from '@/model/schema/content'
import { Brand } from './brand'
import { ConsentReview } from './consent'

/** Allows line breaks in a URL or e-mail address, only before its punctuation. */
const withBreaks = (text: string) =>
  text.split(/(?=[@./?&=_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Renders the value of a fact. Of a telephone fact, only the number is a link. */
function FactValue({ fact: { value, href } }: { fact: Fact }) {
  if (!href) return <UnbrokenCodes>{value}</UnbrokenCodes>
  if (!href.startsWith('tel:')) return <a href={href}>{withBreaks(value)}</a>
  const [number = '', ...rest] = value.split(/(?=\. )/)
  return (
    <>
      <a href={href}>{number.replaceAll(' ', '\u00a0')}</a>
      {rest.join('')}
    </>
  )
}

export const SiteFooter = memoByValue(function SiteFooter({
  footer,
  company,
  mark,
  phone,
  links,
  texts,
  consentTexts,
  chatHref,
  otherPage,
  picture,
  hasAbout,
}: {
  footer: PageContent['footer']
  /** Link to the company's other page. Error pages have none. */
  otherPage?: PageContent['otherPage']
  /** Hero picture. The footer repeats its upper part, unless a photo replaces the picture. */
  picture?: PictureFiles
  /** Whether the page has the section about the company, which shows the facts about a visit too. */
  hasAbout: boolean
  company: Company
  mark: PictureFiles
  phone: string
  links: readonly Link[]
  texts: GeneralTexts & FactTexts
  consentTexts: ConsentTexts
  chatHref: string
}) {
  return (
    <footer
      id={SECTION_IDS.footer}
      tabIndex={-1}
      className="site-footer surface-dark surface-darkest tile-band"
    >
      <div className="page-container">
        <div className="footer-action">
          <div className="footer-invitation">
            <FittedHeading level="h2" className="text-title">
              {footer.title}
            </FittedHeading>
            <p className="text-lead">{footer.text}</p>
            <ChatButton href={chatHref} origin="footer" className="button-large">
              {footer.button}
            </ChatButton>{' '}
            <ChatLink
              href={chatHref}
              origin="footer-phone"
              className="footer-phone touch-link font-display"
            >
              {phone}
            </ChatLink>
          </div>
          {otherPage && (
            <p className="footer-other-page print:gone">
              {otherPage.text}{' '}
              <a href={otherPage.link.href} className="text-link">
                {otherPage.link.label}
                <ArrowRight className="icon" />
              </a>
            </p>
          )}
          {picture && !isPhoto(picture) && (
            <div className="footer-image print:gone">
              <Picture picture={picture} sizes="36rem" />
            </div>
          )}
        </div>
        <div className="footer-columns">
          <Brand name={company.name} mark={mark} homeLabel={texts.homeLink} />
          <PageLinks
            name={texts.footerNavigation}
            links={links}
            className="footer-navigation print:gone"
          />
          <dl className="footer-facts">
            {companyFacts(company, texts).map((fact, index) => {
              // Print lacks the section about the company.
              const isShown = !hasAbout || !isVisitFact(fact)
              return (
                <div key={index} className={isShown ? undefined : 'not-print:gone'}>
                  <dt className="text-sm">{fact.label}</dt>
                  <dd>
                    <FactValue fact={fact} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
        <div className="footer-end button-row text-sm print:gone">
          <p>
            <Accessibility className="icon enlarged:gone" />
            {texts.accessibility}
          </p>
          <a href={CONTACT_CARD_PATH} className="touch-link">
            {texts.saveContact}
          </a>
          <ConsentReview analyticsId={company.analyticsId} texts={consentTexts} />
        </div>
      </div>
    </footer>
  )
})
