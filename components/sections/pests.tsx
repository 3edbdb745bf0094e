import { ArrowRight } from 'lucide-react'
import { CardRow } from '@/components/parts/card-row'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { CroppedPicture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { Pictures } from '@/model/art/pictures'
import { fillTemplate } from '@/model/fields/text/fill-template'
import type { PageChats } from '@/model/page/chat'
import { pestId, SECTION_IDS, serviceId } from '@/model/schema/anchors'
import type { GeneralTexts, PageContent, SiteContent } from '@/model/schema/content'

export const Pests = memoByValue(function Pests({
  pests,
  services,
  chats,
  pictures,
  texts,
}: {
  pests: SiteContent['pests']
  /** Services of the page, whose button each card repeats. */
  services: PageContent['services']
  chats: PageChats
  pictures: Pictures
  texts: Pick<GeneralTexts, 'swipe'>
}) {
  const { items, hidesLabel, signsLabel } = pests
  return (
    <Section
      id={SECTION_IDS.pests}
      head={pests}
      className="pests surface-dark surface-darkest print:gone"
    >
      <CardRow count={items.length} swipe={texts.swipe}>
        {items.map(({ slug, title, description, hides, signs, service }, index) => {
          const treatment = services.items.find((card) => card.slug === service)
          return (
            <li
              key={index}
              id={pestId(slug)}
              data-title={title}
              className="pest-card forced-colors-border"
            >
              <FittedHeading level="h3" id={`titulo-praga-${index}`} className="text-card">
                {title}
              </FittedHeading>
              <CroppedPicture
                picture={pictures[slug]}
                sizes="(max-width: 39.99rem) 82vw, 26rem"
                className="card-picture pest-portrait enlarged:gone save-data:gone"
              />
              <p>{description}</p>
              <dl className="text-sm">
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
              {treatment && (
                <a href={`#${serviceId(service)}`} className="text-link text-sm">
                  {fillTemplate(pests.treatmentLink, 'pest', title.toLocaleLowerCase('pt-BR'))}
                  <ArrowRight className="icon" />
                </a>
              )}{' '}
              <ChatButton
                href={chats.ofService[service] ?? chats.pests}
                origin={pestId(slug)}
                describedBy={`titulo-praga-${index}`}
                className="card-button button-secondary"
              >
                {services.button}
              </ChatButton>
            </li>
          )
        })}
      </CardRow>
      <ChatButton href={chats.pests} origin="pests" className="button-large justify-self-start">
        {pests.button}
      </ChatButton>
    </Section>
  )
})
