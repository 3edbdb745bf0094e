import { Fragment, type ReactNode } from 'react'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { UnbrokenCodes } from '@/components/parts/unbroken-codes'
import { proofFacts } from '@/model/page/company-facts'
import type { PictureFiles } from '@/model/pictures/picture-files'
import type { Company, FactTexts, PageContent } from '@/model/schema/content'
import { HeroPicture } from './hero-picture'
import { HeroTitle } from './hero-title'
import { House } from './house'
import type { HousePlaces } from './places'

/** Renders the first screen: headline, chat button, picture and panel, which ends with the house. */
export function Hero({
  hero,
  picture,
  pictograms,
  company,
  places,
  hasColumns,
  factTexts,
  chatHref,
  children,
}: {
  hero: PageContent['hero']
  picture: PictureFiles
  pictograms: PictureFiles
  company: Company
  places: HousePlaces | undefined
  /** Whether the panel has first aid and tiles, which are side by side on wide screens. */
  hasColumns: boolean
  factTexts: FactTexts
  chatHref: string
  /** Content of the panel, above the highlights. */
  children: ReactNode
}) {
  return (
    <section
      className={`hero content-hero ${hasColumns ? 'top-columns' : 'top-rows'} surface-dark surface-tiles tile-band`}
    >
      <div className="top-grid page-container">
        <div className="top-text">
          <HeroTitle>{hero.title}</HeroTitle>
          {/* After the headline, because Obsidian's clipper drops a short text before it. */}
          <p className="top-line quarter-mark text-sm">{hero.eyebrow}</p>
          <p className="text-lead">{hero.text}</p>
          {/* A paragraph, because Firefox's reader mode drops other short elements with links. */}
          <p className="top-action">
            <ChatButton href={chatHref} className="button-large">
              {hero.button}
            </ChatButton>{' '}
            <span className="top-notes">
              <span>{hero.response}</span>
              {proofFacts(company, factTexts).map(({ label, value, href }, index) => (
                <Fragment key={index}>
                  {' '}
                  <span className="top-proof print:gone">
                    {href ? (
                      <a href={href}>{value}</a>
                    ) : (
                      <UnbrokenCodes>{`${label}: ${value}`}</UnbrokenCodes>
                    )}
                  </span>
                </Fragment>
              ))}
            </span>
          </p>
        </div>
        <HeroPicture alt={hero.alt} picture={picture} pictograms={pictograms} places={places} />
      </div>
      <div className="top-panel surface-dark surface-darkest">
        {children}
        {places && <House places={places} picture={picture} pictograms={pictograms} />}
        <ul className="top-highlights text-sm">
          {hero.highlights.map(({ title, text }, index) => (
            <li key={index} className="quarter-mark">
              <FittedHeading level="h2">{title}</FittedHeading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
