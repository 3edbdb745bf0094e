/**
 * Stores the access token. build/host-headers.ts stops other pages of the origin from reading the
 * storage.
 */
import { readStored, writeStored } from '@/editor/browser/storage'
import { DAY_LENGTH, parseDay } from '@/model/fields/day'

const TOKEN_KEY = 'codigo'
const LAST_DAY_KEY = 'codigo-vale-ate'

/** The last token of this tab, because a browser may store nothing, and a save may outlast a sign-out. */
let token = readStored(TOKEN_KEY)

export const readToken = () => token

/**
 * Returns the last day of the token as `2026-12-24`, or undefined if it is unknown. The owner types
 * the day, because GitHub's header with it is not among those that browsers show to pages.
 */
export const readLastDay = () => readStored(LAST_DAY_KEY)

/**
 * Stores a token with its last day.
 * @param lastDay as `2026-12-24`, or empty if the owner does not know the day
 */
export function storeToken(newToken: string, lastDay: string): void {
  token = newToken
  writeStored(TOKEN_KEY, token)
  writeStored(LAST_DAY_KEY, lastDay)
}

/** Removes the stored token and its last day. `readToken` still returns the token in this tab. */
export function removeStoredToken(): void {
  writeStored(TOKEN_KEY, undefined)
  writeStored(LAST_DAY_KEY, undefined)
}

/** How many days before the token's last day the editor warns, because a new one takes time to get. */
const WARN_DAYS = 30

/**
 * Returns when the token expires, such as `vence em 20 dias`, or undefined if the editor need not warn.
 * @param lastDay as the owner typed the day, or undefined if it is unknown
 * @param today as `2026-12-24`
 */
export function expiryWarning(lastDay: string | undefined, today: string): string | undefined {
  const day = parseDay(lastDay ?? '')
  if (!day) return undefined
  const days = (Date.parse(day) - Date.parse(today)) / DAY_LENGTH
  if (days > WARN_DAYS) return undefined
  if (days < 0) return 'venceu'
  return ['vence hoje', 'vence amanhã'][days] ?? `vence em ${days} dias`
}
