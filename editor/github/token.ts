/**
 * Stores the access token. host-headers.ts stops other pages of the origin from reading the
 * storage.
 */
import { readStored, writeStored } from '@/editor/store/storage'

const TOKEN_KEY = 'codigo'
const LAST_DAY_KEY = 'codigo-vale-ate'
export const readToken = () => readStored(TOKEN_KEY)

/**
 * Returns the last day of the token as `2026-12-24`, or undefined if it is unknown. The owner types
 * the day, because GitHub's header with it is not among those that browsers show to pages.
 */
export const readLastDay = () => readStored(LAST_DAY_KEY)

/**
 * Stores a token with its last day, or removes both.
 * @param token undefined to remove the stored token
 * @param lastDay as `2026-12-24`, or empty if the owner does not know the day
 */
export function storeToken(token: string | undefined, lastDay?: string): void {
  writeStored(TOKEN_KEY, token)
  writeStored(LAST_DAY_KEY, lastDay)
}

/**
 * How many days before the token's last day a screen warns: the start screen and the launch list
 * early, because a new token takes time to get; every other screen in the last week.
 */
const WARN_DAYS = { onStart: 30, everywhere: 7 }

/**
 * Returns the days until the token expires, or undefined if a screen need not warn. The number is
 * negative once the token has expired.
 * @param lastDay as `2026-12-24`, or undefined if it is unknown
 * @param today in the same format
 * @param warnsEarly true on the start screen and the launch list
 */
export function daysToWarnAbout(
  lastDay: string | undefined,
  today: string,
  warnsEarly: boolean,
): number | undefined {
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000)
  return days <= (warnsEarly ? WARN_DAYS.onStart : WARN_DAYS.everywhere) ? days : undefined
}
