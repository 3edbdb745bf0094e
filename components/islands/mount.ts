import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** A prop of every island's component. */
export type IslandElement = {
  /** The element that the server rendered, with its content. */
  island: HTMLElement
}

/**
 * Mounts an island's component in a root of its own, beside the content of the island. The root is the
 * boundary: a component that throws is unmounted, which takes back what it attached, and the server's
 * HTML stays.
 */
export function mountIsland(island: HTMLElement, component: ComponentType<never>): void {
  const onUncaughtError = (error: unknown) => {
    island.dataset.status = 'failed'
    console.warn(`The island "${island.dataset.island}" is left as plain HTML:`, error)
  }
  const props = { ...JSON.parse(island.dataset.props ?? '{}'), island }
  const container = document.createElement('div')
  island.append(container)
  const root = createRoot(container, { onUncaughtError })
  island.dataset.status = 'ready'
  // The component attaches or throws before this returns.
  flushSync(() => root.render(createElement(component as ComponentType, props)))
}
