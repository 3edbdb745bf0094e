import type { Place } from '@/model/site/slugs'

export type HousePlaces = {
  /** Question that the links answer. */
  title: string
  items: readonly {
    place: Place
    label: string
    /** Service or pest that the link leads to. */
    service: string
    href: string
    /** Title of the card that the link leads to. */
    target: string
  }[]
}

/**
 * Renders the links on the places of the house. The page contains them twice, in `HeroPicture` and in `House`, of
 * which a screen shows one. Not a `<ul>`, because Obsidian's web clipper drops blocks of links. An item takes the focus
 * of a first tap, which opens the magnifying glass (places-glass.css).
 */
export const PlaceLinks = ({
  places,
  className = '',
}: {
  places: HousePlaces
  className?: string
}) => (
  <menu className={`places print:gone ${className}`}>
    {places.items.map(({ place, label, service, href, target }, index) => (
      <li key={index} tabIndex={-1} className={`place-${place} glass-${service}`}>
        <a href={href} data-target={target}>
          {label}
        </a>
      </li>
    ))}
  </menu>
)
