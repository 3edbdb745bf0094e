import type { ReactNode } from 'react'
import type { IslandName, IslandProps } from '@/components/client/islands'

/**
 * Marks a part of the page that React brings to life in the browser, with what its component there is
 * given. The children are complete without it and stay as they are: the component attaches to them or
 * is mounted beside them (components/client/islands.ts).
 */
export function Island<Name extends IslandName>({
  name,
  props,
  className,
  children,
}: {
  name: Name
  props: IslandProps<Name>
  className?: string
  children: ReactNode
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      {children}
    </div>
  )
}
