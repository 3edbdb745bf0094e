import { floatingChatScript } from '@/components/islands/floating-chat/script'
import type { IslandScript, LoadIsland } from '@/components/islands/island-script'
import { menuScript } from '@/components/islands/menu/script'
import { noticesScript } from '@/components/islands/notices/script'

/** The islands, from which the bundles and the loader derive. */
export const ISLANDS: Readonly<Record<string, IslandScript>> = {
  'floating-chat': floatingChatScript,
  menu: menuScript,
  notices: noticesScript,
}

/** Fetches an island's client, whose `mount` attaches it to an element of the page. */
export type FetchIsland = (name: string) => Promise<{ mount: (island: HTMLElement) => void }>

/**
 * Prepares the islands of the page, and loads the client of each when the visitor is about to use
 * it. If a client fails to load, the next use tries again.
 * @param fetchIsland fetches the client of an island
 */
export function loadIslandsBeforeUse(fetchIsland: FetchIsland): void {
  const loadIsland: LoadIsland = async (island) => {
    const { dataset } = island
    if (dataset.status) return true
    const { island: name = '' } = dataset
    dataset.status = 'waiting'
    try {
      const { mount } = await fetchIsland(name)
      mount(island)
      return true
    } catch (error) {
      delete dataset.status
      console.warn(`The island "${name}" is left as plain HTML:`, error)
      return false
    }
  }

  for (const [name, { events, init }] of Object.entries(ISLANDS)) {
    for (const type of events)
      addEventListener(
        type,
        ({ target, pointerType }: Event & { pointerType?: string }) => {
          // Ignores touches, because a touch shows no tooltip.
          if ((type === 'pointerover' && pointerType === 'touch') || !(target instanceof Element))
            return
          const island = target.closest<HTMLElement>(`[data-island=${name}]`)
          if (island) loadIsland(island)
        },
        true,
      )
    init?.(loadIsland)
  }
}
