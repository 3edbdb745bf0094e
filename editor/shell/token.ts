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
