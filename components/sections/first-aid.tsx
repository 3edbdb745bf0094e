import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { SectionProps } from '@/components/page-props'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { poisonLineOf } from '@/model/brazil/first-aid'
import { formatPhone, telUrl } from '@/model/fields/phone/format'
import type { Company, PageContent, Service } from '@/model/schema/content'
import { SECTION_IDS, serviceId } from '@/model/site/anchors'

type ServiceCard = Pick<Service, 'slug' | 'title'>

/** Steps that a case without a title shows above the tiles on phones. */
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

/** Renders steps. No sentence within a step leaves its “Não” at the end of a line. */
const Steps = ({ steps, start }: { steps: readonly string[]; start?: number }) => (
  <ol start={start}>
    {steps.map((step, index) => (
      <li key={index}>{step.replaceAll('. Não ', '. Não\u00a0')}</li>
    ))}
  </ol>
)

/** Renders what opens by its title. A link to the section opens the last one (loader/open-first-aid.ts). */
const Expandable = ({
  title,
  className,
  children,
}: {
  title: ReactNode
  className: string
  children: ReactNode
}) => (
  <details className={`expandable ${className}`}>
    <summary>
      {title}
      <Plus className="icon" />
    </summary>
    {children}
  </details>
)

/** Renders the emergency numbers, and what to do until help arrives. */
export const FirstAid = memoByValue(function FirstAid({
  firstAid,
  state,
  services,
  isAbove,
  photoButton,
  texts,
  chats,
}: SectionProps & {
  firstAid: PageContent['firstAid']
  /** State of the company, whose poison line comes before the other numbers. */
  state: Company['state']
  /** Services of the page, which a case may link to. */
  services: readonly ServiceCard[]
  /** Whether the section stands above the tiles. Below them, a tile leads to the last case. */
  isAbove: boolean
  /** Button of the chat that requests a photo, below the tiles. */
  photoButton?: string
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
      </section>
      <div>
        {cases.map(({ title, steps, service }, index) => {
          const card = services.find(({ slug }) => slug === service)
          const link = card && (
            <a href={`#${serviceId(card.slug)}`} className="text-link print:gone">
              {card.title}
            </a>
          )
          if (title)
            return (
              <Expandable key={index} title={<h3>{title}</h3>} className="first-aid-case">
                <Steps steps={steps} />
                {link}
              </Expandable>
            )
          const isLong = isAbove && steps.length > FIRST_STEPS + 1
          return (
            <Fragment key={index}>
              <Steps steps={isLong ? steps.slice(0, FIRST_STEPS) : steps} />
              {isLong && (
                <Expandable title={texts.allSteps} className="first-aid-more">
                  <Steps steps={steps.slice(FIRST_STEPS)} start={FIRST_STEPS + 1} />
                </Expandable>
              )}
              {link}
            </Fragment>
          )
        })}
        {!isAbove && photoButton && <ChatButton href={chats.photo}>{photoButton}</ChatButton>}
      </div>
    </section>
  )
})
