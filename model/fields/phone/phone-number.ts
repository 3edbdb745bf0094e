import { AREA_CODES } from '@/model/brazil/states'

/** The stored forms: digits with the country code. */
const STORED_PHONES: readonly RegExp[] = [
  // A mobile or a landline.
  new RegExp(`^55(?:${AREA_CODES.join('|')})(?:9\\d{8}|[2-5]\\d{7})$`),
  // 0800 123 4567. Not 0900, whose calls cost extra, and 0303, which nobody calls.
  /^55[358]00\d{6,7}$/,
  // 4004-0001, without area code.
  /^55(?:400\d|4020|4370|4864|300\d)\d{4}$/,
]

/** Checks whether digits with the country code are a mobile, landline or non-geographic number. */
export const isPhone = (digits: string): boolean =>
  STORED_PHONES.some((stored) => stored.test(digits))

/**
 * Checks whether digits are a phone number, a short number, all of which begin with 1, or a local
 * number without area code.
 */
export const isPublicServicePhone = (digits: string): boolean =>
  isPhone(digits) || /^(?:1\d{2,3}|[2-5]\d{7}|9\d{8})$/.test(digits)
