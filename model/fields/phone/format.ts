import { formatAroundMarkers, withoutMarkers } from '@/model/values/text-markers'
import { isPublicServicePhone } from './phone-number'

/**
 * Formats a phone number: `(48) 91234-5678`, `0800 123 4567`, `4004-1234` or `192`.
 * @param stored digits of the schema (phone-number.ts), with or without markers; another
 * text is returned unchanged, because the editor's input shows what the owner typed
 */
export const formatPhone = (stored: string): string =>
  formatAroundMarkers(stored, (digits) =>
    isPublicServicePhone(digits)
      ? digits
          .replace(/^55([358]00)(\d{2,3})(\d{4})$/, '0$1 $2 $3')
          .replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
          .replace(/^(?:55)?(\d{4,5})(\d{4})$/, '$1-$2')
      : digits,
  )

/** Formats a phone number that stays on one line. */
export const formatUnbrokenPhone = (stored: string): string =>
  formatPhone(stored).replaceAll(' ', '\u00a0')

/**
 * Returns a number as phones dial it: `+5548912345678`. Omits the country code for short numbers,
 * 0800 and similar, because phones cannot dial these with a country code.
 */
export function diallable(stored: string): string {
  const digits = withoutMarkers(stored)
  const display = formatPhone(digits)
  return display.startsWith('(') ? `+${digits}` : display.replace(/\D/g, '')
}

/** Returns the `tel:` URL of a number. */
export const telUrl = (digits: string): string => `tel:${diallable(digits)}`
