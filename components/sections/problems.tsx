import type { SectionProps } from '@/components/page-props'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PictureView } from '@/components/parts/picture'
import { widestWord } from '@/model/fonts/text-width'
import type { PictureFiles } from '@/model/pictures/picture-files'
import type { PageContent } from '@/model/schema/content'
import { FIRST_ANSWER_ID, SECTION_IDS } from '@/model/site/anchors'

/** A tile in a row of twelve (problems.css), in font sizes. */
const MAX_WORD_WIDTH = 5.3

/**
 * Renders links to the first question and to the service area, and a grid of tiles that link to the
 * service for each problem. Neither `<nav>` nor `<ul>`, and the class `content`, because
 * Obsidian's web clipper drops navigations, tables of contents and blocks of links.
 */
export const Problems = memoByValue(function Problems({
  problems,
  items,
  questions,
  lowestPrice,
  hasArea,
  pictograms,
}: SectionProps & {
  problems: Omit<PageContent['problems'], 'items'>
  /** Tiles, each with the link to the card of its service. */
  items: readonly { label: string; service: string; href: string }[]
  questions: PageContent['questions']['items']
  /** Sentence with the lowest price of the page, which follows a first question about the price. */
  lowestPrice?: string
  /** Whether the page has the section of the service area. */
  hasArea: boolean
  /** File with the pictograms of the tiles. */
  pictograms: PictureFiles
}) {
  // Only the first sentence of the question fits.
  const [first] = questions
  const [firstQuestion] = /^[^?]*\??/.exec(first?.question ?? '') ?? []
  const isWide = items.some(({ label }) => widestWord(label) > MAX_WORD_WIDTH)
  return (
    <section aria-labelledby="problemas" className="problems content print:gone">
      <h2 id="problemas" className="text-card">
        {problems.title}
      </h2>
      <p className="problem-links text-sm">
        {firstQuestion && (
          <a href={`#${FIRST_ANSWER_ID}`} className="text-link">
            {firstQuestion}
            {first?.showsPrice && lowestPrice && ` ${lowestPrice}`}
          </a>
        )}{' '}
        {hasArea && (
          <a href={`#${SECTION_IDS.area}`} className="text-link">
            {problems.areaLink}
          </a>
        )}
      </p>
      <menu className={isWide ? 'problems-wide' : undefined}>
        {items.map(({ label, service, href }, index) => (
          <li key={index}>
            <a href={href}>
              <PictureView picture={pictograms} view={service} />
              {label}
            </a>
          </li>
        ))}
      </menu>
    </section>
  )
})
