import { dayInBrazil } from '@/lib/day'

/** In the browser's own storage: the day, then the texts closed on it, as JSON. */
const KEY = 'avisos-fechados'

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Texts of the notices that the visitor closed today; none where storage is refused. */
export function closedNotices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const [day, ...texts] = isStrings(stored) ? stored : []
    return day === dayInBrazil(new Date()) ? texts : []
  } catch {
    return []
  }
}

/** Keeps a notice closed until the end of the day. Where storage is refused, until the page goes. */
export function closeNotice(text: string): void {
  try {
    const stored = [dayInBrazil(new Date()), ...closedNotices(), text]
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is refused: the notice is off the screen anyway, until the page goes.
  }
}
