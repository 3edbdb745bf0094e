import { cleanText, toKeyboardText } from '@/model/format/normalize-text'
import { isPhone, readPhone } from './phone-number'

export { isPhone }

/*
 * Converts phone numbers, URLs and e-mail addresses from the notations that people type or paste to
 * the one that the site uses.
 */

/**
 * Matches a link that opens a chat or catalogue: the text before it, and the number or the code,
 * such as `message/AB12`.
 */
const CHAT_LINK = /^(.*?)(?:wa\.me\/(?:c\/)?|whatsapp[^?]*\?(?:.*&)?phone=)([^?&#]*)/i

/** Decodes the number of a chat link. Returns undefined for a code or another link. */
function chatLinkNumber(link: string): string | undefined {
  const number = decodeIfValid(CHAT_LINK.exec(link)?.[2] ?? '')
  return /^\W*\d/.test(number) ? number : undefined
}

/**
 * Converts a phone number to digits with the country code: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a chat link become `5548912345678`. Words may be around the number.
 * @returns the typed text if it is not one complete number
 */
export function normalizePhone(typed: string): string {
  const text = toKeyboardText(typed)
  if (isPhone(text)) return text
  const [, before, linked] = CHAT_LINK.exec(text) ?? []
  if (linked === undefined) return readPhone(text) ?? text
  // Many accounts have a number without the first 9, as the link contains it.
  const number = chatLinkNumber(text)?.replace(
    /^(\+?55)?(\d\d)([6-9]\d{3})(\d{4})(?=\/?$)/,
    '$1 $2 $3 $4',
  )
  return (number && readPhone(`${before} ${number}`)) || text
}

/** Checks whether a link, if it opens a chat with a number, has one complete number of Brazil. */
export function hasPossibleChatNumber(link: string): boolean {
  const number = chatLinkNumber(link)
  return number === undefined || (/^\+?55/.test(number) && isPhone(normalizePhone(link)))
}

/**
 * Converts the number of a public service to digits: with the country code if the number is
 * nationwide or has an area code, otherwise as dialled (`192`, or a local number).
 */
export function normalizePublicServicePhone(typed: string): string {
  const digits = normalizePhone(typed)
  if (isPhone(digits)) return digits
  const text = toKeyboardText(typed)
  // Other text keeps its signs, so that `(48) 3431-01` does not become the local number 4834-3101,
  // nor `190 24` the short number 19024.
  return /^(?:1\d{2,4}|1(?: \d){2,4}|1\.\d{3}|\d{4,5}[ .-]?\d{4})$/.test(text)
    ? text.replace(/\D/g, '')
    : text
}

/**
 * Checks whether digits are a phone number, a short number, all of which begin with 1, or a local
 * number without area code.
 */
export const isPublicServicePhone = (digits: string): boolean =>
  isPhone(digits) || /^(?:1\d{2,4}|[2-5]\d{7}|9\d{8})$/.test(digits)

/** Converts `http://site.com`, `//site.com` and `site.com` to `https://site.com`. */
const withHttps = (typed: string) => typed.replace(/^(?:https?:|[\\/]+)*/i, 'https://')

/**
 * Parses a URL, and removes port 80, because the URL becomes https and no server responds to https
 * there.
 */
function parseUrl(text: string): URL | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.port === '80') url.port = ''
  return url
}

/**
 * Checks whether a host is a domain with a dot. An IP address is none, because its last part is
 * digits, nor is `www.praialimpa`, which lacks its ending.
 */
const isDomain = (host: string) => /^(?!www\.[^.]*$)[\w-]+(\.[\w-]+)*\.[a-z][a-z0-9-]*$/.test(host)

/** Checks whether each part of a host may be registered: none begins or ends with a hyphen. */
const hasPossibleParts = (host: string) => host.split('.').every((part) => !/^-|-$/.test(part))

/** Checks whether a URL contains a user name or a password. */
const hasCredentials = ({ username, password }: URL) => username !== '' || password !== ''

/**
 * Converts the site's own URL to its origin in ASCII, without a final slash or dot.
 * @returns the typed text with `https://` if it has a path or credentials, or is no URL
 */
export function normalizeSiteUrl(typed: string): string {
  const href = withHttps(toKeyboardText(typed))
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
 * Matches an `@` before the path, as in a handle such as `@praia.limpa`. A URL parser would read the
 * handle as a host with an empty user name.
 */
const AT_SIGN_IN_HOST = /^(?:https?:)?[\\/]*[^\\/?#]*@/i

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
const HANDLE = /^(?!www\.)[^\\/:]+$/i
const COMMON_DOMAIN = /\.(?:br|com|net|org|info|app|me|site|online|social|page|bio|link)$/i

/** Networks whose first page belongs to nobody, so that a profile needs a path. */
const NETWORK =
  /(?:^|\.)(?:instagram|facebook|tiktok|youtube|linkedin|twitter|x|threads)\.(?:com|net)$/

/**
 * Converts the URL of a profile in a social network like `normalizeLink`.
 * @returns the typed text if it is a handle, because only its owner knows the network
 */
export function normalizeProfile(typed: string): string {
  const text = cleanText(typed)
  return HANDLE.test(text) && !COMMON_DOMAIN.test(text) ? text : normalizeLink(text)
}

/** Checks whether a value is the URL of a profile, and not the first page of a network. */
export function isProfile(value: string): boolean {
  if (!isLink(value)) return false
  const { hostname, pathname, search } = new URL(value)
  return pathname !== '/' || search !== '' || !NETWORK.test(hostname)
}

/** Decodes a part of a URL. Returns it unchanged if its percent codes are invalid. */
function decodeIfValid(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Converts an e-mail address: removes `mailto:`, and writes the domain in lower-case ASCII. */
export function normalizeEmail(typed: string): string {
  const keyboardText = toKeyboardText(typed)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
  const at = keyboardText.lastIndexOf('@')
  const url = parseUrl(`https://${keyboardText.slice(at + 1)}`)
  if (at < 1 || !url || url.href !== `${url.origin}/`) return keyboardText
  return `${keyboardText.slice(0, at)}@${url.host.replace(/\.$/, '')}`
}

/**
 * Checks whether an e-mail address has a domain with a dot, and a local part that mail programs
 * accept, accented letters included.
 */
export function isEmail(value: string): boolean {
  const [, host = ''] =
    /^(?!\.|.*\.[.@])[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@([^@]+)$/u.exec(value) ?? []
  return /^[a-z0-9.-]+$/.test(host) && isDomain(host) && hasPossibleParts(host)
}

/** Converts `88828000` and `88.828-000` to `88828-000`. */
export const normalizePostalCode = (typed: string): string =>
  toKeyboardText(typed)
    .replace(/\D/g, '')
    .replace(/^(\d{5})(\d{3})$/, '$1-$2')
