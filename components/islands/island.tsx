import type { ReactNode } from 'react'

/** Folders of the islands, and the `data-island` of their elements. */
export type IslandName = 'floating-chat' | 'menu' | 'notices'

/**
 * Fetches the client of an island and mounts it, unless that has happened.
 * @returns true if the client is mounted; false if it failed to load, so that the next use tries
 * again
 */
export type LoadIsland = (island: HTMLElement) => Promise<boolean>

/** The part of an island that every page runs, before the island's client is there. */
export type IslandScript = {
  /** Events within the island that load its client, because one of them precedes its use. */
  events: readonly string[]
  /** Prepares the island's HTML once the page is parsed. */
  init?: (loadIsland: LoadIsland) => void
}

/**
 * Renders an element of the page to which a React component attaches in the browser. The children
 * are complete without that component, and React does not change them
 * (components/islands/mount.ts).
 * @param name folder of the component
 */
export function Island({
  name,
  className,
  children,
}: {
  name: IslandName
  className?: string
  children: ReactNode
}) {
  return (
    <div data-island={name} className={className}>
      {children}
    </div>
  )
}
