import { Icon } from '@/components/parts/icon'
import { Section } from '@/components/parts/section'
import type { InterfaceTexts, Page, Testimonial } from '@/content/schema'

/** While one of them is a sample, they stay small, and nothing says that they are clients' words. */
export function Testimonials({
  testimonials,
  items,
  texts,
}: {
  testimonials: Page['testimonials']
  items: readonly Testimonial[]
  texts: Pick<InterfaceTexts, 'stars' | 'samplesIntro'>
}) {
  const hasSamples = items.some(({ sample }) => sample)
  return (
    <Section
      id="depoimentos"
      head={hasSamples ? { ...testimonials, intro: texts.samplesIntro } : testimonials}
      className={`testimonials print:hidden!${hasSamples ? '' : ' testimonials-real'}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways and holds nothing that the keyboard could reach; on wider screens card-row.css takes it out of the tab order */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div tabIndex={0} role="group" aria-label={testimonials.title} className="card-track">
        <ul className="card-row testimonial-list">
          {items.map(({ name, town, rating, comment }) => (
            <li key={comment} data-title={name}>
              <figure className="testimonial">
                <div
                  role="img"
                  aria-label={texts.stars.replace('{rating}', `${rating}`)}
                  className="testimonial-stars"
                >
                  {Array.from({ length: rating }, (_, star) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: one star is as good as another
                    <Icon key={star} name="star" />
                  ))}
                </div>
                <blockquote>{comment}</blockquote>
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
