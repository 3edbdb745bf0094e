import type { ReactNode } from 'react'
import { ChatButton } from '@/components/parts/chat-link'
import { Expandable } from '@/components/parts/expandable'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { poisonLineOf } from '@/model/brazil/poison-lines'
import { formatPhone, telUrl } from '@/model/fields/phone/format'
import type { Company, GeneralTexts, PageContent, Service } from '@/model/schema/content'
import { SECTION_IDS, serviceId } from '@/model/site/anchors'

type ServiceCard = Pick<Service, 'slug' | 'title'>

/** Number of steps that a phone shows of a case without a title above the tiles. */
const FIRST_STEPS = 2

/** Renders the numbers of emergency services as call links, because the services have no chat. */
function EmergencyNumbers({ calls }: { calls: PageContent['firstAid']['calls'] }) {
  if (calls.length === 0) return null
  return (
    <ul className="emergency-numbers">
      {calls.map(({ name, number }, index) => (
        <li key={index}>
          {/* A label, because a screen reader would read the two lines as two links. */}
          <a href={telUrl(number)} aria-label={`${name} ${formatPhone(number)}`}>
            {name} <strong>{formatPhone(number)}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Renders a list of steps. No sentence within a step leaves its “Não” at the end of a line. */
const StepList = ({ steps, start }: { steps: readonly string[]; start?: number }) => (
  <ol start={start}>
    {steps.map((step, index) => (
      <li key={index}>{step.replaceAll('. Não ', '. Não\u00a0')}</li>
    ))}
  </ol>
)

/**
 * Renders steps. A phone shows those after the first ones by a tap.
 * @param first number of steps that a phone always shows: all of them by default
 */
function Steps({
  steps,
  first = steps.length,
  allSteps,
}: {
  steps: readonly string[]
  first?: number
  allSteps: string
}) {
  // A single step is as high as the title that would hide it.
  if (steps.length <= first + 1) return <StepList steps={steps} />
  return (
    <>
      <StepList steps={steps.slice(0, first)} />
      <Expandable heading={allSteps} className="first-aid-more">
        <StepList steps={steps.slice(first)} start={first + 1} />
      </Expandable>
    </>
  )
}

/**
 * Renders what to do in a case, which opens by its title if it has one, or by a link to the section
 * (loader/open-first-aid.ts).
 */
const Case = ({ title, children }: { title?: string; children: ReactNode }) =>
  title ? (
    <Expandable heading={<h3>{title}</h3>} className="first-aid-case">
      {children}
    </Expandable>
  ) : (
    children
  )

/** Renders the emergency numbers, and what to do until help arrives. */
export const FirstAid = memoByValue(function FirstAid({
  firstAid,
  state,
  services,
  isAbove,
  photoChat,
  texts,
}: {
  firstAid: PageContent['firstAid']
  /** State of the company, whose poison line comes before the other numbers. */
  state: Company['state']
  /** Services of the page, which a case may link to. */
  services: readonly ServiceCard[]
  /** Whether the section stands above the tiles. Below them, a tile leads to it. */
  isAbove: boolean
  /** Button of the chat that requests a photo, below the steps. */
  photoChat?: { label: string; href: string }
  texts: GeneralTexts
}) {
  const { title, cases, poisonLine, calls } = firstAid
  const poisonCall = poisonLine && { name: poisonLine, number: poisonLineOf(state.code).number }
  return (
    <section
      id={SECTION_IDS.firstAid}
      tabIndex={-1}
      aria-label={title}
      className={`first-aid ${isAbove ? 'first-aid-above' : 'first-aid-below'} forced-colors-border`}
    >
      {/* Not a `<div>`, because Firefox's reader mode drops a `<div>` with more links than text. */}
      <section>
        <FittedHeading level="h2" className="text-card">
          {title}
        </FittedHeading>
        <EmergencyNumbers calls={poisonCall ? [poisonCall, ...calls] : calls} />
        {photoChat && <ChatButton href={photoChat.href}>{photoChat.label}</ChatButton>}
      </section>
      <div>
        {cases.map(({ title, steps, service }, index) => {
          const card = services.find(({ slug }) => slug === service)
          return (
            <Case key={index} title={title}>
              <Steps
                steps={steps}
                first={isAbove && !title ? FIRST_STEPS : undefined}
                allSteps={texts.allSteps}
              />
              {card && (
                <a href={`#${serviceId(card.slug)}`} className="text-link print:gone">
                  {card.title}
                </a>
              )}
            </Case>
          )
        })}
      </div>
    </section>
  )
})
