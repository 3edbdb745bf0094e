import { parseUrl } from '@/model/values/url'

/** Returns a function that checks whether a URL is on one of some domains, or in a subdomain. */
function onHost(...domains: readonly string[]) {
  const host = new RegExp(`(?:^|\\.)(?:${domains.join('|')})$`)
  return (url: string): boolean => host.test(parseUrl(url)?.hostname ?? '')
}

const COM = '\\.(?:com|net)(?:\\.br)?'

/** The networks whose profiles have no `@` in the path. */
const WITHOUT_AT_SIGN = [`(?:instagram|facebook|fb|twitter)${COM}`, '(?:fb|m)\\.me', 'x\\.com']

/** Checks whether a URL is of a network whose profiles have no `@` in the path. */
export const isWithoutAtSign = onHost(...WITHOUT_AT_SIGN)

/** Checks whether a URL is of a network other than Google. */
export const isNetworkLink = onHost(
  ...WITHOUT_AT_SIGN,
  `(?:tiktok|youtube|linkedin|threads|pinterest|kwai|whatsapp)${COM}`,
  '(?:youtu\\.be|wa\\.me|(?:t|telegram)\\.me|bsky\\.app|linktr\\.ee|beacons\\.ai)',
)

/** Checks whether a URL may lead to a profile in Google, also by a shortener. */
export const isGoogleLink = onHost(
  `google${COM}`,
  '(?:bit\\.ly|goo\\.gl|g\\.co|g\\.page|share\\.google)',
)
