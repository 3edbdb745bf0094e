import { ArrowRight } from 'lucide-react'
import { CardRow } from '@/components/parts/card-row'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture, PHONE_CARD } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { type PageChats, serviceChatUrl } from '@/model/page/chat'
import type { PictureFiles, Pictures } from '@/model/pictures/picture-files'
import type { GeneralTexts, PageContent, SiteContent } from '@/model/schema/content'
import { pestId, SECTION_IDS, serviceId } from '@/model/site/anchors'
import { fillSlot } from '@/model/values/words'

type PestContent = SiteContent['pests']

/** Renders a pest: its picture, the facts, the link to its service, and the chat. */
function PestCard({
  pest: { slug, title, description, hides, signs, service },
  titleId,
  labels: { hidesLabel, signsLabel, treatmentLink },
  picture,
  hasService,
  button,
  chatHref,
}: {
  pest: PestContent['items'][number]
  titleId: string
  labels: Omit<PestContent, 'items'>
  picture: PictureFiles
  /** Whether the page has the card of the service. */
  hasService: boolean
  button: string
  chatHref: string
}) {
  return (
    <li id={pestId(slug)} className="pest-card forced-colors-border">
      <FittedHeading level="h3" id={titleId} className="text-card">
        {title}
      </FittedHeading>
      <CroppedPicture
        picture={picture}
        sizes={`${PHONE_CARD}, 26rem`}
        className="card-picture pest-portrait enlarged:gone"
      />
      <p>{description}</p>
      <dl className="card-start">
        {[
          [hidesLabel, hides],
          [signsLabel, signs],
        ].map(([label, text], index) => (
          <div key={index}>
            <dt className="font-display">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ChatButton href={chatHref} describedBy={titleId} className="card-button button-secondary">
        {button}
      </ChatButton>{' '}
      {hasService && (
        <a href={`#${serviceId(service)}`} className="text-link">
          {fillSlot(treatmentLink, 'pest', title.toLocaleLowerCase('pt-BR'))}
          <ArrowRight className="icon" />
        </a>
      )}
    </li>
  )
}

export const Pests = memoByValue(function Pests({
  pests,
  services,
  chats,
  pictures,
  texts,
}: {
  pests: PestContent
  services: PageContent['services']
  chats: PageChats
  pictures: Pictures
  texts: GeneralTexts
}) {
  return (
    <Section
      id={SECTION_IDS.pests}
      head={pests}
      className="pests surface-dark surface-darkest print:gone"
    >
      <CardRow count={pests.items.length} swipe={texts.swipe}>
        {pests.items.map((pest, index) => {
          const service = services.items.find(({ slug }) => slug === pest.service)
          return (
            <PestCard
              key={index}
              pest={pest}
              titleId={`titulo-praga-${index}`}
              labels={pests}
              picture={pictures[pest.slug]}
              hasService={service !== undefined}
              button={services.button}
              chatHref={service ? serviceChatUrl(chats.service, service) : chats.pests}
            />
          )
        })}
      </CardRow>
      <ChatButton href={chats.pests} className="button-large justify-self-start">
        {pests.button}
      </ChatButton>
    </Section>
  )
})
