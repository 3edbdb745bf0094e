import { ISLANDS } from './islands'
import { fetchNotices, isClosed, NOTICES_STALE_AFTER } from './notices'

/** Fetches an island's module, whose `mount` attaches it to an element of the page. */
export type LoadIsland = (name: string) => Promise<{ mount: (island: HTMLElement) => void }>

/** The first of these asks for the notices, and the first after five minutes asks anew. A touch is no interaction until it is a tap or a scroll. */
const INTERACTIONS = ['pointermove', 'keydown', 'scroll', 'click']

/**
 * Events that try again after the notices' bundle failed to load. `scroll` is not one of them,
 * because offline it would send a hundred requests.
 */
const ACTIONS = ['keydown', 'click']

/**
 * Loads each island when the visitor is about to use it, and none ahead. One whose bundle is lost is tried again at
 * the next use. A visitor who saves data keeps the menu of the HTML.
 */
export function loadIslands(load: LoadIsland): void {
  const start = async (island: HTMLElement | null) => {
    if (!island || island.dataset.status) return
    const { dataset } = island
    const { island: name = '' } = dataset
    dataset.status = 'waiting'
    try {
      const { mount } = await load(name)
      mount(island)
    } catch (error) {
      delete dataset.status
      console.warn(`The island "${name}" is left as plain HTML:`, error)
    }
  }

  // Without CustomEvent, a dialog fails once it has taken the page out of reach.
  if (!navigator.connection?.saveData && 'CustomEvent' in window)
    for (const [name, events] of Object.entries(ISLANDS))
      for (const type of events)
        addEventListener(
          type,
          ({ target, pointerType }: Event & { pointerType?: string }) => {
            // A touch on what has a tooltip is no use of it.
            const isTouch = type === 'pointerover' && pointerType === 'touch'
            if (!isTouch && target instanceof Element)
              start(target.closest<HTMLElement>(`[data-island=${name}]`))
          },
          true,
        )

  /**
   * The request for the notices is made here, so that a day without one costs no bundle. The island shows the answer,
   * and asks again for one that is lost.
   */
  const askForNotices = async () => {
    for (const type of INTERACTIONS) removeEventListener(type, askForNotices, true)
    const island = document.querySelector<HTMLElement>('[data-island=notices]')
    if (!island) return
    const { dataset } = island
    try {
      const notices = await fetchNotices()
      if (notices.every(isClosed)) {
        setTimeout(() => askAt(INTERACTIONS), NOTICES_STALE_AFTER)
        return
      }
      dataset.answer = JSON.stringify(notices)
    } catch {
      // The island asks again.
    }
    await start(island)
    if (!dataset.status) askAt(ACTIONS)
  }
  const askAt = (types: readonly string[]) => {
    for (const type of types) addEventListener(type, askForNotices, true)
  }
  askAt(INTERACTIONS)
}
