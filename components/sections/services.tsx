import { ChatButton } from '@/components/parts/chat-link'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { InterfaceTexts, Page, Service } from '@/content/schema'

export function Services({
  texts,
  items,
  photoCard,
  photoHref,
  labels,
}: {
  texts: Omit<Page['services'], 'items'>
  /** The services, each with the address of its own chat. */
  items: readonly (Service & { chatHref: string })[]
  /** The card under the row, for visitors who can't tell which service they need. */
  photoCard: Page['photoCard']
  photoHref: string
  labels: Pick<InterfaceTexts, 'swipe' | 'chatHint'>
}) {
  return (
    <Section id="servicos" title={texts.title} intro={texts.intro} className="services">
      {items.length > 1 && (
        <p className="card-row-hint">{labels.swipe.replace('{count}', `${items.length}`)}</p>
      )}
      <div className="card-scroller">
        <ul className="card-row service-list">
          {items.map(({ slug, title, description, tip, alt, chatHref }) => (
            <li key={slug} id={`servico-${slug}`} className="service-card">
              <Picture
                name={slug}
                alt={alt}
                sizes="(width < 40rem) 82vw, (width < 64rem) 46vw, 36rem"
                className="service-picture"
              />
              <div className="service-text">
                <h3 id={`titulo-${slug}`} className="text-card">
                  {title}
                </h3>
                <p>{description}</p>
                <p className="service-tip">{tip}</p>
                <ChatButton
                  href={chatHref}
                  origin={slug}
                  describedBy={`titulo-${slug}`}
                  className="button-quiet"
                >
                  {texts.button}
                </ChatButton>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p className="service-hint">{labels.chatHint}</p>
      <div id="servico-nao-sei" className="photo-card ground-dark">
        <h3 className="text-title">{photoCard.title}</h3>
        <p>{photoCard.text}</p>
        <ChatButton href={photoHref} origin="photo">
          {photoCard.button}
        </ChatButton>
      </div>
    </Section>
  )
}
