import { BadgeCheck } from 'lucide-react'
import { ChatLink } from '@/components/parts/chat-link'
import { FactValue } from '@/components/parts/fact-value'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { isWide, wordClass } from '@/components/parts/fitted-text'
import { BELOW, CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { textWidth } from '@/model/fonts/text-width'
import { trustFacts } from '@/model/page/company-facts'
import { SECTION_IDS } from '@/model/site/anchors'
import { memoSection } from './memo-section'

/**
 * Renders who comes to the house, the company's facts and figures, and the idea that connects the two pages. Print has the
 * facts in the footer.
 */
export const About = memoSection(
  ['about', 'figures', 'company', 'factTexts', 'chats', 'pictures'],
  function About({ about, figures, company, factTexts, chats, pictures }) {
    const { alt, idea, intro, titleWithTeam } = about
    // The link requests the licence and the CNPJ, until the company has both.
    const { proof } = chats
    // The size of all figures is that of the widest one.
    const widths = figures.map(({ numeral }) => textWidth(numeral))
    const sizeClass =
      figures.some(({ numeral }) => isWide('figure', numeral)) && wordClass(Math.max(...widths))
    const title = (company.team && titleWithTeam) || about.title
    const facts = trustFacts(company, factTexts)
    return (
      <Section
        id={SECTION_IDS.about}
        head={{ title, intro }}
        action={
          proof &&
          !(company.sanitaryLicence && company.cnpj) && (
            <ChatLink href={proof.href} className="text-link justify-self-start">
              {proof.label}
            </ChatLink>
          )
        }
        className="about print:gone"
      >
        <CroppedPicture
          picture={pictures.equipe}
          drawingAlt={alt}
          sizes={`${BELOW.md} 100vw, 36rem`}
          className="about-team"
        />
        {facts.length > 0 && (
          <dl className="about-facts light-card forced-colors-border">
            {facts.map((fact, index) => (
              <div key={index}>
                <dt className="text-sm">
                  {fact.key === 'sanitaryLicence' && <BadgeCheck className="icon" />} {fact.label}
                </dt>
                <dd>
                  <FactValue fact={fact} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {figures.length > 0 && (
          <ul className={`about-figures forced-colors-border ${sizeClass || ''}`}>
            {figures.map(({ numeral, label }, index) => (
              <li key={index}>
                <strong>{numeral}</strong> {label}
              </li>
            ))}
          </ul>
        )}
        {idea && (
          <div className="about-idea forced-colors-border surface-dark">
            <div className="about-idea-text">
              <FittedHeading level="h3" className="text-title">
                {idea.title}
              </FittedHeading>
              <p className="text-lead">{idea.text}</p>
            </div>
            <CroppedPicture picture={pictures['barata-e-agua']} className="about-idea-picture" />
          </div>
        )}
      </Section>
    )
  },
)
