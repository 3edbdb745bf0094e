import type { ReactNode } from 'react'
import { Icon } from '@/components/parts/icon'

/** A heading that opens the content under it. The browser keeps one of the same `name` open at a time. */
export function Disclosure({
  heading,
  name,
  open,
  className,
  children,
}: {
  heading: ReactNode
  name?: string
  open?: boolean
  className: string
  children: ReactNode
}) {
  return (
    <details name={name} open={open} className={`disclosure ${className}`}>
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
