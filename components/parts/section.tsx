import type { ReactNode } from 'react'
import type { Page } from '@/content/schema'
import { FittedText } from './fitted-text'

/**
 * A section of a page under its heading. With an `id` it can be linked to and takes the focus when a
 * menu link leads to it.
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
  head: Pick<Page['method'], 'title' | 'intro'>
  /** A button under the heading. */
  action?: ReactNode
  /** On a wide screen, the heading stands beside the rest. */
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
          <h2 className="text-title">
            <FittedText>{head.title}</FittedText>
          </h2>
          <p className="text-lead">{head.intro}</p>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
