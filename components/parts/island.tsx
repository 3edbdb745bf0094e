import type { ReactNode } from 'react'
import type { IslandName } from '@/browser/load-islands'
import type { IslandProps } from '@/components/client/islands'

/**
 * Marks a part of the page to which a React component attaches in the browser, and carries the props of
 * that component. The children are complete without it and stay as they are
 * (components/client/islands.ts).
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
