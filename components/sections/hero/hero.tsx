import { Star } from 'lucide-react'
import { Fragment } from 'react'
import type { PageProps } from '@/components/page-props'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { UnbrokenCodes } from '@/components/parts/unbroken-codes'
import { cardLink } from '@/model/page/card-link'
import type { PageChats } from '@/model/page/chat'
import { proofFacts } from '@/model/page/company-facts'
import type { VisiblePage } from '@/model/page/visible-content'
import { isPhoto } from '@/model/pictures/picture-files'
import type { Company, FactTexts, PageContent } from '@/model/schema/content'
import type { Route } from '@/model/site/routes'
import type { Place } from '@/model/site/slugs'
import { FirstAid } from './first-aid'
import { HeroPicture } from './hero-picture'
import { HeroTitle } from './hero-title'
import { House } from './house'
import { Problems } from './problems'

/** Renders the headline, and the chat button with what the visitor may expect of the company. */
const HeroText = ({
  hero,
  company,
  factTexts,
  chatHref,
}: {
  hero: PageContent['hero']
  company: Company
  factTexts: FactTexts
  chatHref: string
}) => (
  <div className="hero-text">
    <HeroTitle>{hero.title}</HeroTitle>
    {/* After the headline, because Obsidian's clipper drops a short text before it. */}
    <p className="hero-line quarter-mark text-sm">{hero.eyebrow}</p>
    <p className="text-lead">{hero.text}</p>
    {/* A paragraph, because Firefox's reader mode drops other short elements with links. */}
    <p className="hero-action">
      <ChatButton href={chatHref} className="button-large">
        {hero.button}
      </ChatButton>{' '}
      <span className="hero-notes">
        <span>{hero.response}</span>
        {proofFacts(company, factTexts).map(({ key, label, value, href }, index) => (
          <Fragment key={index}>
            {' '}
            {/* A phone has room for one fact and the rating. “Sobre nós” and the footer have all of them too. */}
            <span
              className={`hero-proof print:gone ${index === 0 || key === 'googleReviews' ? '' : 'phone:gone'}`.trim()}
            >
              {key === 'googleReviews' && <Star className="star" />}{' '}
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
)

/**
 * Renders the first screen: text and picture, and a panel with the problem tiles, the first aid above or below them, the
 * house and the highlights.
 * @param lowestPrice sentence with the lowest price of the page
 */
export function Hero({
  content,
  pictures,
  route,
  chats,
  lowestPrice,
}: PageProps & {
  route: Route
  chats: PageChats
  lowestPrice: string | undefined
}) {
  const { company } = content
  const page: VisiblePage = content[route.pageName]
  const { hero, shows } = page
  const picture = pictures[`hero-${route.slug}`]
  const pictograms = pictures[`pictograms-${route.slug}`]
  const withLinks = <Item extends { service: string; place?: Place }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...cardLink(content, route, item) }))
  // The places are those of the drawing.
  const places =
    page.places && page.places.items.length > 0 && !isPhoto(picture)
      ? { ...page.places, items: withLinks(page.places.items) }
      : undefined
  const isAbove = route.firstAid === 'above'
  // On wide screens, first aid and tiles are side by side.
  const layout = isAbove && shows.firstAid && shows.problems ? 'hero-columns' : 'hero-rows'
  const firstAid = shows.firstAid && (
    <FirstAid
      firstAid={page.firstAid}
      state={company.state}
      services={page.services.items}
      isAbove={isAbove}
      // Above the tiles, the chat button of the page is near.
      photoChat={
        !isAbove && shows.photoCard
          ? { label: page.photoCard.button, href: chats.photo }
          : undefined
      }
      texts={content.interface.general}
    />
  )
  return (
    <section className={`hero content-hero ${layout} surface-dark surface-tiles tile-band`}>
      <div className="hero-grid page-container">
        <HeroText
          hero={hero}
          company={company}
          factTexts={content.interface.facts}
          chatHref={chats.page}
        />
        <HeroPicture alt={hero.alt} picture={picture} pictograms={pictograms} places={places} />
      </div>
      <div className="hero-panel surface-dark surface-darkest">
        {isAbove && firstAid}
        {shows.problems && (
          <Problems
            problems={page.problems}
            items={withLinks(page.problems.items)}
            questions={page.questions.items}
            hasArea={shows.area}
            lowestPrice={lowestPrice}
            pictograms={pictograms}
          />
        )}
        {!isAbove && firstAid}
        {places && <House places={places} picture={picture} pictograms={pictograms} />}
        <ul className="hero-highlights text-sm">
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
