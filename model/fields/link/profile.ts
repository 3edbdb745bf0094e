import { cleanText } from '@/model/texts/clean-text'
import { isGoogleLink, isNetworkLink, isWithoutAtSign } from './networks'
import { parseLink } from './parse-link'

/** Checks for a name without scheme, `www.`, path and `.br`, which may be a handle: `praia.bio`. */
const mayBeHandle = (text: string) =>
  !/[\\/:]|^www\.|\.br$/i.test(text.replace(/^[\\/]+|[\\/]+$/g, ''))

/**
 * Converts the URL of a profile in a network like `parseLink`. Removes the `@` of
 * `instagram.com/@praialimpa`, because the name follows without it there.
 * @returns undefined also for a handle, because only its owner knows the network, and for the first
 * page of a network
 */
export function parseProfile(typed: string): string | undefined {
  const text = cleanText(typed)
  const link = mayBeHandle(text) ? undefined : parseLink(text)
  if (!link) return undefined
  const url = new URL(link)
  const isFirstPage = url.pathname === '/' && url.search === ''
  if (isFirstPage && (isNetworkLink(link) || isGoogleLink(link))) return undefined
  if (isWithoutAtSign(link)) url.pathname = url.pathname.replace(/^\/@+(?=[^/@])/, '/')
  return url.href
}
