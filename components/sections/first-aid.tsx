import { ArrowRight, Plus } from 'lucide-react'
import { type EmergencyNumber, EmergencyNumbers } from '@/components/parts/emergency-numbers'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import type { GeneralTexts, PageContent, Service } from '@/model/schema'

type ServiceCard = Pick<Service, 'slug' | 'title'>

/** Renders the steps of a case, then a link to the card of its service. */
function Steps({ steps, service }: { steps: readonly string[]; service?: ServiceCard }) {
  return (
    <>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {service && (
        <>
          <a href={`#servico-${service.slug}`} className="text-link print:gone">
            {service.title}
            <ArrowRight className="icon" />
          </a>{' '}
        </>
      )}
    </>
  )
}

/** Renders the emergency numbers, and what to do until help arrives. */
export const FirstAid = memoByValue(function FirstAid({
  firstAid,
  calls,
  services,
  isAbove,
  texts,
}: {
  firstAid: PageContent['firstAid']
  /** Numbers of emergency services, the poison line first. */
  calls: readonly EmergencyNumber[]
  /** Services of the page, which a case may link to. */
  services: readonly ServiceCard[]
  /** Whether the section stands above the tiles. */
  isAbove: boolean
  texts: Pick<GeneralTexts, 'allSteps'>
}) {
  const { title, cases } = firstAid
  return (
    <section
      id="emergencia"
      tabIndex={-1}
      aria-label={title}
      className={`first-aid ${isAbove ? 'first-aid-top' : 'first-aid-below'} forced-colors-border`}
    >
      {/* Not a `<div>`, because Firefox's reader mode drops a `<div>` with more links than text. */}
      <section>
        <FittedHeading level="h2" className="text-card">
          {title}
        </FittedHeading>
        <EmergencyNumbers calls={calls} />
      </section>
      <div>
        {cases.map(({ title, steps, service }, index) => {
          const card = services.find(({ slug }) => slug === service)
          return title ? (
            <details key={index} className="expandable first-aid-steps">
              <summary>
                <h3>{title}</h3>
                <Plus className="icon" />
              </summary>
              <Steps steps={steps} service={card} />
            </details>
          ) : (
            <Steps key={index} steps={steps} service={card} />
          )
        })}
        {cases.some(({ title }) => !title) && (
          <a href="#emergencia" className="first-aid-more touch-link">
            {texts.allSteps}
            <Plus className="icon" />
          </a>
        )}
      </div>
    </section>
  )
})
