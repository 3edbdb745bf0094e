import { interfaceTexts } from '@/content/interface'
import type { Section as SectionTexts, Testimonial } from '@/content/types'
import { Icon } from './icon'
import { Section } from './section'

const STARS = [1, 2, 3, 4, 5] as const

/** While one of them is a sample, nothing says that they are clients' words. */
export function Testimonials({
  texts,
  items,
}: {
  texts: SectionTexts
  items: readonly Testimonial[]
}) {
  const intro = items.some(({ sample }) => sample) ? interfaceTexts.samplesIntro : texts.intro
  return (
    <Section id="depoimentos" title={texts.title} intro={intro} className="testimonials">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and holds nothing that the keyboard could reach */}
      <ul tabIndex={0} aria-labelledby="depoimentos-titulo" className="card-row testimonial-list">
        {items.map(({ name, town, comment, sample }) => (
          <li key={comment}>
            <figure className="testimonial">
              {sample && <p className="sample">{interfaceTexts.sample}</p>}
              <div role="img" aria-label={interfaceTexts.stars} className="stars">
                {STARS.map((star) => (
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
    </Section>
  )
}
