import { Picture } from '@/components/parts/picture'
import { HeroInsects } from '@/components/sections/hero'
import type { PictureFiles } from '@/model/art/pictures'
import type { DRAIN_PAGE } from '@/model/schema/cards'
import type { HOME_SERVICES, PESTS, PLACES } from '@/model/schema/slugs'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'

type PlaceLink = {
  place: keyof typeof PLACES
  label: string
  service: string
  href: string
  /** Title of the card that the link leads to. */
  target: string
}

/** Classes for what the glass shows over a label, by the service or pest that the label leads to. */
const SIGHTS: Readonly<Record<string, string | undefined>> = {
  escorpioes: 'sees-escorpiao',
  'controle-de-escorpiao': 'sees-escorpiao',
  cupins: 'sees-cupim',
  descupinizacao: 'sees-cupim',
  baratas: 'sees-barata',
  formigas: 'sees-formiga',
  'limpeza-de-forro': 'sees-pombo',
  desentupimento: 'sees-barata',
} satisfies Partial<
  Record<keyof typeof HOME_SERVICES | keyof typeof PESTS | typeof DRAIN_PAGE, string>
>

/**
 * Renders the links on the places of the house. The page contains them twice, on the hero picture and on
 * `House`, of which a screen shows one. Not a `<ul>`, because
 * Obsidian's web clipper drops blocks of links. An item takes the focus of a first tap, which opens the
 * glass (house.css).
 */
export const PlaceLinks = ({
  title,
  places,
  className = '',
}: {
  /** Question that the links answer, unless a heading asks it. */
  title?: string
  places: readonly PlaceLink[]
  className?: string
}) => (
  <menu className={`places print:gone ${className}`}>
    {title && <li className="places-title">{title}</li>}
    {places.map(({ place, label, service, href, target }, index) => (
      <li
        key={index}
        tabIndex={-1}
        data-target={target}
        className={`place-${place} ${SIGHTS[service] ?? ''}`}
      >
        <a href={href}>{label}</a>
      </li>
    ))}
  </menu>
)

/**
 * Renders the complete house with its links, because phones cut off the hero picture, or have no
 * room for labels on it. The class `content`, because Firefox's reader mode drops a `<div>` of
 * links.
 */
export const House = ({
  title,
  places,
  picture,
  pictograms,
}: {
  title: string
  places: readonly PlaceLink[]
  picture: PictureFiles
  pictograms: PictureFiles
}) => (
  <section aria-labelledby={HOUSE_HEADING_ID} className="house print:gone">
    <h2 id={HOUSE_HEADING_ID} className="text-card">
      {title}
    </h2>
    <div className="house-picture content">
      <Picture picture={picture} />
      <HeroInsects pictograms={pictograms} />
      <PlaceLinks places={places} />
    </div>
  </section>
)
