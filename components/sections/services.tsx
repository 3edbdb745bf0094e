import { CardRow } from '@/components/parts/card-row'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { isPhoto, type PictureFiles, type Pictures } from '@/model/art/pictures'
import { fillTemplate } from '@/model/fields/text/fill-template'
import type { PageChats } from '@/model/page/chat'
import { SECTION_IDS, serviceId } from '@/model/schema/anchors'
import { PHOTO_CARD } from '@/model/schema/cards'
import type { GeneralTexts, PageContent } from '@/model/schema/content'
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

type ServiceTexts = Pick<
  GeneralTexts,
  'after' | 'allSteps' | 'before' | 'chatHint' | 'priceFrom' | 'swipe'
>

/** Renders the picture of a service, or its photos before and after. */
function ServicePicture({
  slug,
  pictures,
  texts,
}: {
  slug: PageContent['services']['items'][number]['slug']
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

export const Services = memoByValue(function Services({
  services,
  photoCard,
  chats,
  pictures,
  texts,
}: {
  services: PageContent['services']
  /** Last card, for visitors who do not know which service they need. */
  photoCard: PageContent['photoCard'] | undefined
  chats: PageChats
  pictures: Pictures
  texts: ServiceTexts
}) {
  const { items } = services
  return (
    <Section id={SECTION_IDS.services} head={services} className="services">
      <CardRow count={items.length} swipe={texts.swipe} className="card-row service-list">
        {items.map(({ slug, title, description, tip, priceFrom, emergency }, index) => (
          <li
            key={index}
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
                  <strong className="price">
                    {fillTemplate(texts.priceFrom, 'price', priceFrom)}
                  </strong>
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
                href={chats.ofService[slug] ?? chats.page}
                origin={slug}
                describedBy={`titulo-${index}`}
                className="card-button button-secondary"
              >
                {services.button}
              </ChatButton>
              {index === 0 && <p className="text-sm print:gone">{texts.chatHint}</p>}
            </div>
            <ServicePicture slug={slug} pictures={pictures} texts={texts} />
          </li>
        ))}
        {photoCard && (
          <li
            id={serviceId(PHOTO_CARD)}
            data-title={photoCard.title}
            className="service-photo-card tiled-card forced-colors-border surface-dark print:gone"
          >
            <FittedHeading level="h3" className="text-section">
              {photoCard.title}
            </FittedHeading>
            <p>{photoCard.text}</p>
            <ChatButton href={chats.photo} origin="photo" className="card-button">
              {photoCard.button}
            </ChatButton>
          </li>
        )}
      </CardRow>
    </Section>
  )
})
