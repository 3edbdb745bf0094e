import { normalizeText } from '@/model/values/normalize-text'
import { parseUrl } from '@/model/values/url'

/** A network other than Google. */
type Network = {
  /** Matches the host, also in a subdomain. */
  host: RegExp
  /** Matches a beginning of what people call the network, after `normalizeText`. */
  name?: RegExp
  /** True if its profiles have no `@` in the path. */
  hasNoAtSign?: true
}

const onHost = (domains: string) => new RegExp(`(?:^|\\.)(?:${domains})$`)

const COM = '\\.(?:com|net)(?:\\.br)?'

const NETWORKS: readonly Network[] = [
  { host: onHost(`instagram${COM}`), name: /\b(?:insta|ig$)/, hasNoAtSign: true },
  {
    host: onHost(`(?:facebook|fb)${COM}|(?:fb|m)\\.me`),
    name: /\b(?:face|fb$)/,
    hasNoAtSign: true,
  },
  { host: onHost(`twitter${COM}|x\\.com`), name: /\b(?:twitter|x$)/, hasNoAtSign: true },
  { host: onHost(`tiktok${COM}`), name: /\btik[ -]?tok/ },
  { host: onHost(`youtube${COM}|youtu\\.be`), name: /\b(?:you[ -]?tube|yt$)/ },
  { host: onHost(`linkedin${COM}`), name: /\blinkedin/ },
  { host: onHost(`threads${COM}`), name: /\bthreads/ },
  { host: onHost(`pinterest${COM}`), name: /\bpinterest/ },
  { host: onHost(`kwai${COM}`), name: /\bkwai/ },
  { host: onHost(`whatsapp${COM}|wa\\.me`), name: /\b(?:whats|zap)/ },
  { host: onHost('(?:t|telegram)\\.me'), name: /\btelegram/ },
  { host: onHost('bsky\\.app'), name: /\bbluesky/ },
  { host: onHost('linktr\\.ee|beacons\\.ai') },
]

const GOOGLE_OR_SHORTENER = onHost(`google${COM}|bit\\.ly|goo\\.gl|g\\.co|g\\.page|share\\.google`)

const hostOf = (url: string) => parseUrl(url)?.hostname ?? ''

/** Returns the network of a URL, other than Google. */
export const networkOf = (url: string): Network | undefined =>
  NETWORKS.find(({ host }) => host.test(hostOf(url)))

/** Checks whether a URL may lead to a profile in Google. */
export const isGoogleLink = (url: string): boolean => GOOGLE_OR_SHORTENER.test(hostOf(url))

/** Checks whether a link is named like a network. */
export const isNetworkName = (typed: string): boolean =>
  NETWORKS.some(({ name }) => name?.test(normalizeText(typed)))
