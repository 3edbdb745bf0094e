import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Props of every island's component. */
export type IslandProps = {
  /** The element that the server rendered, with its content and all texts of the component. */
  island: HTMLElement
}

/**
 * Mounts an island's component in its own React root, after the children of the island. If the
 * component throws, React unmounts it, its effects clean up, and the server's HTML stays.
 */
export function mountIsland(island: HTMLElement, component: ComponentType<IslandProps>): void {
  const onUncaughtError = (error: unknown) => {
    island.dataset.status = 'failed'
    console.warn(`The island "${island.dataset.island}" is left as plain HTML:`, error)
  }
  const container = document.createElement('div')
  island.append(container)
  const root = createRoot(container, { onUncaughtError })
  island.dataset.status = 'ready'
  // Renders synchronously, so that the component has attached or thrown before this function
  // returns.
  flushSync(() => root.render(createElement(component, { island })))
}
