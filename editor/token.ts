/** Stores the access code. No other page of the origin can read its storage (policy.ts). */
import { readStored, writeStored } from './store/storage'

const TOKEN = 'codigo'
const LAST_DAY = 'codigo-vale-ate'
/** Days before the end of the code at which the warning starts, because another code takes time. */
const WARN_DAYS = 30

export const readToken = () => readStored(TOKEN)

export const storeLastDay = (day: string | undefined) => writeStored(LAST_DAY, day)

/**
 * Stores an access code, or removes the stored one.
 * @param lastDay as `2026-12-24`, or empty
 */
export function storeToken(token: string | undefined, lastDay?: string): void {
  writeStored(TOKEN, token)
  storeLastDay(lastDay)
}

/**
 * Returns the days until the token ends, negative afterwards. Returns undefined if its last day is
 * unknown or more than `WARN_DAYS` away.
 */
export function daysLeft(today: string): number | undefined {
  const lastDay = readStored(LAST_DAY)
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000)
  return days <= WARN_DAYS ? days : undefined
}
