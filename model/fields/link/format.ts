import { cleanText } from '@/model/texts/clean-text'
import { decodeIfValid } from '@/model/values/url'

/**
 * Returns a URL as people read it: without `https://`, and with accented letters instead of valid
 * percent codes. Codes of ASCII characters stay, because some of these separate the parts of a URL.
 * Looks for `https://` anywhere, because a marker of the preview may precede it.
 */
export const formatUrl = (url: string): string =>
  url
    .replace(/https:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .replace(/(?:%[89a-f][\da-f])+/gi, (codes) => {
      const letters = decodeIfValid(codes)
      return letters === cleanText(letters) ? letters : codes
    })
