import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { CroppedPicture } from '@/components/parts/picture'
import { isPhoto, type PictureFiles, type Pictures } from '@/model/art/pictures'
import { fillTemplate } from '@/model/fields/text/fill-template'
import { SECTION_IDS, serviceId } from '@/model/schema/anchors'
import type { GeneralTexts, Service } from '@/model/schema/content'
import { beforePhotoOf } from '@/model/schema/picture-names'

/** Width of a card, as in the `sizes` attribute of an image. */
const CARD_SIZES = '(max-width: 39.99rem) 82vw, (max-width: 63.99rem) 52vw, 36rem'

/**
 * Returns the photos of a place before and after a service, each with its label.
 * @returns undefined unless the owner has given both
 */
function photoPair(
  pictures: Readonly<Record<string, PictureFiles>>,
  slug: string,
  { before, after }: Pick<GeneralTexts, 'before' | 'after'>,
) {
  const names = [
    { name: beforePhotoOf(slug), label: before },
    { name: slug, label: after },
  ]
  const pair = names.flatMap(({ name, label }) => {
    const picture = pictures[name]
    return picture && isPhoto(picture) ? { picture, label } : []
  })
  return pair.length === names.length ? pair : undefined
}

export type ServiceTexts = Pick<
  GeneralTexts,
  'after' | 'allSteps' | 'before' | 'chatHint' | 'priceFrom'
>

/** Renders the picture of a service, or its photos before and after. */
function ServicePicture({
  slug,
  pictures,
  texts,
}: {
  slug: Service['slug']
  pictures: Pictures
  texts: ServiceTexts
}) {
  const className = 'card-picture service-picture save-data:gone print:gone'
  const pair = photoPair(pictures, slug, texts)
  if (!pair)
    return <CroppedPicture picture={pictures[slug]} sizes={CARD_SIZES} className={className} />
  return (
    <div className={`${className} service-pair`}>
      {pair.map((photo, index) => (
        // Half a card shows half of a photo that is as high as the card's picture.
        <CroppedPicture key={index} {...photo} sizes={CARD_SIZES} className="service-pair-photo" />
      ))}
    </div>
  )
}

/** Renders a service: what it is, its price, the chat and its picture. */
export function ServiceCard({
  service: { slug, title, description, tip, priceFrom, emergency },
  index,
  pictures,
  texts,
  button,
  chatHref,
}: {
  service: Service
  /** Position of the card. The first one has a hint about the chat. */
  index: number
  pictures: Pictures
  texts: ServiceTexts
  button: string
  chatHref: string
}) {
  return (
    <li
      id={serviceId(slug)}
      data-title={title}
      className="service-card light-card forced-colors-border"
    >
      <div className="service-text">
        <FittedHeading level="h3" id={`titulo-${index}`} className="text-card">
          {title}
        </FittedHeading>
        <p>{description}</p>
        {priceFrom && (
          <p>
            <strong className="price">{fillTemplate(texts.priceFrom, 'price', priceFrom)}</strong>
          </p>
        )}
        <p className="service-tip quarter-mark text-sm">{tip}</p>
        {emergency && (
          <>
            <a href={`#${SECTION_IDS.firstAid}`} className="text-link print:gone">
              {texts.allSteps}
            </a>{' '}
          </>
        )}
        <ChatButton
          href={chatHref}
          origin={slug}
          describedBy={`titulo-${index}`}
          className="card-button button-secondary"
        >
          {button}
        </ChatButton>
        {index === 0 && <p className="text-sm print:gone">{texts.chatHint}</p>}
      </div>
      <ServicePicture slug={slug} pictures={pictures} texts={texts} />
    </li>
  )
}
