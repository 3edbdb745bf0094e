import type { PageProps } from '@/components/page-props'
import { FirstAid } from '@/components/sections/first-aid'
import { Hero } from '@/components/sections/hero'
import { House, PlaceLinks } from '@/components/sections/house'
import { Problems } from '@/components/sections/problems'
import { isPhoto } from '@/model/art/pictures'
import { cardLink } from '@/model/page/card-link'
import type { PageChats } from '@/model/page/chat'
import type { PageContent } from '@/model/schema/content'
import type { Route } from '@/model/schema/routes'

/**
 * Renders the hero of a page, whose panel contains the problem tiles, the first aid above or below
 * them, and the house.
 * @param lowestPrice sentence with the lowest price of the page
 */
export function PageHero({
  content,
  pictures,
  route,
  chats,
  lowestPrice,
}: PageProps & { route: Route; chats: PageChats; lowestPrice: string | undefined }) {
  const { company, interface: texts } = content
  const page: PageContent = content[route.pageName]
  const { hidden = {}, places } = page
  const picture = pictures[`hero-${route.pictureSuffix}`]
  const pictograms = pictures[`pictograms-${route.pictureSuffix}`]
  const withLinks = <Item extends { service: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...cardLink(content, route, item) }))
  // The places are those of the drawing.
  const placeLinks = places && !isPhoto(picture) ? withLinks(places.items) : []
  const firstAid = !hidden.firstAid && (
    <FirstAid
      firstAid={page.firstAid}
      state={company.state}
      services={page.services.items}
      isAbove={route.firstAid === 'above'}
      photoChat={hidden.photoCard ? undefined : { label: page.photoCard.button, href: chats.photo }}
      texts={texts.general}
    />
  )
  return (
    <Hero
      hero={page.hero}
      picture={picture}
      pictograms={pictograms}
      chatHref={chats.page}
      company={company}
      texts={texts.facts}
      places={
        placeLinks.length > 0 && (
          <PlaceLinks
            title={places?.title}
            places={placeLinks}
            className="max-md:gone short:gone"
          />
        )
      }
      hasColumns={route.firstAid === 'above' && !hidden.firstAid && !hidden.problems}
    >
      {route.firstAid === 'above' && firstAid}
      {!hidden.problems && (
        <Problems
          problems={page.problems}
          items={withLinks(page.problems.items)}
          questions={hidden.questions ? [] : page.questions.items}
          hasArea={!hidden.area}
          lowestPrice={lowestPrice}
          pictograms={pictograms}
        />
      )}
      {route.firstAid === 'below' && firstAid}
      {places && placeLinks.length > 0 && (
        <House title={places.title} places={placeLinks} picture={picture} pictograms={pictograms} />
      )}
    </Hero>
  )
}
