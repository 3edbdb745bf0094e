import { type Route, routeOf } from '@/model/routes'
import { pestId, SECTION_IDS, serviceId } from '@/model/schema/anchors'
import { DRAIN_PAGE } from '@/model/schema/cards'
import type { SiteContent } from '@/model/schema/content'

/**
 * Returns the title of the card that a place on the house leads to. A place of the drain page leads
 * to the card of the place there, if there is one, and has the name of the page otherwise.
 * @param service slug of the card, or `DRAIN_PAGE`
 */
export function cardTitle(
  { pests, home, drains }: SiteContent,
  { service, place }: { service: string; place: string },
): string {
  const cards =
    service === DRAIN_PAGE ? drains.services.items : [...pests.items, ...home.services.items]
  const slug = service === DRAIN_PAGE ? place : service
  return cards.find((card) => card.slug === slug)?.title ?? drains.services.title
}

/**
 * Returns the link of a problem tile or of a place on the house: to the card of its pest or
 * service. Where the first aid is below the tiles, an emergency service leads to it. A place of the
 * drain page leads to the card of the place there, if there is one.
 * @param service slug of the card, or `DRAIN_PAGE`
 * @param place name of the place, none for a tile
 */
export function cardHref(
  content: SiteContent,
  { contentName, firstAid }: Route,
  { service, place = '' }: { service: string; place?: string },
): string {
  const hasCard = (items: readonly { slug: string }[], wanted: string) =>
    items.some(({ slug }) => slug === wanted)
  if (service === DRAIN_PAGE) {
    const card = hasCard(content.drains.services.items, place) ? `#${serviceId(place)}` : ''
    return routeOf('/desentupimento').path + card
  }
  const emergencies = content[contentName].services.items.filter(({ emergency }) => emergency)
  if (firstAid === 'below' && hasCard(emergencies, service)) return `#${SECTION_IDS.firstAid}`
  return `#${hasCard(content.pests.items, service) ? pestId(service) : serviceId(service)}`
}
