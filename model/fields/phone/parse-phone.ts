/*
 * Owners paste numbers from chats, contact cards and signs. Because each chat button writes to the
 * number, no digit is guessed or left out: a text has one complete number, or is refused.
 */
import { toKeyboardText } from '@/model/texts/clean-text'
import { isPhone, isPublicServicePhone } from './phone-number'

/** Matches a complete number in a link: `wa.me/5548912345678?text=Oi`, `t.me/+5548912345678`. */
const NUMBER_IN_LINK = /^\S*?[/:=](?:\+|%2B)?(55\d{10,11})\/?(?:[?&#]\S*)?$/i

/** Matches what may contain digits that are no telephone number: another link, an e-mail, a name. */
const LINK_OR_NAME = /\/\/|\.\p{L}+\/|@/u

/**
 * +55 or 0055. Without a sign, 55 is also an area code, and then a digit may be too many:
 * (55) 992123-4567. So it is the country code only before an area code by itself, or undivided digits.
 */
const COUNTRY_CODE = '(?:(?:\\+|00) ?55 ?|55 ?(?=\\d\\d |\\d+$))?'

/** 0, or 0 and the code of a carrier before an area code by itself: 0 15 48 91234 5678. */
const LONG_DISTANCE = '(?:0 ?(?:[1-9]\\d (?=\\d\\d ))?)?'

/** 9 1234 5678, 912 345 678, 3431 0199, 34 31 01 99 */
const SUBSCRIBER =
  '(?:9 ?\\d{4} ?\\d{4}|9\\d\\d \\d{3} \\d{3}|[2-5]\\d{3} ?\\d{4}|[2-5]\\d(?: \\d\\d){3})'

/** All notations of a number in groups of digits. */
const NOTATIONS = [
  // 4004 0001. 55 is the country code before it.
  '(?:\\+?55 ?)?(\\d{4} ?\\d{4})',
  // 0800 123 4567
  '(?:\\+?55 ?)?0?([358]00 ?\\d{2,3} ?\\d{4})',
  // 48 9 1234 5678
  `${COUNTRY_CODE}${LONG_DISTANCE}([1-9]\\d ?${SUBSCRIBER})`,
].map((notation) => new RegExp(`^${notation}$`))

/**
 * Returns the digits of a text in groups, with the plus before the first one: `+55 48 91234 5678`.
 * @returns an empty text if some digits may be no telephone number
 */
function digitGroups(typed: string): string {
  const words = toKeyboardText(typed).split(' ')
  const text = words.map((word) => word.replace(NUMBER_IN_LINK, '+$1')).join(' ')
  if (LINK_OR_NAME.test(text)) return ''
  return (/^\D*\+/.test(text) ? '+' : '') + (text.match(/\d+/g) ?? []).join(' ')
}

/**
 * Converts a phone number to digits with the country code: `(48) 9 1234-5678`, `+55 48 91234-5678`,
 * `0 15 48 91234-5678` and a chat link become `5548912345678`. Words may be around the number, but no
 * other digits, because joined to the number they would call a stranger. Own code, because packages
 * refuse or change these notations (findings/phone-notations.sh, phone-before-24h.sh,
 * phone-country-code.sh).
 */
export function parsePhone(typed: string): string | undefined {
  const groups = digitGroups(typed)
  return NOTATIONS.flatMap((notation) => notation.exec(groups)?.[1] ?? [])
    .map((number) => `55${number.replaceAll(' ', '')}`)
    .find(isPhone)
}

/** Matches a short number, such as 192 and 1 746, or a local one. */
const SHORT_OR_LOCAL = /^(?:1 ?\d{2,3}|\d{4,5} ?\d{4})$/

/**
 * Converts the number of a public service to digits: with the country code if the number is
 * nationwide or has an area code, otherwise as dialled (`192`, or a local number).
 */
export function parsePublicServicePhone(typed: string): string | undefined {
  const [local = ''] = SHORT_OR_LOCAL.exec(digitGroups(typed)) ?? []
  const digits = local.replace(' ', '')
  return parsePhone(typed) ?? (isPublicServicePhone(digits) ? digits : undefined)
}
