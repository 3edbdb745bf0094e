import { dayInBrazil } from '@/lib/day'
import { NOTICES_PATH, noticesOn } from '@/lib/notices'

/** In `localStorage`: the day, then the texts closed on it, as JSON. */
const KEY = 'avisos-fechados'

/** For how long a response counts as current, in ms. */
export const NOTICES_STALE_AFTER = 5 * 60_000

/** Texts of the notices that the visitor closed today; none where storage is refused. */
function closedNotices(): string[] {
  try {
    const [day, ...texts]: string[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return day === dayInBrazil(new Date()) ? texts : []
  } catch {
    return []
  }
}

/** Did the visitor close this notice today? */
export function isClosed(text: string): boolean {
  return closedNotices().includes(text)
}

/** Keeps a notice closed until the end of the day; where storage is refused, until the page is left. */
export function closeNotice(text: string): void {
  try {
    const stored = [dayInBrazil(new Date()), ...closedNotices(), text]
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is refused: the notice stays closed until the page is left.
  }
}

/**
 * The texts of today's notices.
 * @throws when the host does not give the file
 */
export async function fetchNotices(): Promise<string[]> {
  const response = await fetch(NOTICES_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(NOTICES_PATH)
  return noticesOn(await response.json(), dayInBrazil(new Date()))
}
