import type { ReactNode } from 'react'
import type { PageContent } from '@/model/schema/content'
import { FittedHeading } from './fitted-heading'

/**
 * Renders a section of a page, with its heading and introduction.
 * @param id target of links, which then focus the section
 */
export function Section({
  id,
  head,
  action,
  columns = false,
  className,
  children,
}: {
  id?: string
  head: Pick<PageContent['method'], 'title' | 'intro'>
  /** Button under the introduction. */
  action?: ReactNode
  /** Whether the heading is beside the rest on a wide screen. */
  columns?: boolean
  className: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={id ? head.title : undefined}
      className={`section ${className}`}
    >
      <div className={`section-grid page-container${columns ? ' section-columns' : ''}`}>
        <div className="section-head">
          <FittedHeading level="h2" className="text-title">
            {head.title}
          </FittedHeading>
          <p className="text-lead print:gone">{head.intro}</p>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
