import { formatAroundMarkers } from '@/model/format/text-markers'
import { isPublicServicePhone } from './schema'

/**
 * Formats a phone number: `(48) 91234-5678`, `0800 123 4567`, `4004-1234` or `192`.
 * @param stored digits of the schema (schema.ts), with or without markers; other
 * texts are returned unchanged, because digits that the schema rejects are no number
 */
export const formatPhone = (stored: string): string =>
  formatAroundMarkers(stored, (digits) =>
    isPublicServicePhone(digits)
      ? digits
          .replace(/^55([3589]00|303)(\d{2,3})(\d{4})$/, '0$1 $2 $3')
          .replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
          .replace(/^(?:55)?(\d{4,5})(\d{4})$/, '$1-$2')
      : digits,
  )

/**
 * Returns the `tel:` URL of a number. Omits the country code for short numbers, 0800 and similar,
 * because phones cannot dial these with a country code.
 */
export function telUrl(digits: string): string {
  const display = formatPhone(digits)
  return display.startsWith('(') ? `tel:+${digits}` : `tel:${display.replace(/\D/g, '')}`
}
