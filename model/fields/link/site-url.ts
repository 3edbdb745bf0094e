import { toKeyboardText } from '@/model/texts/clean-text'
import { hasPossibleParts } from '@/model/values/url'
import { parseWebUrl } from './parse-link'

/** Converts the URL of the site to its origin in ASCII, without a final slash. */
export function parseSiteUrl(typed: string): string | undefined {
  const url = parseWebUrl(toKeyboardText(typed))
  if (url?.pathname !== '/') return undefined
  return hasPossibleParts(url.hostname) ? url.origin : undefined
}
