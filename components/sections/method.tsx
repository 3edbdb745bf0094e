import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { BELOW, Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { documentRows } from '@/model/page/company-facts'
import { isPhoto, type PictureFiles } from '@/model/pictures/picture-files'
import type { Company, GeneralTexts, PageContent } from '@/model/schema/content'
import { withoutMarkers } from '@/model/values/text-markers'
import { Guarantees } from './guarantees'

/** Baselines of the rows of the illustrated document, in its units. */
const ROWS = [586, 684, 782]

/** Writes the company's facts in the rows of the illustrated document. Rows without a fact stay blank. */
const DocumentFacts = ({
  rows,
  picture: { width, height },
}: {
  rows: ReturnType<typeof documentRows>
  picture: PictureFiles
}) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="method-facts">
    {rows.map((value = '', index) => (
      <text
        key={index}
        x="119"
        y={ROWS[index]}
        // A long value is smaller, so that it fits in its row.
        fontSize={Math.min(40, 1250 / withoutMarkers(value).length)}
      >
        {value}
      </text>
    ))}
  </svg>
)

/** Renders the steps of a service, and the document that the client gets at the end. */
export const Method = memoByValue(function Method({
  method,
  guarantees,
  rows,
  picture,
  texts,
}: {
  method: PageContent['method']
  guarantees: Company['guarantees']
  rows: ReturnType<typeof documentRows>
  /** Picture of the document. */
  picture: PictureFiles
  texts: GeneralTexts
}) {
  const { steps, proof } = method
  const isDrawing = !isPhoto(picture)
  const hasGuarantees = guarantees.length > 0
  return (
    <Section head={method} className={`method ${proof ? 'method-with-proof' : ''}`}>
      <div className="method-column">
        <ol className="method-steps">
          {steps.map(({ title, text }, index) => (
            <li key={index}>
              <FittedHeading level="h3" className="text-card">
                {title}
              </FittedHeading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {hasGuarantees && <Guarantees guarantees={guarantees} label={texts.guarantee} />}
      </div>
      {proof && (
        <div className="method-proof">
          <div className="method-document" data-label={isDrawing ? texts.sample : undefined}>
            <Picture picture={picture} drawingAlt={proof.alt} sizes={`${BELOW.md} 100vw, 30rem`} />
            {isDrawing && rows.some(Boolean) && <DocumentFacts rows={rows} picture={picture} />}
          </div>
          <p>{proof.text}</p>
        </div>
      )}
    </Section>
  )
})
