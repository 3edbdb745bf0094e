import { type ComponentType, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Menu } from './menu'
import type { Notices } from './notices'
import type { Tooltip } from './tooltip'

/** What every island's component gets beside its own props. */
export type IslandElement = {
  /** The element that the server rendered, with its content. */
  island: HTMLElement
}

type Components = { menu: typeof Menu; notices: typeof Notices; tooltip: typeof Tooltip }

export type IslandName = keyof Components

/** The props of each island, as JSON in the page. */
export type IslandProps<Name extends IslandName> = Omit<
  Parameters<Components[Name]>[0],
  keyof IslandElement
>

type Island = {
  load: () => Promise<ComponentType<never>>
  /** Calls `start` when the island is wanted. */
  when: (start: () => void, island: HTMLElement) => void
}

/** Where it is visible: the menu's control is not on wide screens. */
function visible(start: () => void, island: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
  })
  observer.observe(island)
}

function idle(start: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else setTimeout(start)
}

/** At a pointer that can hover, or at the keyboard. Touch has no use for it. */
function pointerOrKey(start: () => void): void {
  const onInteraction = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    removeEventListener('pointermove', onInteraction)
    removeEventListener('keydown', onInteraction)
    start()
  }
  addEventListener('pointermove', onInteraction)
  addEventListener('keydown', onInteraction)
}

const islands: Record<IslandName, Island> = {
  menu: { load: async () => (await import('./menu')).Menu, when: visible },
  notices: { load: async () => (await import('./notices')).Notices, when: idle },
  tooltip: { load: async () => (await import('./tooltip')).Tooltip, when: pointerOrKey },
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
async function mount(island: HTMLElement, load: Island['load']): Promise<void> {
  const fail = (error: unknown) => {
    island.dataset.status = 'failed'
    console.warn(`The island "${island.dataset.island}" is left as plain HTML:`, error)
  }
  try {
    const component = (await load()) as ComponentType<IslandElement>
    const props: object = JSON.parse(island.dataset.props ?? '{}')
    const container = document.createElement('div')
    island.append(container)
    createRoot(container, { onUncaughtError: fail }).render(
      createElement(Mounted, { island, component, props }),
    )
  } catch (error) {
    fail(error)
  }
}

/** Starts each island of the page when it is wanted. */
export function startIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-status])')) {
    island.dataset.status = 'waiting'
    const { load, when } = islands[island.dataset.island as IslandName]
    when(() => mount(island, load), island)
  }
}
