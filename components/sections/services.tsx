import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import { ChatButton } from '@/components/shared/chat-link'
import type { Page, Service } from '@/content/schema'

export function Services({
  texts,
  items,
  photo,
  photoHref,
}: {
  texts: Omit<Page['services'], 'items'>
  /** The services, each with the address of its own chat. */
  items: readonly (Service & { chatHref: string })[]
  /** The card that closes the grid, for visitors who can't tell which service they need. */
  photo: Page['photo']
  photoHref: string
}) {
  return (
    <Section id="servicos" title={texts.title} intro={texts.intro} className="services">
      <div className="card-scroller">
        <ul className="card-row service-list">
          {items.map(({ slug, title, description, tip, alt, chatHref }) => (
            <li key={slug} className="service-card">
              <Picture
                name={slug}
                alt={alt}
                sizes="(width < 40rem) 82vw, (width < 64rem) 46vw, 25rem"
                className="service-picture"
              />
              <div className="service-text">
                <h3 id={`servico-${slug}`} className="text-card">
                  {title}
                </h3>
                <p>{description}</p>
                <p className="service-tip">{tip}</p>
                <ChatButton href={chatHref} origin={slug} describedBy={`servico-${slug}`}>
                  {texts.button}
                </ChatButton>
              </div>
            </li>
          ))}
          <li className="photo-card ground-dark">
            <h3 className="text-title">{photo.title}</h3>
            <p>{photo.text}</p>
            <ChatButton href={photoHref} origin="photo">
              {photo.button}
            </ChatButton>
          </li>
        </ul>
      </div>
    </Section>
  )
}
