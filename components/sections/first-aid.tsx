import { Plus } from 'lucide-react'
import { EmergencyCalls } from '@/components/parts/emergency-calls'
import type { InterfaceTexts, Page } from '@/content/schema'

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** The numbers to call in an emergency, and the steps until somebody comes. */
export function FirstAid({
  firstAid,
  texts,
}: {
  firstAid: Page['firstAid']
  texts: Pick<InterfaceTexts, 'allSteps'>
}) {
  const { title, calls, cases } = firstAid
  return (
    <section
      id="emergencia"
      tabIndex={-1}
      aria-label={title}
      className="first-aid forced-colors-border"
    >
      <div>
        <h2 className="text-card">{title}</h2>
        <EmergencyCalls calls={calls} />
      </div>
      <div>
        {cases.map(({ title, steps }) =>
          title ? (
            <details key={title} className="disclosure first-aid-steps">
              <summary>
                <h3>{title}</h3>
                <Plus className="icon" />
              </summary>
              <Steps steps={steps} />
            </details>
          ) : (
            <Steps key={steps[0]} steps={steps} />
          ),
        )}
        {cases.some(({ title }) => !title) && (
          <a href="#emergencia" className="first-aid-more">
            {texts.allSteps}
            <Plus className="icon" />
          </a>
        )}
      </div>
    </section>
  )
}
