import type { GlobalMeta } from 'zod'
import { parsedText } from '@/model/fields/parsed-text'
import { cleanText, normalizeText, toKeyboardText } from '@/model/pasted/normalize-text'
import { decodeIfValid, hasPossibleParts, isDomain, parseUrl, withHttps } from '@/model/values/url'

/**
 * Matches a complete link after words, as apps share it: `Praia https://x.com/praia`. Excludes words after
 * the link, because its path may contain spaces.
 */
const LINK_AFTER_WORDS = /^(?:(?!\/\/).)*\s(https?:\S+)$/i

/**
 * Parses the URL of a domain. Rejects an `@` before the path: a URL parser would read the handle
 * `@praia.limpa` as a host with an empty user name.
 */
function parseWebUrl(typed: string): URL | undefined {
  const text = typed.replace(LINK_AFTER_WORDS, '$1')
  const url = /^(?:https?:)?[\\/]*[^\\/?#]*@/i.test(text) ? undefined : parseUrl(withHttps(text))
  return url && isDomain(url.hostname) ? url : undefined
}

/** Converts the URL of the site to its origin in ASCII, without a final slash. */
export function parseSiteUrl(typed: string): string | undefined {
  const url = parseWebUrl(toKeyboardText(typed))
  if (url?.pathname !== '/') return undefined
  return hasPossibleParts(url.hostname) ? url.origin : undefined
}

/** Parameters of a visit. `id`, `placeid` and others stay, because they are part of the URL. */
const TRACKING_PARAMETER = new RegExp(
  `^(?:${[
    // Campaigns and ads.
    'utm_\\w+|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|mc_[ce]id|_g[al]|ref|ref_src|ref_url',
    // Facebook and Instagram.
    'fbclid|igsh|igshid|mibextid|rdid|share_url|sfnsn|fref|refsrc|paipv|__tn__|__cft__.*|__xts__.*',
    // YouTube and Google Maps, TikTok, LinkedIn, X.
    'si|g_st|g_ep|ttclid|_[tr]|trk|lipi|twclid',
    // The language of a visitor.
    'hl',
  ].join('|')})(?:=|$)|^(?:feature=shared?|entry=ttu)$`,
  'i',
)

/** Matches a page that counts a visit and leads to the link in its parameter. */
const REDIRECTION =
  /^https:\/\/(?:lm?\.(?:facebook|instagram)\.com\/|(?:www\.)?google\.[a-z.]+\/url)[^?]*\?(?:.*&)?(?:u|q|url)=([^&]+)/

/**
 * Converts the URL of another site to https and ASCII, without tracking parameters and
 * redirections.
 */
export function parseLink(typed: string): string | undefined {
  // The source of a page has `&amp;` between parameters.
  const url = parseWebUrl(cleanText(typed).replace(/&amp;/g, '&'))
  if (!url) return undefined
  const [, target] = REDIRECTION.exec(url.href) ?? []
  if (target) return parseLink(decodeIfValid(target))
  // Filters the text, because `searchParams` would re-encode the other parameters.
  const kept = url.search.slice(1).split('&')
  url.search = kept
    .filter((parameter) => !TRACKING_PARAMETER.test(decodeIfValid(parameter)))
    .join('&')
  if (url.hash === '') url.hash = ''
  return url.href
}

/**
 * Matches a name with a dot but without scheme, `www.` and path, which is a handle unless it ends
 * like the domain of a company.
 */
const HANDLE = /^[\\/]*(?!www\.)[^\\/:]+[\\/]*$/i

const COMMON_DOMAIN = /\.(?:br|com|net|org|info|app|me|site|online|social|page|bio|link)[\\/]*$/i

const COM = '\\.(?:com|net)(?:\\.br)?'

/**
 * Networks other than Google: patterns for the end of their hosts and for the beginnings of what people
 * call them, and whether their profiles have no `@` in the path.
 */
const NETWORKS: readonly { host: string; name?: string; hasNoAtSign?: true }[] = [
  { host: `instagram${COM}`, name: 'insta|ig$', hasNoAtSign: true },
  { host: `(?:facebook|fb)${COM}|(?:fb|m)\\.me`, name: 'face|fb$', hasNoAtSign: true },
  { host: `twitter${COM}|x\\.com`, name: 'twitter|x$', hasNoAtSign: true },
  { host: `tiktok${COM}`, name: 'tik[ -]?tok' },
  { host: `youtube${COM}|youtu\\.be`, name: 'you[ -]?tube|yt$' },
  { host: `linkedin${COM}`, name: 'linkedin' },
  { host: `threads${COM}`, name: 'threads' },
  { host: `pinterest${COM}`, name: 'pinterest' },
  { host: `kwai${COM}`, name: 'kwai' },
  { host: `whatsapp${COM}|wa\\.me`, name: 'whats|zap' },
  { host: '(?:t|telegram)\\.me', name: 'telegram' },
  { host: 'bsky\\.app', name: 'bluesky' },
  { host: 'linktr\\.ee|beacons\\.ai' },
]

const anyHost = (networks: typeof NETWORKS) => networks.map(({ host }) => host).join('|')

const OTHER_NETWORK = new RegExp(`(?:^|\\.)(?:${anyHost(NETWORKS)})$`)

const GOOGLE_OR_SHORTENER =
  /(?:^|\.)(?:google\.(?:com|net)(?:\.br)?|bit\.ly|goo\.gl|g\.co|g\.page|share\.google)$/

/** Matches the `@` that people put before a name in networks whose profiles have none. */
const AT_SIGN_IN_PATH = new RegExp(
  `^(https://(?:[\\w-]+\\.)*(?:${anyHost(NETWORKS.filter(({ hasNoAtSign }) => hasNoAtSign))})/)@(?=[^/])`,
)

/**
 * Converts the URL of a profile in a network like `parseLink`. Removes the `@` of
 * `instagram.com/@praialimpa`, because the name follows without it there.
 * @returns undefined also for a handle, because only its owner knows the network, and for the first
 * page of a network
 */
export function parseProfile(typed: string): string | undefined {
  const text = cleanText(typed)
  if (HANDLE.test(text) && !COMMON_DOMAIN.test(text)) return undefined
  const link = parseLink(text)?.replace(AT_SIGN_IN_PATH, '$1')
  if (!link) return undefined
  const { hostname, pathname, search } = new URL(link)
  // Their first page belongs to nobody.
  const needsPath = OTHER_NETWORK.test(hostname) || GOOGLE_OR_SHORTENER.test(hostname)
  return needsPath && pathname === '/' && search === '' ? undefined : link
}

const hostOf = (url: string) => parseUrl(url)?.hostname ?? ''

/** Checks whether a URL is of another network than Google. */
export const isOtherNetwork = (url: string): boolean => OTHER_NETWORK.test(hostOf(url))

/** Checks whether a URL may lead to a profile in Google. */
export const isGoogleLink = (url: string): boolean => GOOGLE_OR_SHORTENER.test(hostOf(url))

/** Matches the name of a network, whose handles may look like a domain. */
const NETWORK_NAME = new RegExp(`\\b(?:${NETWORKS.flatMap(({ name }) => name ?? []).join('|')})`)

/**
 * Checks whether the address of a domain alone is named like a network. `praia.bio` is then a handle,
 * and the domain may be a stranger's.
 * @param network the name that the owner has given to the link
 * @param value the URL as stored; any other text is refused by its field
 */
export const isHandleOfNetwork = (network: string, value: string): boolean =>
  value === `${parseUrl(value)?.origin}/` &&
  parseProfile(value) === value &&
  NETWORK_NAME.test(normalizeText(network))

/**
 * Returns a URL as people read it: without `https://`, and with accented letters instead of valid
 * percent codes. Codes of ASCII characters stay, because some of these separate the parts of a URL.
 */
export const formatUrl = (url: string): string =>
  url
    .replace(/https:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .replace(/(?:%[89a-f][\da-f])+/gi, (codes) => {
      const letters = decodeIfValid(codes)
      return letters === cleanText(letters) ? letters : codes
    })

const LINK: GlobalMeta = {
  inputAttributes: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
}

const siteUrlText = parsedText(
  'link',
  parseSiteUrl,
  'precisa ser só o endereço do site, com o final, como .com.br, e sem nada depois',
  LINK,
)

/** Returns the schema of the origin of the site. */
export const siteUrl = (title: string, example: string) =>
  // No page can render with an invalid URL of the site.
  siteUrlText(title, example).meta({ replacement: () => example })

/** Returns the schema of a URL of a profile in a social network. */
export const profileLink = parsedText('link', parseProfile, 'não é o link de um perfil', LINK)
