import { type ComponentType, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** A prop of every island's component. */
export type IslandElement = {
  /** The element that the server rendered, with its content. */
  island: HTMLElement
}

/** Marks the element when the component has attached to it. */
function Mounted({
  island,
  component,
  props,
}: IslandElement & { component: ComponentType<IslandElement>; props: object }) {
  useEffect(() => {
    island.dataset.status = 'ready'
  }, [island])
  return createElement(component, { ...props, island })
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
  const props: object = JSON.parse(island.dataset.props ?? '{}')
  const container = document.createElement('div')
  island.append(container)
  createRoot(container, { onUncaughtError }).render(
    createElement(Mounted, {
      island,
      component: component as ComponentType<IslandElement>,
      props,
    }),
  )
}
