import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { BELOW, CroppedPicture, PHONE_CARD } from '@/components/parts/picture'
import { isPhoto, type PictureFiles, type Pictures } from '@/model/pictures/picture-files'
import { beforePhotoOf } from '@/model/pictures/pictures'
import type { GeneralTexts, Service } from '@/model/schema/content'
import { SECTION_IDS, serviceId } from '@/model/site/anchors'
import { fillSlot } from '@/model/values/words'

/** Width of a card, as in the `sizes` attribute of an image. */
const CARD_SIZES = `${PHONE_CARD}, ${BELOW.lg} 52vw, 36rem`

/** Renders the picture of a service, or its photos before and after, if the owner has given both. */
function ServicePicture({
  slug,
  pictures,
  texts,
}: {
  slug: Service['slug']
  pictures: Pictures
  texts: GeneralTexts
}) {
  const className = 'card-picture service-picture print:gone'
  const { [slug]: picture } = pictures
  const { [beforePhotoOf(slug)]: before }: Readonly<Record<string, PictureFiles>> = pictures
  if (!before || !isPhoto(before) || !isPhoto(picture))
    return <CroppedPicture picture={picture} sizes={CARD_SIZES} className={className} />
  // Half a card shows half of a photo that is as high as the card's picture.
  const photo = { sizes: CARD_SIZES, className: 'service-pair-photo' }
  return (
    <div className={`${className} service-pair`}>
      <CroppedPicture picture={before} label={texts.before} {...photo} />
      <CroppedPicture picture={picture} label={texts.after} {...photo} />
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
  /** Position of the card. The first one is a poster, with a hint about the chat. */
  index: number
  pictures: Pictures
  texts: GeneralTexts
  button: string
  chatHref: string
}) {
  return (
    <li id={serviceId(slug)} className="service-card light-card forced-colors-border">
      <div className="service-text card-start">
        <FittedHeading level="h3" id={`titulo-${index}`} className="text-card">
          {title}
        </FittedHeading>
        <p>{description}</p>
        {priceFrom && (
          <p>
            <strong className="price">{fillSlot(texts.priceFrom, 'price', priceFrom)}</strong>
          </p>
        )}
        <p className="service-tip quarter-mark print:gone">{tip}</p>
        {emergency && (
          <>
            <a href={`#${SECTION_IDS.firstAid}`} className="text-link print:gone">
              {texts.allSteps}
            </a>{' '}
          </>
        )}
        <ChatButton
          href={chatHref}
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
