import { pestId, SECTION_IDS, serviceId } from '@/model/site/anchors'
import { drainsRoute, type Route } from '@/model/site/routes'
import { DRAIN_PAGE, PLACE_DRAIN_CARDS, type Place } from '@/model/site/slugs'
import type { VisibleContent } from './visible-content'

/**
 * Returns the link of a problem tile or of a place on the house, and the title of the card that it
 * leads to: that of its pest or service. Where the first aid is below the tiles, an emergency service
 * leads to it. A place of the drain page leads to the card of the place there, or to the page.
 * @param service slug of the card, or `DRAIN_PAGE`
 * @param place name of the place, none for a tile
 */
export function cardLink(
  content: VisibleContent,
  { pageName, firstAid }: Route,
  { service, place }: { service: string; place?: Place },
): { href: string; target: string } {
  const drains = content.drains.services
  if (service === DRAIN_PAGE) {
    const card = place && drains.items.find(({ slug }) => slug === PLACE_DRAIN_CARDS[place])
    const { path } = drainsRoute
    return card
      ? { href: `${path}#${serviceId(card.slug)}`, target: card.title }
      : { href: path, target: drains.title }
  }
  const pest = content.pests.items.find(({ slug }) => slug === service)
  const card = content[pageName].services.items.find(({ slug }) => slug === service)
  const id = pest ? pestId(service) : serviceId(service)
  return {
    href: `#${firstAid === 'below' && card?.emergency ? SECTION_IDS.firstAid : id}`,
    target: (pest ?? card)?.title ?? '',
  }
}
