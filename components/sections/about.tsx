import { FittedHeading } from '@/components/parts/fitted-heading'
import { figuresClass } from '@/components/parts/fitted-text'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture, Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { UnbrokenCodes } from '@/components/parts/unbroken-codes'
import { BUILT_PICTURES, isPhoto, type PictureFiles } from '@/model/art/pictures'
import type { PageContent } from '@/model/schema'

/** Renders the company's figures and facts, and the idea that connects the two pages. Print has the facts in the footer. */
export const About = memoByValue(function About({
  about,
  hasTeam,
  figures,
  facts,
  teamPicture,
  teamAlt,
}: {
  about: PageContent['about']
  /** Whether the company names its team, so that the title may mention it. */
  hasTeam: boolean
  /** Empty if the owner has hidden them. */
  figures: PageContent['figures']
  /** Facts that the owner has filled in, such as licences. */
  facts: readonly { label: string; value: string }[]
  /** Photo of the team or its car, which only the owner can give. */
  teamPicture: PictureFiles
  teamAlt: string
}) {
  const { idea, intro, titleWithTeam } = about
  const sizeClass = figuresClass(figures.map(({ numeral }) => numeral))
  const title = (hasTeam && titleWithTeam) || about.title
  return (
    <Section id="sobre" head={{ title, intro }} className="about print:gone">
      {figures.length > 0 && (
        <ul className={sizeClass ? `about-figures ${sizeClass}` : 'about-figures'}>
          {figures.map(({ numeral, label }, index) => (
            <li key={index}>
              <strong>{numeral}</strong> {label}
            </li>
          ))}
        </ul>
      )}
      {isPhoto(teamPicture) && (
        <div className="about-team">
          <Picture
            picture={teamPicture}
            alt={teamAlt}
            sizes="(max-width: 47.99rem) 100vw, 36rem"
            className="w-full"
          />
        </div>
      )}
      {facts.length > 0 && (
        <dl className="about-facts light-card">
          {facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt className="text-sm">{label}</dt>
              <dd>
                <UnbrokenCodes>{value}</UnbrokenCodes>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {idea && (
        <div className="about-idea forced-colors-border surface-dark">
          <div className="about-idea-text">
            <FittedHeading level="h3" className="text-title">
              {idea.title}
            </FittedHeading>
            <p className="text-lead">{idea.text}</p>
          </div>
          <CroppedPicture
            picture={BUILT_PICTURES['barata-e-agua']}
            sizes="(max-width: 47.99rem) 100vw, 36rem"
            className="about-idea-picture"
          />
        </div>
      )}
    </Section>
  )
})
