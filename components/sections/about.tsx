import { BadgeCheck } from 'lucide-react'
import { ChatLink } from '@/components/parts/chat-link'
import { FactValue } from '@/components/parts/fact-value'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { isWide, wordClass } from '@/components/parts/fitted-text'
import { memoByValue } from '@/components/parts/memo-by-value'
import { BELOW, CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { textWidth } from '@/model/fonts/text-width'
import type { PageChats } from '@/model/page/chat'
import { trustFacts } from '@/model/page/company-facts'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Company, FactTexts, PageContent } from '@/model/schema/content'
import { SECTION_IDS } from '@/model/site/anchors'

/** Classes of the facts that a visitor can check. They are larger than the others. */
const PROOF_CLASSES: Partial<Record<keyof Company, string>> = {
  sanitaryLicence: 'about-proof about-licence',
  technicalLead: 'about-proof',
}

/**
 * Renders who comes to the house, the company's facts and figures, and the idea that connects the two pages. Until the
 * company has its licence and its CNPJ, a card shows what to check of any company. Print has the facts in the footer.
 */
export const About = memoByValue(function About({
  about,
  figures,
  company,
  factTexts,
  proof,
  pictures,
}: {
  about: PageContent['about']
  /** Empty if the owner has hidden them. */
  figures: PageContent['figures']
  company: Company
  factTexts: FactTexts
  proof: PageChats['proof']
  pictures: Pictures
}) {
  const { alt, checks, idea, intro, titleWithTeam } = about
  // The size of all figures is that of the widest one.
  const widths = figures.map(({ numeral }) => textWidth(numeral))
  const sizeClass =
    figures.some(({ numeral }) => isWide('figure', numeral)) && wordClass(Math.max(...widths))
  const title = (company.team && titleWithTeam) || about.title
  const facts = trustFacts(company, factTexts)
  const isProven = company.sanitaryLicence && company.cnpj
  return (
    <Section id={SECTION_IDS.about} head={{ title, intro }} className="about print:gone">
      <CroppedPicture
        picture={pictures.equipe}
        drawingAlt={alt}
        sizes={`${BELOW.md} 100vw, 36rem`}
        className="about-team"
      />
      <div className="about-card light-card forced-colors-border">
        {facts.length > 0 && (
          <dl className="about-facts">
            {facts.map((fact, index) => (
              <div key={index} className={PROOF_CLASSES[fact.key]}>
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
        {!isProven && checks && (
          <>
            <FittedHeading level="h3" className="text-section">
              {checks.title}
            </FittedHeading>
            <ul className="text-lead">
              {checks.items.map((item, index) => (
                <li key={index} className="quarter-mark">
                  {item}
                </li>
              ))}
            </ul>
          </>
        )}
        {!isProven && proof && (
          <ChatLink href={proof.href} className="text-link">
            {proof.label}
          </ChatLink>
        )}
      </div>
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
})
