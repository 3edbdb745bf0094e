import { noticeIsDue } from './notices'

/** Fetches an island's module, whose `mount` attaches it to an element of the page. */
export type LoadIsland = (name: string) => Promise<{ mount: (island: HTMLElement) => void }>

/** The first of these asks for the notices. A touch is no interaction until it is a tap or a scroll. */
const INTERACTIONS = ['pointermove', 'keydown', 'scroll', 'click']

/** How a visitor is about to use an island. A touch on what has a tooltip is no use of it. */
const USES = { menu: ['pointerdown', 'focusin'], tooltip: ['pointerover', 'keyup'] }

export type IslandName = keyof typeof USES | 'notices'

const LISTENER = { capture: true, passive: true }

/**
 * Loads each island (components/client/) when the visitor is about to use it, and none ahead: the menu at a
 * finger, a mouse button or the focus on its control, the tooltip at a mouse or a key on what it names. The
 * notices load where the file has one for today. A visitor who saves data keeps the plain menu.
 */
export function loadIslands(load: LoadIsland): void {
  const start = async (island: HTMLElement | null) => {
    if (!island || island.dataset.status) return
    island.dataset.status = 'waiting'
    const { island: name = '' } = island.dataset
    try {
      const { mount } = await load(name)
      mount(island)
    } catch (error) {
      island.dataset.status = 'failed'
      console.warn(`The island "${name}" is left as plain HTML:`, error)
    }
  }

  // Without CustomEvent, a dialog fails once it has taken the page out of reach.
  if (!navigator.connection?.saveData && 'CustomEvent' in window)
    for (const [name, types] of Object.entries(USES))
      for (const type of types)
        addEventListener(
          type,
          ({ target, pointerType }: Event & { pointerType?: string }) => {
            const isTouch = type === 'pointerover' && pointerType === 'touch'
            if (!isTouch && target instanceof Element)
              start(target.closest<HTMLElement>(`[data-island=${name}]`))
          },
          LISTENER,
        )

  const askForNotices = async () => {
    for (const type of INTERACTIONS) removeEventListener(type, askForNotices, true)
    if (await noticeIsDue()) start(document.querySelector<HTMLElement>('[data-island=notices]'))
  }
  for (const type of INTERACTIONS) addEventListener(type, askForNotices, LISTENER)
}
