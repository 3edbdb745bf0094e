import type { IslandScript, LoadIsland } from '@/components/islands/island-script'
import { BRASILIA_TIME_ZONE, dayIn } from '@/model/brazil/clock'
import { noticesForDay } from '@/model/page/notices-for-day'
import type { SiteContent } from '@/model/schema/content'
import { NOTICES_PATH } from '@/model/site/published-files'

/** Key in `localStorage`. The value is JSON: the day, then the texts closed on that day. */
const CLOSED_NOTICES_KEY = 'avisos-fechados'

/** Time in ms for which a response counts as current. */
export const NOTICES_STALE_TIME = 5 * 60_000

/** Returns the company's date. The page names its time zone if that is not Brasília's. */
const today = () =>
  dayIn(document.documentElement.dataset.timeZone ?? BRASILIA_TIME_ZONE, new Date())

/** Returns the notices that the visitor closed today; none if storage is blocked. */
function closedNotices(): string[] {
  try {
    const [day, ...texts]: string[] = JSON.parse(localStorage.getItem(CLOSED_NOTICES_KEY) ?? '[]')
    return day === today() ? texts : []
  } catch {
    return []
  }
}

/** Checks whether the visitor closed this notice today. */
export function isClosed(text: string): boolean {
  return closedNotices().includes(text)
}

/**
 * Stores that a notice is closed until the end of the day. Returns false if storage is blocked.
 */
export function closeNotice(text: string): boolean {
  try {
    const stored = [today(), ...closedNotices(), text]
    localStorage.setItem(CLOSED_NOTICES_KEY, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/**
 * Fetches today's notices.
 * @throws if the request fails
 */
export async function fetchNotices(): Promise<string[]> {
  const response = await fetch(NOTICES_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(NOTICES_PATH)
  const notices: SiteContent['avisos'] = await response.json()
  // Does not compute the day without notices: the first use of `Intl` takes Chromium 17 to 26 ms.
  return notices.avisos.length > 0 ? noticesForDay(notices, today()) : []
}

/**
 * The first of these events requests the notices, and the first one after the response is stale
 * requests them again. Excludes touch events, so that a touch counts only once it is a tap or a
 * scroll.
 */
const INTERACTION_EVENTS = ['pointermove', 'keydown', 'scroll', 'click']

/**
 * Events that request the notices again after their client failed to load. Excludes `scroll`,
 * because a visitor who scrolls offline would send a hundred requests.
 */
const RETRY_EVENTS = ['keydown', 'click']

/**
 * Requests the notices at the first interaction, before loading their client, so that a day without
 * notices loads no bundle. The client shows the response, and repeats a failed request.
 */
function requestNoticesOnInteraction(loadIsland: LoadIsland): void {
  const island = document.querySelector<HTMLElement>('[data-island=notices]')
  if (!island) return
  const requestNotices = async () => {
    for (const type of INTERACTION_EVENTS) removeEventListener(type, requestNotices, true)
    try {
      const notices = await fetchNotices()
      if (notices.every(isClosed)) {
        setTimeout(() => requestOn(INTERACTION_EVENTS), NOTICES_STALE_TIME)
        return
      }
      island.dataset.response = JSON.stringify(notices)
    } catch {
      // The client repeats the request.
    }
    if (!(await loadIsland(island))) requestOn(RETRY_EVENTS)
  }
  const requestOn = (types: readonly string[]) => {
    for (const type of types) addEventListener(type, requestNotices, true)
  }
  requestOn(INTERACTION_EVENTS)
}

export const noticesScript: IslandScript = { events: [], init: requestNoticesOnInteraction }
