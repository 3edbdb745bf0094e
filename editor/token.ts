/** Stores the access code. No other page of the origin can read its storage (policy.ts). */

const TOKEN = 'codigo'
const LAST_DAY = 'codigo-vale-ate'
/** Days before the end of the code at which the warning starts, because another code takes time. */
const WARN_DAYS = 30

/** Uses the storage. A browser in private mode may refuse it: the code then lasts as long as the page. */
const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const readToken = () => attempt(() => localStorage.getItem(TOKEN)) ?? undefined

/**
 * Stores an access code.
 * @param lastDay as `2026-12-24`, or empty
 */
export function storeToken(token: string, lastDay: string): void {
  attempt(() => localStorage.setItem(TOKEN, token))
  attempt(() => localStorage.setItem(LAST_DAY, lastDay))
}

export const storeLastDay = (day: string) => attempt(() => localStorage.setItem(LAST_DAY, day))

export function forgetToken(): void {
  attempt(() => localStorage.removeItem(TOKEN))
  attempt(() => localStorage.removeItem(LAST_DAY))
}

/** Returns the days until the code ends, or undefined if there are more than `WARN_DAYS`. */
export function daysLeft(today: string): number | undefined {
  const lastDay = attempt(() => localStorage.getItem(LAST_DAY))
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000)
  return days <= WARN_DAYS ? days : undefined
}
