import type { SectionProps } from '@/components/page-props'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { BELOW, Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { Company, PageContent } from '@/model/schema/content'
import { Guarantees } from './guarantees'

/** Renders the steps of a service, and the document that the client gets at the end. */
export const Method = memoByValue(function Method({
  method,
  guarantees,
  pictures,
  texts,
}: SectionProps & {
  method: PageContent['method']
  /** Period of the guarantee for each pest that has one. */
  guarantees: Company['guarantees']
}) {
  const { steps, proof } = method
  return (
    <Section
      head={method}
      className={`method ${proof ? 'method-with-proof' : ''} ${guarantees ? '' : 'print:gone'}`}
    >
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
        {guarantees && <Guarantees guarantees={guarantees} label={texts.guarantee} />}
      </div>
      {proof && (
        <div className="method-proof">
          <Picture
            picture={pictures.comprovante}
            drawingAlt={proof.alt}
            sizes={`${BELOW.md} 100vw, 30rem`}
            className="w-full save-data:gone"
          />
          <p>{proof.text}</p>
        </div>
      )}
    </Section>
  )
})
