import { cleanText } from '@/model/pasted/normalize-text'
import { formatAroundMarkers } from '@/model/values/text-markers'

/**
 * Returns a URL as people read it: without `https://`, and with accented letters instead of valid
 * percent codes. Codes of ASCII characters stay, because some of these separate the parts of a URL.
 */
export function formatUrl(url: string): string {
  const address = formatAroundMarkers(url, (plain) =>
    plain.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''),
  )
  return address.replace(/(?:%[89a-f][\da-f])+/gi, (codes) => {
    try {
      const letters = decodeURIComponent(codes)
      return letters === cleanText(letters) ? letters : codes
    } catch {
      return codes
    }
  })
}
