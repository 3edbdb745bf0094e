import { AREA_CODES } from '@/model/brazil/states'
import { withoutExplainedDigits } from './explained-digits'

/*
 * Reads the phone number in a text. All digits must be explained: by one complete number, or by the
 * words beside them (explained-digits.ts). Digits that remain are refused, because joined to the
 * number they would call a stranger. Own code, because packages refuse or change these notations
 * (findings/phone-notations.sh, phone-before-24h.sh, phone-country-code.sh).
 */

/** Matches the stored form: digits with the country code. */
const STORED_PHONE = new RegExp(
  `^55(?:(?:${AREA_CODES.join('|')})(?:9\\d{8}|[2-5]\\d{7})|[3589]00\\d{6,7}|303\\d{7}|(?:400\\d|4020|4370|4864|300\\d)\\d{4})$`,
)

/** Checks whether digits with the country code are a mobile, landline or non-geographic number. */
export const isPhone = (digits: string): boolean => STORED_PHONE.test(digits)

/**
 * Checks whether digits are a phone number, a short number, all of which begin with 1, or a local
 * number without area code.
 */
export const isPublicServicePhone = (digits: string): boolean =>
  isPhone(digits) || /^(?:1\d{2,4}|[2-5]\d{7}|9\d{8})$/.test(digits)

/** An area code, of which none has a 0. `isPhone` knows which exist. */
const AREA_CODE = '([1-9]{2})'

/** Groups that may follow an area code without a space: `4899912-3456`. */
const COMPACT = '(?=(?:9 )?\\d{4,5} ?\\d{4}$)([\\d ]+)'

/**
 * Other groups of a mobile: `48999.123.456`. A middle group of four digits could end a local number,
 * as in `4899-9123 456`.
 */
const UNUSUAL_GROUPS = '(9\\d{0,2}(?: \\d{2,3})+ \\d{3,5})'

/**
 * Digits after 55 that may be a mobile of area code 55 with one digit too many, as in
 * `(55) 999912-3456`. A landline after them, as in `55 9832345678`, has the area code 98.
 */
const TOO_LONG_MOBILE = '(?: 9\\d(?![2-5])\\d{8}|[ ~]?9\\d(?![2-5])\\d{4} \\d{4})$'

/** The country code after `+`, `+0` or `00`, or alone. */
const COUNTRY_CODE = `(?:(?:\\+ ?0?|0 ?0 ?)55[ ~]?|55(?!${TOO_LONG_MOBILE})[ ~]?)?`

/** The country code, and a 0 for long distance. */
const PREFIX = `${COUNTRY_CODE}(?:0[ ~]?)?`

/**
 * The notations of a number, most likely first. The texts are from `digitGroups`: a space
 * separates two groups of digits, and `~` stands for words between them.
 */
const NOTATIONS = [
  // 4004 0001. Comes first, because 55 before it is the country code, not the area code.
  `${PREFIX}(\\d{4}(?: ?\\d){4})`,
  // (48) 99912-3456
  `${PREFIX}${AREA_CODE}(?:[ ~](\\d(?: ?\\d){7,8})|${COMPACT}|${UNUSUAL_GROUPS})`,
  // Long distance with a two-digit carrier code: 0 15 48 99912-3456. The area code stands alone,
  // because 0 48 3433-1234 24 would be a number of area code 34 otherwise.
  `${COUNTRY_CODE}0[ ~]?[1-9]\\d[ ~]?${AREA_CODE}[ ~]${COMPACT}`,
  // 01548999123456. Area codes in 9 are refused: 04899912345624 is 0 48 99912-3456 and 24.
  `0[1-9]\\d(?!9)${AREA_CODE}(9\\d{8})`,
  // 0800 123 4567, 0303 123 4567. Requires a space after 303, because 03031234567 may be a number of
  // area code 30, which does not exist.
  `${PREFIX}(?:(\\d00|303)[ ~](\\d(?: ?\\d){5,6})|(\\d00)(\\d{2,3} ?\\d{4}))`,
].map((notation) => new RegExp(`^${notation}$`))

/**
 * Adds the first 9, which all mobiles have had since 2016, to a number in two groups of four digits.
 * Leaves out trunked radios (70, 77 to 79), which never got one (Anatel, Resolução 553/2010).
 */
const withFirstNine = (number: string) =>
  number.replace(/^(\d\d)(?=(?:[689]\d|7[1-6])\d\d \d{4}$)/, '$19')

/**
 * `+` or 00 before an area code, not a country code: only Brazil writes five digits, a hyphen and
 * four. Of the countries 45, 47, 53 and 65, four digits, a hyphen and four may be a number.
 */
const PLUS_BEFORE_AREA_CODE =
  /^(\D*?)(?:\++|00)(?=[ (]*(?!55)(?:\d\d\)? ?9\d{4}|(?!4[57]|53|65)\d\d\)? ?[2-5]\d{3})-\d{4}(?!\d))/

/** An area code whose digits stand alone: (4)(8) 99912-3456. */
const DIVIDED_AREA_CODE =
  /^((?:\+?55)?[^\d+]*)(\d)\)? ?\(?(\d)(?=[) ] ?(?:9\d{4}|[2-5]\d{3})\D?\d{4}(?!\d))/

/** Returns the groups of digits in a text, with `+` before a country code. */
const digitGroups = (text: string): string =>
  text
    .replace(PLUS_BEFORE_AREA_CODE, '$1')
    .replace(DIVIDED_AREA_CODE, '$1$2$3')
    // 48+9+9912-3456
    .replace(/\d.*/, (number) => number.replaceAll('+', ' '))
    .replace(/~/g, ' ')
    // 98812-3456 DDD 48, 98812-3456 (48). After a landline, brackets may contain an extension, and
    // after both, hours.
    .replace(/^(.*\d.*)ddd\W*(\d\d)\D*$/i, 'DDD $2 $1')
    .replace(/^(\D*9 ?\d{4}\D?\d{4})\W*\((?!24)(\d\d)\)\D*$/, '$2 $1')
    // Brackets are around an area code: (55) 4004-0001 does not begin with the country code, nor does
    // (55) 199123-4567, a mobile with a digit too many. (55) 483433-1234 does.
    .replace(/^([^\d+]*)\((?=55\) ?(?:\d{4}\D?|(?:9\d|\d\d(?![2-5]))\d{4}\D)\d{4}(?!\d))/, '$1(0')
    .replace(/\+(?![ (]*\d)/g, ' ')
    .replace(/[^\d+]*\p{L}[^\d+]*/gu, '~')
    .replace(/[^\d+~]+/g, ' ')
    .replace(/^[ ~]+|[ ~]+$/g, '')
    // Digits of emoji, each by itself.
    .replace(/^\d(?: \d)+$/, (digits) => digits.replaceAll(' ', ''))

/**
 * Matches an extension as phones dial and store it after a pause: `3433-1234, 21` and `3433-1234 #21`,
 * and after an x. One digit alone may be of the number, unless it follows an x.
 */
const EXTENSION = /(\d{4}\D?\d{4}) ?(?:[,;#]+ ?\d|x ?)\d{1,4}$/i

/** Longest text that is read, because the patterns are slow on a pasted page. */
const MAX_LENGTH = 300

/**
 * Returns the phone number in a text as digits with the country code. `48 99123456` is none, because it
 * may be a new number that lacks a digit.
 * @param text keyboard characters
 * @returns undefined if digits are missing or remain
 */
export function readPhone(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const unexplained = withoutExplainedDigits(text.replace(EXTENSION, '$1'))
  const groups = digitGroups(unexplained)
  // Digits that are glued to hours (99912-345624h), or a last digit alone (9912-3456 2), may not be
  // of the number.
  if (/\dh/i.test(unexplained) || /\d{3} \d$/.test(groups)) return undefined
  return NOTATIONS.flatMap((notation) => notation.exec(groups)?.slice(1).join('') ?? [])
    .map((number) => `55${withFirstNine(number).replaceAll(' ', '')}`)
    .find(isPhone)
}

/**
 * Matches a short number, such as 192, or a local one, with words around it. Excludes the number of
 * a house, which follows a comma, and digits that are glued to hours (`19224h`).
 */
const SHORT_OR_LOCAL =
  /^[^\d+,]*(1\.?\d{2,4}|\d{4,5}[ .-]?\d{4})(?!h)[^\d+]*$|^(1(?:[ .-]\d){2,4})$/i

/**
 * Returns the digits of the number without area code in a text.
 * @param text keyboard characters
 * @returns undefined if digits are missing or remain
 */
export function readShortOrLocalPhone(text: string): string | undefined {
  const [, joined, spaced] = SHORT_OR_LOCAL.exec(withoutExplainedDigits(text)) ?? []
  return (joined ?? spaced)?.replace(/\D/g, '')
}
