import { cleanText } from '@/model/pasted/clean-text'
import { isGoogleLink, isNetworkName, networkOf } from './networks'
import { parseLink } from './parse-link'

/**
 * Matches a name with a dot but without scheme, `www.` and path, which is a handle unless it ends
 * like the domain of a company.
 */
const HANDLE = /^[\\/]*(?!www\.)[^\\/:]+[\\/]*$/i

const COMMON_DOMAIN = /\.(?:br|com|net|org|info|app|me|site|online|social|page|bio|link)[\\/]*$/i

/**
 * Converts the URL of a profile in a network like `parseLink`. Removes the `@` of
 * `instagram.com/@praialimpa`, because the name follows without it there.
 * @returns undefined also for a handle, because only its owner knows the network, and for the first
 * page of a network
 */
export function parseProfile(typed: string): string | undefined {
  const text = cleanText(typed)
  const link = HANDLE.test(text) && !COMMON_DOMAIN.test(text) ? undefined : parseLink(text)
  if (!link) return undefined
  const url = new URL(link)
  const network = networkOf(link)
  // Their first page belongs to nobody.
  if ((network || isGoogleLink(link)) && url.pathname === '/' && url.search === '') return undefined
  if (network?.hasNoAtSign) url.pathname = url.pathname.replace(/^\/@(?=[^/])/, '/')
  return url.href
}

/**
 * Checks whether the address of a domain alone is named like a network. `praia.bio` is then a handle,
 * and the domain may be a stranger's.
 * @param network the name that the owner has given to the link
 * @param value the URL as stored; any other text is refused by its field
 */
export const isHandleOfNetwork = (network: string, value: string): boolean =>
  parseProfile(value) === value && value === `${new URL(value).origin}/` && isNetworkName(network)
