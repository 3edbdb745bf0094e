import { dayInBrazil } from '@/lib/day'

/** In `localStorage`: the day, then the texts closed on it, as JSON. */
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

/** Keeps a notice closed until the end of the day; where storage is refused, until the page is left. */
export function closeNotice(text: string): void {
  try {
    const stored = [dayInBrazil(new Date()), ...closedNotices(), text]
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is refused: the notice stays closed until the page is left.
  }
}
