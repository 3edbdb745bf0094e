/** The access code, in the storage of this origin, which no other page of it may read (policy.ts). */

const TOKEN = 'codigo'
const LAST_DAY = 'codigo-vale-ate'
/** The owner needs time to ask for another code. */
const WARN_DAYS = 30

const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    // A browser in private mode may refuse its storage: the code then lasts as long as the page.
    return undefined
  }
}

export const readToken = () => attempt(() => localStorage.getItem(TOKEN)) ?? undefined

/** @param lastDay as `2026-12-24`, or nothing */
export function storeToken(token: string, lastDay: string): void {
  attempt(() => localStorage.setItem(TOKEN, token))
  attempt(() => localStorage.setItem(LAST_DAY, lastDay))
}

export const storeLastDay = (day: string) => attempt(() => localStorage.setItem(LAST_DAY, day))

export function forgetToken(): void {
  attempt(() => localStorage.removeItem(TOKEN))
  attempt(() => localStorage.removeItem(LAST_DAY))
}

/** @returns how many days the code is valid still, once they are few */
export function daysLeft(today: string): number | undefined {
  const lastDay = attempt(() => localStorage.getItem(LAST_DAY))
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000)
  return days <= WARN_DAYS ? days : undefined
}
