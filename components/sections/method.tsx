import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { PictureFiles } from '@/model/art/pictures'
import type { Company, PageContent } from '@/model/schema/content'
import { Guarantees } from './guarantees'

/** Renders the steps of a service, and the document that the client gets at the end. */
export const Method = memoByValue(function Method({
  method,
  guarantees,
  guaranteeLabel,
  proofPicture,
}: {
  method: PageContent['method']
  /** Period of the guarantee for each pest that has one. */
  guarantees: Company['guarantees']
  guaranteeLabel: string
  proofPicture: PictureFiles
}) {
  const { steps, proof } = method
  return (
    <Section head={method} className={`method print:gone ${proof ? 'method-with-proof' : ''}`}>
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
        {guarantees && <Guarantees guarantees={guarantees} label={guaranteeLabel} />}
      </div>
      {proof && (
        <div className="method-proof">
          <Picture
            picture={proofPicture}
            drawingAlt={proof.alt}
            sizes="(max-width: 47.99rem) 100vw, 30rem"
            className="w-full save-data:gone"
          />
          <p>{proof.text}</p>
        </div>
      )}
    </Section>
  )
})
