import { cleanText } from '@/model/texts/clean-text'
import { decodeIfValid, isDomain, parseUrl, withHttps } from '@/model/values/url'

/**
 * Matches a complete link after words, as apps share it: `Praia https://x.com/praia`. Excludes words after
 * the link, because its path may contain spaces.
 */
const LINK_AFTER_WORDS = /^(?:(?!\/\/).)*\s(https?:\S+)$/i

/**
 * Parses the URL of a domain. Rejects an `@` before the path: a URL parser would read the handle
 * `@praia.limpa` as a host with an empty user name.
 */
export function parseWebUrl(typed: string): URL | undefined {
  const text = typed.replace(LINK_AFTER_WORDS, '$1')
  const url = /^(?:https?:)?[\\/]*[^\\/?#]*@/i.test(text) ? undefined : parseUrl(withHttps(text))
  return url && isDomain(url.hostname) ? url : undefined
}

/** Parameters of a visit. `id`, `placeid` and others stay, because they are part of the URL. */
const TRACKING_PARAMETERS = [
  // Campaigns and ads.
  'gclid gclsrc gbraid wbraid dclid msclkid mc_cid mc_eid _ga _gl ref ref_src ref_url',
  // Facebook and Instagram.
  'fbclid igsh igshid mibextid rdid share_url sfnsn fref refsrc paipv',
  // YouTube and Google Maps, TikTok, LinkedIn, X.
  'si feature=share feature=shared g_st g_ep entry=ttu ttclid _t _r trk lipi twclid',
  // The language of a visitor.
  'hl',
].flatMap((names) => names.split(' '))

/** Checks for a parameter of a visit, also of a campaign (`utm_…`) or Facebook (`__cft__`). */
function isTracking(parameter: string): boolean {
  const [name = ''] = parameter.split('=')
  return (
    /^(?:utm_|__)/.test(name) || TRACKING_PARAMETERS.some((one) => [name, parameter].includes(one))
  )
}

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
    .filter((parameter) => !isTracking(decodeIfValid(parameter).toLowerCase()))
    .join('&')
  if (url.hash === '') url.hash = ''
  return url.href
}
