/** Stores the access token. policy.ts stops other pages of the origin from reading the storage. */
import { readStored, writeStored } from './store/storage'

const TOKEN = 'codigo'
const LAST_DAY = 'codigo-vale-ate'
/** Days between the warning and the last day of the token, because a new token takes time. */
const WARN_DAYS = 30

export const readToken = () => readStored(TOKEN)

export const storeLastDay = (day: string | undefined) => writeStored(LAST_DAY, day)

/**
 * Stores a token with its last day, or removes both.
 * @param token undefined to remove the stored token
 * @param lastDay as `2026-12-24`, or empty if the owner does not know the day
 */
export function storeToken(token: string | undefined, lastDay?: string): void {
  writeStored(TOKEN, token)
  storeLastDay(lastDay)
}

/**
 * Returns the days until the token expires, negative afterwards. Returns undefined if its last day
 * is unknown or more than `WARN_DAYS` away.
 * @param today as `2026-12-24`
 */
export function daysLeft(today: string): number | undefined {
  const lastDay = readStored(LAST_DAY)
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000)
  return days <= WARN_DAYS ? days : undefined
}
