import type { ReactNode } from 'react'
import type { IslandName } from '@/browser/islands'
import type { IslandElement } from './mount'

/**
 * Marks a part of the page to which a React component attaches in the browser, and carries the props of
 * that component. The children are complete without it and stay as they are (components/islands/mount.ts).
 */
export function Island<Client extends (props: never) => ReactNode>({
  name,
  props,
  className,
  children,
}: {
  name: IslandName
  props: Omit<Parameters<Client>[0], keyof IslandElement>
  className?: string
  children: ReactNode
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      {children}
    </div>
  )
}
