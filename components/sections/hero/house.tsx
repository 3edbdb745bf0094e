import { Picture } from '@/components/parts/picture'
import type { PictureFiles } from '@/model/pictures/picture-files'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'
import { Insects } from './hero-picture'
import { type HousePlaces, PlaceLinks } from './places'

/**
 * Renders the complete house with its links, because phones cut off the hero picture, or have no room for labels on it.
 * The class `content`, because Firefox's reader mode drops a `<div>` of links.
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
