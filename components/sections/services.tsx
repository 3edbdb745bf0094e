import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { PairPhoto } from '@/model/art/photo-pair'
import type { Pictures } from '@/model/art/pictures'
import { fillTemplate } from '@/model/format/fill-template'
import type { GeneralTexts, PageContent, Service } from '@/model/schema'
import { PHOTO_CARD } from '@/model/schema/cards'

/** Width of a card, as in the `sizes` attribute of an image. */
const CARD_SIZES = '(max-width: 39.99rem) 82vw, (max-width: 63.99rem) 52vw, 36rem'

export const Services = memoByValue(function Services({
  services,
  items,
  photoCard,
  photoHref,
  pictures,
  texts,
}: {
  services: Omit<PageContent['services'], 'items'>
  /** Services, each with the URL of its own chat, the text of its picture, and photos that replace it. */
  items: readonly (Service & { chatHref: string; alt: string; pair?: readonly PairPhoto[] })[]
  /** Last card, for visitors who do not know which service they need. */
  photoCard: PageContent['photoCard'] | undefined
  photoHref: string
  pictures: Pictures
  texts: Pick<GeneralTexts, 'allSteps' | 'chatHint' | 'priceFrom' | 'swipe'>
}) {
  return (
    <Section id="servicos" head={services} className="services">
      {items.length > 1 && (
        <p className="card-row-hint hidden">{fillTemplate(texts.swipe, 'count', items.length)}</p>
      )}
      <div className="card-track">
        {/* Not a `<ul>`, because Obsidian's web clipper takes a `<ul>` of pictures for related posts. */}
        <menu className="card-row service-list">
          {items.map(
            (
              { slug, title, description, tip, priceFrom, emergency, chatHref, alt, pair },
              index,
            ) => (
              <li
                key={index}
                id={`servico-${slug}`}
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
                      <a href="#emergencia" className="text-link print:gone">
                        {texts.allSteps}
                      </a>{' '}
                    </>
                  )}
                  <ChatButton
                    href={chatHref}
                    origin={slug}
                    describedBy={`titulo-${index}`}
                    className="service-button button-secondary"
                  >
                    {services.button}
                  </ChatButton>
                  {index === 0 && <p className="text-sm print:gone">{texts.chatHint}</p>}
                </div>
                {pair ? (
                  <div className="card-picture service-picture service-pair save-data:gone print:gone">
                    {pair.map((photo, index) => (
                      // Half a card shows half of a photo that is as high as the card's picture.
                      <CroppedPicture
                        key={index}
                        {...photo}
                        sizes={CARD_SIZES}
                        className="service-pair-photo"
                      />
                    ))}
                  </div>
                ) : (
                  <CroppedPicture
                    picture={pictures[slug]}
                    alt={alt}
                    sizes={CARD_SIZES}
                    className="card-picture service-picture save-data:gone print:gone"
                  />
                )}
              </li>
            ),
          )}
          {photoCard && (
            <li
              id={`servico-${PHOTO_CARD}`}
              data-title={photoCard.title}
              className="service-photo-card tiled-card forced-colors-border surface-dark print:gone"
            >
              <FittedHeading level="h3" className="text-section">
                {photoCard.title}
              </FittedHeading>
              <p>{photoCard.text}</p>
              <ChatButton href={photoHref} origin="photo" className="service-button">
                {photoCard.button}
              </ChatButton>
            </li>
          )}
        </menu>
      </div>
    </Section>
  )
})
