import { Picture, PictureView } from '@/components/parts/picture'
import type { PictureFiles } from '@/model/pictures/picture-files'
import { DRAIN_PAGE, type PESTS, type PLACES } from '@/model/schema/slugs'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'

export type HousePlaces = {
  /** Question that the links answer. */
  title: string
  items: readonly {
    place: keyof typeof PLACES
    label: string
    /** Service or pest that the link leads to. */
    service: string
    href: string
    /** Title of the card that the link leads to. */
    target: string
  }[]
}

type Animals<Card extends string> = Readonly<Record<Card, string | undefined>>

/**
 * Animal in the magnifying glass over a label, by the card that the label leads to (places-glass.css). A glass without one
 * shows the place alone.
 */
const GLASS_ANIMALS: Animals<keyof typeof PESTS> & Animals<string> = {
  escorpioes: 'escorpiao',
  'controle-de-escorpiao': 'escorpiao',
  cupins: 'cupim',
  descupinizacao: 'cupim',
  baratas: 'barata',
  [DRAIN_PAGE]: 'barata',
  formigas: 'formiga',
  'limpeza-de-forro': 'pombo',
  pulgas: undefined,
  ratos: undefined,
}

/**
 * Renders the insects around the magnifying glass, if the page has some. Those in the hero move away
 * as the visitor scrolls.
 * @param pictograms the file of the tiles' pictograms, which contains the insects too, so that they
 * need no request, as views `top-escorpiao` and so on
 */
export function Insects({ pictograms }: { pictograms: PictureFiles }) {
  const insects = Object.keys(pictograms.views).filter((view) => view.startsWith('top-'))
  if (insects.length === 0) return null
  return (
    <div className="top-insects print:gone">
      {insects.map((insect) => (
        <PictureView key={insect} picture={pictograms} view={insect} className={insect} />
      ))}
    </div>
  )
}

/**
 * Renders the links on the places of the house. The page contains them twice, on the hero picture and on
 * `House`, of which a screen shows one. Not a `<ul>`, because
 * Obsidian's web clipper drops blocks of links. An item takes the focus of a first tap, which opens the
 * magnifying glass (places-glass.css).
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
      <li
        key={index}
        tabIndex={-1}
        className={`place-${place} sees-${GLASS_ANIMALS[service] ?? ''}`}
      >
        <a href={href} data-target={target}>
          {label}
        </a>
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
  places,
  picture,
  pictograms,
}: {
  places: HousePlaces
  picture: PictureFiles
  pictograms: PictureFiles
}) => (
  <section aria-labelledby={HOUSE_HEADING_ID} className="house print:gone">
    <h2 id={HOUSE_HEADING_ID} className="text-card">
      {places.title}
    </h2>
    <div className="house-picture content">
      <Picture picture={picture} />
      <Insects pictograms={pictograms} />
      <PlaceLinks places={places} />
    </div>
  </section>
)
