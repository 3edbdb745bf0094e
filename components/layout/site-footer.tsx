import { Accessibility, ArrowRight } from 'lucide-react'
import { ConsentReview } from '@/components/consent/consent'
import type { FrameProps } from '@/components/page-props'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { FactValue } from '@/components/parts/fact-value'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { PageLinks } from '@/components/parts/page-links'
import { Picture } from '@/components/parts/picture'
import { chatLabel } from '@/model/page/chat'
import { factGroups, isPrintable, isVisitFact } from '@/model/page/company-facts'
import { menuLinks } from '@/model/page/navigation'
import type { VisibleContent } from '@/model/page/visible-content'
import { isPhoto } from '@/model/pictures/picture-files'
import { SECTION_IDS } from '@/model/site/anchors'
import { CONTACT_CARD_PATH } from '@/model/site/published-files'
import { Brand } from './brand'

/** Renders the last invitation to the chat, and the way to the other page. */
function FooterAction({ content, pictures, route, path, chatHref }: FrameProps) {
  const { pageName, slug } = route
  const { footer, otherPage, shows } = content[pageName]
  const picture = pictures[`hero-${slug}`]
  return (
    <div className="footer-action">
      <div className="footer-invitation">
        <FittedHeading level="h2" className="text-title">
          {footer.title}
        </FittedHeading>
        <p className="text-lead print:gone">{footer.text}</p>
        <ChatButton href={chatHref} className="button-large">
          {footer.button}
        </ChatButton>{' '}
        <ChatLink href={chatHref} className="footer-phone touch-link font-display">
          {chatLabel(content)}
        </ChatLink>
      </div>
      {path && shows.otherPage && (
        <p className="footer-other-page print:gone">
          {otherPage.text}{' '}
          <a href={otherPage.link.href} className="text-link">
            {otherPage.link.label}
            <ArrowRight className="icon" />
          </a>
        </p>
      )}
      {path && !isPhoto(picture) && (
        <div className="footer-image print:gone">
          <Picture picture={picture} />
        </div>
      )}
    </div>
  )
}

/**
 * Renders the facts of the company in groups. Error pages show those that help there, how to reach the company.
 * @param hasAbout whether the page has the section about the company, which shows the facts about a
 * visit too. Print lacks that section.
 */
const FooterFacts = ({
  content,
  isError,
  hasAbout,
}: {
  content: VisibleContent
  isError: boolean
  hasAbout: boolean
}) => {
  const { service, contact, identity } = factGroups(content.company, content.interface.facts)
  const groups = isError ? [service, contact] : [service, contact, identity]
  return (
    <div className="footer-facts">
      {groups.map(
        (facts, group) =>
          facts.length > 0 && (
            <dl key={group}>
              {facts.map((fact, index) => {
                const isShown = !hasAbout || !isVisitFact(fact)
                const printClass = isPrintable(fact) ? '' : 'print:gone'
                const linkClass = fact.href ? 'linked-fact' : ''
                const className = `${linkClass} ${isShown ? printClass : 'not-print:gone'}`.trim()
                return (
                  <div key={index} className={className || undefined}>
                    <dt>{fact.label}</dt>{' '}
                    <dd>
                      <FactValue fact={fact} />
                    </dd>
                  </div>
                )
              })}
            </dl>
          ),
      )}
    </div>
  )
}

export function SiteFooter(props: FrameProps) {
  const { content, pictures, route, path } = props
  const { company } = content
  const texts = content.interface.general
  const { shows } = content[route.pageName]
  // The error pages end in a band of tiles.
  const edges = path ? `tile-band ${shows.area ? 'footer-wave' : ''}` : ''
  return (
    <footer
      id={SECTION_IDS.footer}
      tabIndex={-1}
      className={`site-footer surface-dark surface-darkest ${edges}`}
    >
      <div className="page-container">
        <FooterAction {...props} />
        <div className="footer-columns">
          <Brand name={company.name} mark={pictures['brand-mark']} homeLabel={texts.homeLink} />
          <PageLinks
            name={texts.footerNavigation}
            links={menuLinks(content)}
            className="footer-navigation print:gone"
          />
          <FooterFacts content={content} isError={!path} hasAbout={!path || shows.about} />
        </div>
        <div className="footer-end button-row text-sm print:gone">
          <p>
            <Accessibility className="icon enlarged:gone" />
            {texts.accessibility}
          </p>
          <a href={CONTACT_CARD_PATH} className="touch-link">
            {texts.saveContact}
          </a>{' '}
          <ConsentReview analyticsId={company.analyticsId} texts={content.interface.consent} />
        </div>
      </div>
    </footer>
  )
}
