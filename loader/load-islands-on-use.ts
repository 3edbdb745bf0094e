import { ISLANDS } from './islands'
import { fetchNotices, isClosed, NOTICES_STALE_TIME } from './notices'

/** Fetches an island's module, whose `mount` attaches it to an element of the page. */
export type LoadIsland = (name: string) => Promise<{ mount: (island: HTMLElement) => void }>

/**
 * The first of these events requests the notices, and the first one after the response is stale
 * requests them again. Excludes touch events, so that a touch counts only once it is a tap or a
 * scroll.
 */
const INTERACTION_EVENTS = ['pointermove', 'keydown', 'scroll', 'click']

/**
 * Events that request the notices again after their bundle failed to load. Excludes `scroll`,
 * because a visitor who scrolls offline would send a hundred requests.
 */
const RETRY_EVENTS = ['keydown', 'click']

/**
 * Loads each island when the visitor is about to use it. If a bundle fails to load, the next use
 * tries again. Visitors who save data keep the HTML menu and get no tooltip.
 * @param load fetches the module of an island
 */
export function loadIslandsOnUse(load: LoadIsland): void {
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

  if (!navigator.connection?.saveData)
    for (const [name, events] of Object.entries(ISLANDS))
      for (const type of events)
        addEventListener(
          type,
          ({ target, pointerType }: Event & { pointerType?: string }) => {
            // Ignores touches, because a touch shows no tooltip.
            const isTouch = type === 'pointerover' && pointerType === 'touch'
            if (!isTouch && target instanceof Element)
              start(target.closest<HTMLElement>(`[data-island=${name}]`))
          },
          true,
        )

  /**
   * Requests the notices before loading their island, so that a day without notices loads no
   * bundle. The island shows the response, and repeats a failed request.
   */
  const requestNotices = async () => {
    for (const type of INTERACTION_EVENTS) removeEventListener(type, requestNotices, true)
    const island = document.querySelector<HTMLElement>('[data-island=notices]')
    if (!island) return
    const { dataset } = island
    try {
      const notices = await fetchNotices()
      if (notices.every(isClosed)) {
        setTimeout(() => requestOn(INTERACTION_EVENTS), NOTICES_STALE_TIME)
        return
      }
      dataset.response = JSON.stringify(notices)
    } catch {
      // The island repeats the request.
    }
    await start(island)
    if (!dataset.status) requestOn(RETRY_EVENTS)
  }
  const requestOn = (types: readonly string[]) => {
    for (const type of types) addEventListener(type, requestNotices, true)
  }
  requestOn(INTERACTION_EVENTS)
}
