import type { HomePage } from '@/content/types'
import { ChatButton } from './chat-link'
import { Picture } from './picture'
import { Section } from './section'

export function Services({
  services,
  chatHrefs,
  photo,
  photoHref,
}: {
  services: HomePage['services']
  /** Chat address of each service, in the order of the items. */
  chatHrefs: readonly string[]
  /** The card that closes the grid, for the visitor who can't tell which service he needs. */
  photo: HomePage['photo']
  photoHref: string
}) {
  return (
    <Section id="servicos" title={services.title} intro={services.intro} className="services">
      <ul className="card-row service-list">
        {services.items.map(({ slug, title, description, tip, alt }, index) => (
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
              <p className="tip">{tip}</p>
              <ChatButton
                href={chatHrefs[index] ?? photoHref}
                origin={slug}
                describedBy={`servico-${slug}`}
              >
                {services.button}
              </ChatButton>
            </div>
          </li>
        ))}
        <li className="photo-card">
          <h3 className="text-title">{photo.title}</h3>
          <p>{photo.text}</p>
          <ChatButton href={photoHref} origin="photo">
            {photo.button}
          </ChatButton>
        </li>
      </ul>
    </Section>
  )
}
