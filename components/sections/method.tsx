import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { PictureFiles } from '@/model/pictures'
import type { PageContent } from '@/model/schema'

/** Renders the steps of a service, and the document that the client gets at the end. */
export const Method = memoByValue(function Method({
  method,
  proofPicture,
  proofAlt,
}: {
  method: PageContent['method']
  proofPicture: PictureFiles
  proofAlt: string
}) {
  const { steps, proof } = method
  return (
    <Section head={method} className={proof ? 'method method-with-proof' : 'method'}>
      <ol className="method-steps forced-colors-border">
        {steps.map(({ title, text }, index) => (
          <li key={index}>
            <FittedHeading level="h3" className="text-card">
              {title}
            </FittedHeading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {proof && (
        <div className="method-proof print:gone">
          <Picture
            picture={proofPicture}
            alt={proofAlt}
            sizes="(max-width: 47.99rem) 100vw, 30rem"
            className="w-full save-data:gone"
          />
          <p>{proof.text}</p>
        </div>
      )}
    </Section>
  )
})
