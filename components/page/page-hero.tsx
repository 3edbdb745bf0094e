import type { PageProps } from '@/components/page-props'
import { FirstAid } from '@/components/sections/first-aid'
import { Hero } from '@/components/sections/hero'
import { Problems } from '@/components/sections/problems'
import { cardLink } from '@/model/page/card-link'
import type { PageChats } from '@/model/page/chat'
import type { VisiblePage } from '@/model/page/visible-content'
import { isPhoto } from '@/model/pictures/picture-files'
import type { Route } from '@/model/site/routes'

/**
 * Renders the hero of a page, whose panel contains the problem tiles, and the first aid above or
 * below them.
 * @param lowestPrice sentence with the lowest price of the page
 */
export function PageHero({
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
  const { shows, places } = page
  const picture = pictures[`hero-${route.slug}`]
  const pictograms = pictures[`pictograms-${route.slug}`]
  const withLinks = <Item extends { service: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, ...cardLink(content, route, item) }))
  // The places are those of the drawing.
  const hasPlaces = places && places.items.length > 0 && !isPhoto(picture)
  const isAbove = route.firstAid === 'above'
  // Above the tiles, the chat button of the page is near.
  const hasPhotoChat = !isAbove && shows.photoCard
  const firstAid = shows.firstAid && (
    <FirstAid
      firstAid={page.firstAid}
      state={company.state}
      services={page.services.items}
      isAbove={isAbove}
      photoChat={hasPhotoChat ? { label: page.photoCard.button, href: chats.photo } : undefined}
      texts={content.interface.general}
    />
  )
  return (
    <Hero
      hero={page.hero}
      picture={picture}
      pictograms={pictograms}
      company={company}
      places={hasPlaces ? { ...places, items: withLinks(places.items) } : undefined}
      hasColumns={isAbove && shows.firstAid && shows.problems}
      factTexts={content.interface.facts}
      chatHref={chats.page}
    >
      {isAbove && firstAid}
      {shows.problems && (
        <Problems
          problems={page.problems}
          items={withLinks(page.problems.items)}
          questions={shows.questions ? page.questions.items : []}
          hasArea={shows.area}
          lowestPrice={lowestPrice}
          pictograms={pictograms}
        />
      )}
      {!isAbove && firstAid}
    </Hero>
  )
}
