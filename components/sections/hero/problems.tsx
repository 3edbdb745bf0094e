import { isWide } from '@/components/parts/fitted-text'
import { memoByValue } from '@/components/parts/memo-by-value'
import { PictureView } from '@/components/parts/picture'
import type { PictureFiles } from '@/model/pictures/picture-files'
import type { PageContent } from '@/model/schema/content'
import { FIRST_ANSWER_ID, SECTION_IDS } from '@/model/site/anchors'

/**
 * Renders a grid of tiles that link to the service for each problem, then links to the first
 * question and to the service area. Neither `<nav>` nor `<ul>`, and the class `content`, because
 * Obsidian's web clipper drops navigations, tables of contents and blocks of links.
 */
export const Problems = memoByValue(function Problems({
  problems,
  items,
  questions,
  lowestPrice,
  hasArea,
  pictograms,
}: {
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
  const hasWideLabel = items.some(({ label }) => isWide('tile', label))
  return (
    <section aria-labelledby="problemas" className="problems content">
      <h2 id="problemas" className="text-card">
        {problems.title}
      </h2>
      <menu className={hasWideLabel ? 'problems-wide' : undefined}>
        {items.map(({ label, service, href }, index) => (
          <li key={index} className="forced-colors-border">
            <a href={href}>
              <PictureView picture={pictograms} view={service} />
              {label}
            </a>
          </li>
        ))}
      </menu>
      <p className="problem-links text-sm print:gone">
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
    </section>
  )
})
