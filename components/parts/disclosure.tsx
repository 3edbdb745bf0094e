import type { ReactNode } from 'react'
import { Icon } from '@/components/parts/icon'

/** A heading that opens what is under it. Of those with one `name` the browser keeps one open at a time. */
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
