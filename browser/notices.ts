import { dayInBrazil } from '@/lib/day'
import { NOTICES_PATH } from '@/lib/notices'

/** In `localStorage`: the day, then the texts closed on it, as JSON. */
const KEY = 'avisos-fechados'

/** Texts of the notices that the visitor closed today; none where storage is refused. */
export function closedNotices(): string[] {
  try {
    const [day, ...texts]: string[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
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

/** @throws when the host does not give the file */
export async function fetchNotices(): Promise<string> {
  const response = await fetch(NOTICES_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(String(response.status))
  return response.text()
}

/** Is there a notice for today that the visitor has not closed? lib/notices.ts checks the whole file. */
export async function noticeIsDue(): Promise<boolean> {
  try {
    const { avisos } = JSON.parse(await fetchNotices())
    const today = dayInBrazil(new Date())
    const closed = closedNotices()
    return avisos.some(
      ({ texto, de, ate }: { texto: string; de: string; ate: string }) =>
        de <= today && today <= ate && !closed.includes(texto),
    )
  } catch (error) {
    console.warn(`${NOTICES_PATH}: ${error}`)
    return false
  }
}
