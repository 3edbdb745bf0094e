import { cleanText, formText } from '@/content/normalize-text'

/*
 * Phone numbers and addresses in the notations that people type or paste, brought into the one that the
 * site uses.
 */

const AREA = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'

/** Numbers that one dials alike in the whole country, without their first 0: 0800 and its like, 4004 and its like. */
const COUNTRYWIDE = '(?:[3589]00\\d{6,7}|303\\d{7})'
const SHARED_COST = '(?:400\\d|4020|4370|4864|300\\d)\\d{4}'

/** A mobile has 9 and eight digits after the area code, a landline eight. */
const NATIONAL = new RegExp(`^(?:${AREA}(?:9\\d{8}|[2-5]\\d{7})|${COUNTRYWIDE}|${SHARED_COST})$`)

/**
 * What may stand before a national number, most likely first. Before any other, 55 is the country's code and not the
 * area of that code if a number of the kind 4004 follows.
 */
const PREFIXES = [
  new RegExp(`^0{0,2}55(?=${SHARED_COST}$)`),
  /^/,
  // The long distance of one's own carrier.
  /^0+/,
  /^0{0,2}550*/,
  // A carrier's own code of two digits: 015 48 …
  /^0\d\d/,
  /^0{0,2}550?\d\d/,
]

/**
 * Brings a phone number into digits with the code of the country: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a link to the chat become `5548912345678`.
 */
export function phoneDigits(typed: string): string {
  const number = formText(typed)
    .replace(/^.*(?:wa\.me\/|[?&]phone=)/i, '')
    .replace(/[?&].*$|%2b/gi, '')
  const digits = number.replace(/\D/g, '')
  const found = PREFIXES.map((prefix) => digits.replace(prefix, '')).find((rest) =>
    NATIONAL.test(rest),
  )
  return `55${found ?? digits}`
}

export const isPhone = (digits: string): boolean => NATIONAL.test(digits.replace(/^55/, ''))

/**
 * Brings a number that anybody may dial into digits: with the code of the country where that is known, else as it
 * is dialled, `192` and a number without its area code.
 */
export function publicNumber(typed: string): string {
  const digits = phoneDigits(typed)
  return isPhone(digits) ? digits : formText(typed).replace(/[\s().-]/g, '')
}

export const isPublicNumber = (digits: string): boolean =>
  isPhone(digits) || /^(?:[1-9]\d{2,4}|[2-5]\d{7}|9\d{8})$/.test(digits)

/** `http://site.com`, `//site.com` and `site.com` become `https://site.com`. */
const secure = (typed: string) => typed.replace(/^(?:https?:|[\\/]+)*/i, 'https://')

const parsed = (address: string) =>
  !/\s/.test(address) && URL.canParse(address) ? new URL(address) : undefined

const isHost = (host: string) => /^[\w-]+(\.[\w-]+)*$/.test(host)

/** Brings the site's own address into the domain alone, in ASCII, without a slash or dot at the end. */
export function siteOrigin(typed: string): string {
  const address = secure(formText(typed))
  const url = parsed(address)
  if (!url || url.username || url.pathname !== '/') return address
  return url.origin.replace(/\.(?=$|:)/, '')
}

export const isOrigin = (value: string): boolean => {
  const url = parsed(value)
  return url !== undefined && url.origin === value && isHost(url.hostname)
}

/** Parameters that only say from where a link was shared; `id`, `placeid` and others are part of an address. */
const TRACKER = new RegExp(
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

/** Brings an address of another site into https and ASCII, without the parameters that track. */
export function link(typed: string): string {
  const address = secure(cleanText(typed))
  const url = parsed(address)
  if (!url) return address
  // By text, because `searchParams` would write the other parameters in another way.
  const kept = url.search.slice(1).split('&')
  url.search = kept.filter((parameter) => !TRACKER.test(decoded(parameter))).join('&')
  if (url.hash === '') url.hash = ''
  return url.href
}

/** Accepts an address of another site in https, without a name and password. */
export const isLink = (value: string): boolean => {
  const url = parsed(value)
  if (!url || url.href !== value || url.protocol !== 'https:' || url.username) return false
  return isHost(url.hostname) && /[^.]\.[^.]/.test(url.hostname)
}

/** A part of an address without percent signs, or as it is where they are wrong. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Brings an e-mail address into its form: without `mailto:`, its domain in small ASCII letters. */
export function email(typed: string): string {
  const plain = formText(typed)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
  const at = plain.lastIndexOf('@')
  const url = parsed(`https://${plain.slice(at + 1)}`)
  if (at < 1 || !url || url.href !== `${url.origin}/`) return plain
  return `${plain.slice(0, at)}@${url.host.replace(/\.$/, '')}`
}

/** Accepts a domain with a dot, and before it what mail programs take, letters with accents among it. */
export function isEmail(value: string): boolean {
  const [, host = ''] =
    /^(?!\.|.*\.[.@])[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@([^@]+)$/u.exec(value) ?? []
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)
}

/** `88828000` and `88.828-000` become `88828-000`. */
export const postalCode = (typed: string): string =>
  formText(typed)
    .replace(/\D/g, '')
    .replace(/^(\d{5})(\d{3})$/, '$1-$2')
