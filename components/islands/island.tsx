import type { ReactNode } from 'react'
import type { IslandProps } from './mount'

/**
 * Renders an element of the page to which a React component attaches in the browser. The children
 * are complete without that component, and React does not change them
 * (components/islands/mount.ts).
 * @param name folder of the component, which is in the list of loader/islands.ts
 * @param props props of the component, stored as JSON in the HTML
 */
export function Island<Client extends (props: never) => ReactNode>({
  name,
  props,
  className,
  children,
}: {
  name: string
  props: Omit<Parameters<Client>[0], keyof IslandProps>
  className?: string
  children: ReactNode
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      {children}
    </div>
  )
}
