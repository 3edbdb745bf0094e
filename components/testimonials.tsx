import type { Page, Testimonial } from '@/content/schema'
import { Icon } from './icon'
import { Section } from './section'

export function Testimonials({
  texts,
  items,
  starsLabel,
}: {
  texts: Page['testimonials']
  items: readonly Testimonial[]
  /** What the stars are read as; `{rating}` stands for their number. */
  starsLabel: string
}) {
  return (
    <Section id="depoimentos" title={texts.title} intro={texts.intro} className="testimonials">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways and holds nothing that the keyboard could reach; on wider screens testimonials.css takes it out of the tab order */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div tabIndex={0} role="group" aria-labelledby="depoimentos-titulo" className="card-scroller">
        <ul className="card-row testimonial-list">
          {items.map(({ name, town, rating, comment }) => (
            <li key={comment}>
              <figure className="testimonial">
                <div
                  role="img"
                  aria-label={starsLabel.replace('{rating}', `${rating}`)}
                  className="stars"
                >
                  {Array.from({ length: rating }, (_, star) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one star is as good as another
                    <Icon key={star} name="star" />
                  ))}
                </div>
                <blockquote className="text-quote">{comment}</blockquote>
                <figcaption>
                  <strong>{name}</strong>, {town}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
