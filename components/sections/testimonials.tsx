import { ArrowUpRight } from 'lucide-react'
import { CardRowHint } from '@/components/parts/card-row'
import { memoByValue } from '@/components/parts/memo-by-value'
import { RatingLink } from '@/components/parts/rating-link'
import { Section } from '@/components/parts/section'
import type { GoogleRating } from '@/model/page/google-rating'
import type { GeneralTexts, PageContent, Testimonial } from '@/model/schema/content'
import { SECTION_IDS } from '@/model/site/anchors'
import { withoutMarkers } from '@/model/values/text-markers'
import { fillSlot } from '@/model/values/words'

/** Stars of each testimonial (docs/specification.md, section 9). */
const RATING = 5

/**
 * SVG path of a filled star, 26.4 units to the right of the previous star. Own path, because
 * Lucide's has four times the bytes.
 */
const STAR_PATH = 'm26.4 0l3.2 6.8 7.4 1-5.4 5.2 1.3 7.4-6.5-3.6-6.5 3.6 1.3-7.4-5.4-5.2 7.4-1z'

/**
 * Renders a testimonial. No class contains “author”, because reader modes would take the customer for the page's author
 * (findings/review-becomes-author.sh).
 * @param isPoster whether it is larger
 */
const Quote = ({
  testimonial: { name, town, comment, job, month, source, sample },
  isPoster,
  texts,
}: {
  testimonial: Testimonial
  isPoster: boolean
  texts: GeneralTexts
}) => {
  const look = isPoster ? 'testimonial-poster' : 'light-card'
  return (
    <figure
      className={`testimonial-card forced-colors-border ${sample ? 'testimonial-sample' : look}`}
    >
      <svg
        role="img"
        aria-label={fillSlot(texts.stars, 'rating', RATING)}
        viewBox={`0 0 ${26.4 * RATING} 24`}
      >
        <path d={`M-14.4 1.6${STAR_PATH.repeat(RATING)}`} />
      </svg>
      <blockquote>{`“${comment}”`}</blockquote>
      {source && (
        <a href={source} className="text-link text-sm">
          {fillSlot(texts.source, 'name', name)}
          <ArrowUpRight className="icon" />
        </a>
      )}
      {/* The label of a sample, or the letter in the tile beside the name. */}
      <figcaption data-label={sample ? texts.sample : [...withoutMarkers(name)][0]}>
        <strong>{name}</strong>, {town}
        {(job || month) && (
          <>
            {' '}
            <span className="testimonial-job text-sm">
              {[job, month?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  )
}

/**
 * Renders the testimonials, the first of which is a poster unless it is a sample. An introduction announces samples, and
 * each has a label.
 */
export const Testimonials = memoByValue(function Testimonials({
  testimonials,
  items,
  rating,
  texts,
}: {
  testimonials: PageContent['testimonials']
  items: readonly Testimonial[]
  rating: GoogleRating | undefined
  texts: GeneralTexts
}) {
  const hasSamples = items.some(({ sample }) => sample)
  const hasPoster = !items[0]?.sample
  return (
    <Section
      id={SECTION_IDS.testimonials}
      head={hasSamples ? { ...testimonials, intro: texts.samplesIntro } : testimonials}
      action={rating && <RatingLink rating={rating} />}
      className={`testimonials print:gone${hasPoster ? '' : ' testimonials-quiet'}`}
    >
      {items.length > 1 && <CardRowHint count={items.length} swipe={texts.swipe} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls sideways and contains nothing that the keyboard can reach; on wider screens card-row.css removes it from the tab order */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div tabIndex={0} role="group" aria-label={testimonials.title} className="card-track">
        <ul className={`card-row${hasPoster ? ' testimonial-list' : ''}`}>
          {items.map((testimonial, index) => (
            <li key={index}>
              <Quote testimonial={testimonial} isPoster={index === 0} texts={texts} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
})
