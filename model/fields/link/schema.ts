import { convertedText } from '@/model/fields/code/schema'
import { cleanText, normalizeText, toKeyboardText } from '@/model/format/normalize-text'
import {
  decodeIfValid,
  hasCredentials,
  hasPossibleParts,
  isDomain,
  parseUrl,
  withHttps,
} from './url'

/**
 * Matches an `@` before the path, as in a handle such as `@praia.limpa`. A URL parser would read the
 * handle as a host with an empty user name.
 */
const AT_SIGN_IN_HOST = /^(?:https?:)?[\\/]*[^\\/?#]*@/i

/**
 * Converts the site's own URL to its origin in ASCII, without a final slash or dot.
 * @returns the typed text, with `https://` unless it has an @, if it has a path or is no URL
 */
export function normalizeSiteUrl(typed: string): string {
  const text = toKeyboardText(typed)
  if (AT_SIGN_IN_HOST.test(text)) return text
  const href = withHttps(text)
  const url = parseUrl(href)
  if (!url || hasCredentials(url) || url.pathname !== '/') return href
  return url.origin.replace(/\.(?=$|:)/, '')
}

/** Checks whether a value is the origin of a domain, without a path. */
export const isOrigin = (value: string): boolean => {
  const url = parseUrl(value)
  if (url?.origin !== value) return false
  return isDomain(url.hostname) && hasPossibleParts(url.hostname)
}

/** Tracking parameters. `id`, `placeid` and others stay, because they are part of the URL. */
const TRACKING_PARAMETER = new RegExp(
  `^(?:${[
    // Campaigns and ads.
    'utm_\\w+|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|mc_[ce]id|_g[al]|ref|ref_src|ref_url',
    // Facebook and Instagram.
    'fbclid|igsh|igshid|mibextid|rdid|share_url|sfnsn|fref|refsrc|paipv|__tn__|__cft__.*|__xts__.*',
    // YouTube and Google Maps, TikTok, LinkedIn, X.
    'si|g_st|g_ep|ttclid|trk|lipi|twclid',
  ].join('|')})(?:=|$)|^(?:feature=shared?|entry=ttu)$`,
  'i',
)

/**
 * Converts the URL of another site to https and ASCII, without tracking parameters.
 * @returns the typed text if it is no URL
 */
export function normalizeLink(typed: string): string {
  const text = cleanText(typed)
  if (AT_SIGN_IN_HOST.test(text)) return text
  const href = withHttps(text)
  const url = parseUrl(href)
  if (!url) return href
  // Filters the text, because `searchParams` would re-encode the other parameters.
  const kept = url.search.slice(1).split('&')
  url.search = kept
    .filter((parameter) => !TRACKING_PARAMETER.test(decodeIfValid(parameter)))
    .join('&')
  if (url.hash === '') url.hash = ''
  return url.href
}

/** Checks whether a value is an https URL of a domain, without credentials. */
export const isLink = (value: string): boolean => {
  const url = parseUrl(value)
  if (!url || url.href !== value || url.protocol !== 'https:' || hasCredentials(url)) return false
  return isDomain(url.hostname)
}

/**
 * Matches a name with a dot but without scheme, `www.` and path, which is a handle unless it ends
 * like the domain of a company.
 */
const HANDLE = /^(?!www\.)[^\\/:]+[\\/]*$/i

const COMMON_DOMAIN = /\.(?:br|com|net|org|info|app|me|site|online|social|page|bio|link)[\\/]*$/i

/** Networks and shorteners whose first page belongs to nobody, so that a profile needs a path. */
const NETWORK = new RegExp(
  `(?:^|\\.)(?:${[
    '(?:instagram|facebook|fb|tiktok|youtube|linkedin|twitter|x|threads|pinterest|kwai|google)\\.(?:com|net)(?:\\.br)?',
    '(?:t|m|wa|fb|telegram)\\.me|whatsapp\\.com',
    'youtu\\.be|linktr\\.ee|beacons\\.ai|bit\\.ly|goo\\.gl|g\\.co|g\\.page|share\\.google',
  ].join('|')})$`,
)

/** An `@` before a name in networks whose profiles have none in their path. */
const AT_SIGN_IN_PATH = /^(https:\/\/(?:[\w-]+\.)*(?:instagram|facebook|twitter|x)\.com\/)@(?=[^/])/

/**
 * Converts the URL of a profile in a network like `normalizeLink`. Removes the `@` of
 * `instagram.com/@praialimpa`, because the name follows without it there.
 * @returns the typed text if it is a handle, because only its owner knows the network
 */
export function normalizeProfile(typed: string): string {
  const text = cleanText(typed)
  if (HANDLE.test(text) && !COMMON_DOMAIN.test(text)) return text
  return normalizeLink(text).replace(AT_SIGN_IN_PATH, '$1')
}

/** Checks whether a value is the URL of a profile, and not the first page of a network. */
export function isProfile(value: string): boolean {
  if (!isLink(value)) return false
  const { hostname, pathname, search } = new URL(value)
  return pathname !== '/' || search !== '' || !NETWORK.test(hostname)
}

/** Networks whose profiles have a handle that may look like a domain. */
const NETWORK_NAME =
  /\b(?:insta|face|tik ?tok|you ?tube|linkedin|threads|twitter|x$|pinterest|kwai|telegram)/

/**
 * Checks whether the address of a domain alone is named like a network. `praia.bio` is then a handle,
 * and the domain may be a stranger's.
 * @param network the name that the owner has given to the link
 */
export const isHandleOfNetwork = (network: string, value: string): boolean => {
  const url = parseUrl(value)
  return url?.href === `${url?.origin}/` && NETWORK_NAME.test(normalizeText(network))
}

/** Returns the schema of the origin of the site. */
export const siteUrl = (title: string, example: string) =>
  convertedText(
    title,
    normalizeSiteUrl,
    isOrigin,
    'precisa ser só o endereço do site, sem nada depois',
    example,
  ).meta({ kind: 'link' })

/** Returns the schema of a URL of a profile in a social network. */
export const profileLink = (title: string, example: string) =>
  convertedText(title, normalizeProfile, isProfile, 'não é o link de um perfil', example).meta({
    kind: 'link',
  })
