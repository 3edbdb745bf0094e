import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Props that every island's component receives. */
export type IslandProps = {
  /** The element that the server rendered, with its content. */
  island: HTMLElement
}

/**
 * Mounts an island's component in its own React root, after the children of the island. If the
 * component throws, React unmounts it, its effects clean up, and the server's HTML stays.
 * @param island element with the props of the component
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
  // Renders synchronously, so that the component has attached or thrown before this function
  // returns.
  flushSync(() => root.render(createElement(component as ComponentType, props)))
}
