import { CardRow } from '@/components/parts/card-row'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Section } from '@/components/parts/section'
import { type PageChats, serviceChatUrl } from '@/model/page/chat'
import type { Pictures } from '@/model/pictures/picture-files'
import type { GeneralTexts, PageContent } from '@/model/schema/content'
import { SECTION_IDS, serviceId } from '@/model/site/anchors'
import { PHOTO_CARD } from '@/model/site/slugs'
import { ServiceCard } from './service-card'

/** Renders the card for visitors who do not know which service they need. */
const PhotoCard = ({
  photoCard: { title, text, button },
  chatHref,
}: {
  photoCard: PageContent['photoCard']
  chatHref: string
}) => (
  <li
    id={serviceId(PHOTO_CARD)}
    className="service-photo-card tiled-card forced-colors-border surface-dark print:gone"
  >
    <FittedHeading level="h3" className="text-section">
      {title}
    </FittedHeading>
    <p>{text}</p>
    <ChatButton href={chatHref} className="card-button">
      {button}
    </ChatButton>
  </li>
)

export const Services = memoByValue(function Services({
  services,
  photoCard,
  chats,
  pictures,
  texts,
}: {
  services: PageContent['services']
  /** Undefined if the owner has hidden it. */
  photoCard: PageContent['photoCard'] | undefined
  chats: PageChats
  pictures: Pictures
  texts: GeneralTexts
}) {
  const { items, button } = services
  return (
    <Section id={SECTION_IDS.services} head={services} className="services tile-band">
      <CardRow count={items.length} swipe={texts.swipe} className="card-row service-list">
        {items.map((service, index) => (
          <ServiceCard
            key={index}
            service={service}
            index={index}
            pictures={pictures}
            texts={texts}
            button={button}
            chatHref={serviceChatUrl(chats.service, service)}
          />
        ))}
        {photoCard && <PhotoCard photoCard={photoCard} chatHref={chats.photo} />}
      </CardRow>
    </Section>
  )
})
