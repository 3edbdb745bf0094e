import { BELOW, Picture, PictureView } from '@/components/parts/picture'
import { isPhoto, type PictureFiles } from '@/model/pictures/picture-files'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'
import { type HousePlaces, PlaceLinks } from './places'

/** Widths of the illustration, for its `sizes` attribute. */
export const HERO_SIZES = `${BELOW.sm} 16rem, 36rem`

/**
 * Renders the picture of the first screen with insects and, on the house, the question and its links. Where it has no room
 * for them, it links to `House`.
 */
export const HeroPicture = ({
  alt,
  picture,
  pictograms,
  places,
}: {
  /** Text alternative of an illustration. A photo has its own. */
  alt: string
  picture: PictureFiles
  /** File with the insects around an illustration. A photo has none. */
  pictograms: PictureFiles
  /** Question and links on an illustration. A photo has none. */
  places: HousePlaces | undefined
}) => (
  <div className={`hero-picture ${isPhoto(picture) ? 'hero-photo' : ''}`}>
    <Picture picture={picture} drawingAlt={alt} sizes={HERO_SIZES} priority />
    {!isPhoto(picture) && <Insects pictograms={pictograms} />}
    {places && (
      <>
        <p className="hero-question max-md:gone short:gone print:gone">{places.title}</p>
        <PlaceLinks places={places} className="max-md:gone short:gone" />
        <a href={`#${HOUSE_HEADING_ID}`} className="hero-entry print:gone">
          {places.title}
        </a>
      </>
    )}
  </div>
)

/**
 * Renders the insects around the magnifying glass, if the page has some. Those in the hero move away as the visitor
 * scrolls.
 * @param pictograms the file of the tiles' pictograms, which contains the insects too, so that they need no request, as
 * views `hero-escorpiao` and so on
 */
export function Insects({ pictograms }: { pictograms: PictureFiles }) {
  const insects = Object.keys(pictograms.views).filter((view) => view.startsWith('hero-'))
  if (insects.length === 0) return null
  return (
    <div className="hero-insects print:gone">
      {insects.map((insect) => (
        <PictureView key={insect} picture={pictograms} view={insect} className={insect} />
      ))}
    </div>
  )
}
