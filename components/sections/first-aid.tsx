import { ArrowRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SectionProps } from '@/components/page-props'
import { ChatButton } from '@/components/parts/chat-link'
import { FittedHeading } from '@/components/parts/fitted-heading'
import { memoByValue } from '@/components/parts/memo-by-value'
import { poisonLineOf } from '@/model/brazil/first-aid'
import { formatPhone, telUrl } from '@/model/fields/phone/format'
import { SECTION_IDS, serviceId } from '@/model/schema/anchors'
import type { Company, PageContent, Service } from '@/model/schema/content'

type ServiceCard = Pick<Service, 'slug' | 'title'>

/**
 * Renders the steps of a case, and a link to the card of its service.
 * @param children stands between the two
 */
function Steps({
  steps,
  service,
  children,
}: {
  steps: readonly string[]
  service?: ServiceCard
  children?: ReactNode
}) {
  return (
    <>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {children}{' '}
      {service && (
        <a href={`#${serviceId(service.slug)}`} className="text-link print:gone">
          {service.title}
        </a>
      )}
    </>
  )
}

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

/**
 * Renders a case, whose title opens the steps.
 * @param opensByLink whether the steps show while the section is the target. A link, because no browser opens
 * a `<details>` that contains no target.
 */
function Case({
  title,
  opensByLink,
  children,
}: {
  title: string
  opensByLink: boolean
  children: ReactNode
}) {
  if (opensByLink)
    return (
      <div className="expandable first-aid-steps first-aid-last">
        <h3>
          <a href={`#${SECTION_IDS.firstAid}`}>
            {title}
            <ArrowRight className="icon" />
          </a>
        </h3>
        {children}
      </div>
    )
  return (
    <details className="expandable first-aid-steps">
      <summary>
        <h3>{title}</h3>
        <Plus className="icon" />
      </summary>
      {children}
    </details>
  )
}

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
  /** Button of the chat that requests a photo, for the last case. */
  photoButton?: string
}) {
  const { title, cases, poisonLine, calls } = firstAid
  const poisonCall = poisonLine && { name: poisonLine, number: poisonLineOf(state.code).number }
  return (
    <section
      id={SECTION_IDS.firstAid}
      tabIndex={-1}
      aria-label={title}
      className={`first-aid ${isAbove ? 'first-aid-top' : 'first-aid-below'} forced-colors-border`}
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
          if (!title) return <Steps key={index} steps={steps} service={card} />
          const opensByLink = !isAbove && index === cases.length - 1
          return (
            <Case key={index} title={title} opensByLink={opensByLink}>
              <Steps steps={steps} service={card}>
                {opensByLink && photoButton && (
                  <ChatButton href={chats.photo}>{photoButton}</ChatButton>
                )}
              </Steps>
            </Case>
          )
        })}
        {isAbove && cases.some(({ title, steps }) => !title && steps.length > 3) && (
          <a href={`#${SECTION_IDS.firstAid}`} className="first-aid-more touch-link">
            {texts.allSteps}
            <Plus className="icon" />
          </a>
        )}
      </div>
    </section>
  )
})
