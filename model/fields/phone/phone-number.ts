import { AREA_CODES } from '@/model/brazil/states'
import { withoutExplainedDigits } from './explained-digits'

/*
 * Reads the phone number in a text. All digits must be explained: by one complete number, or by the
 * words beside them (explained-digits.ts). Digits that remain are refused, because joined to the
 * number they would call a stranger. Own code, because packages refuse or change these notations
 * (findings/phone-notations.sh, phone-before-24h.sh, phone-country-code.sh).
 */

/** The first group of numbers that companies have for all area codes: 4004-0001. */
const SHARED_COST = '(?:400\\d|4020|4370|4864|300\\d)'

/** Matches the stored form: digits with the country code. */
const STORED_PHONE = new RegExp(
  `^55(?:(?:${AREA_CODES.join('|')})(?:9\\d{8}|[2-5]\\d{7})|[3589]00\\d{6,7}|303\\d{7}|${SHARED_COST}\\d{4})$`,
)

/** Checks whether digits with the country code are a mobile, landline or non-geographic number. */
export const isPhone = (digits: string): boolean => STORED_PHONE.test(digits)

/**
 * Checks whether digits are a phone number, a short number, all of which begin with 1, or a local
 * number without area code.
 */
export const isPublicServicePhone = (digits: string): boolean =>
  isPhone(digits) || /^(?:1\d{2,4}|[2-5]\d{7}|9\d{8})$/.test(digits)

/**
 * The notations of a number without country code, most likely first. The texts are from `digitGroups`:
 * a space separates two groups of digits, and `~` stands for words between them.
 */
const NOTATIONS = [
  // 4004 0001
  '(?:0[ ~]?)?(\\d{4} ?\\d{4})',
  // 0800 123 4567, 0303 123 4567. Requires a space after 303, because 03031234567 may be a number of
  // area code 30, which does not exist.
  '0?[ ~]?(?:([3589]00)[ ~]?|(303)[ ~])(\\d(?: ?\\d){5,6})',
  // (48) 99912-3456, 048 99912-3456
  '(?:0[ ~]?)?([1-9]{2})[ ~](\\d(?: ?\\d){7,8})',
  // 4899912-3456, 04899912-3456
  '(?:0[ ~]?)?([1-9]{2})([2-5]\\d{3} ?\\d{4}|9(?: ?\\d){5} ?\\d{3}|[6-9]\\d{3} \\d{4})',
  // Long distance with a two-digit carrier code: 0 15 48 99912-3456
  '0[ ~]?[1-9]\\d[ ~]?([1-9]{2})[ ~]((?:9 )?\\d{4,5} ?\\d{4})',
  // 01548999123456. Area codes in 9 are refused: 04899912345624 is 0 48 99912-3456 and 24.
  `0[1-9]\\d(?!9)([1-9]{2})(9\\d{8})`,
].map((notation) => new RegExp(`^${notation}$`))

/** Matches a local number without area code. */
const LOCAL_NUMBER = /^(?:[2-9]\d{3} ?\d{4}|9\d\d(?: ?\d){6})$/

/**
 * Adds the first 9, which all mobiles have had since 2016, to a number in two groups of four digits.
 * Leaves out trunked radios (70, 77 to 79), which never got one (Anatel, Resolução 553/2010).
 */
const withFirstNine = (number: string) =>
  number.replace(/^(\d\d)(?=(?:[689]\d|7[1-6])\d\d \d{4}$)/, '$19')

const readGroups = (groups: string): string | undefined =>
  NOTATIONS.flatMap((notation) => notation.exec(groups)?.slice(1).join('') ?? [])
    .map((number) => `55${withFirstNine(number).replaceAll(' ', '')}`)
    .find(isPhone)

/**
 * Matches `+` or 00 before an area code in place of a country code. Only Brazil writes five digits, a
 * hyphen and four. In the countries 45, 47, 53 and 65, four digits, a hyphen and four may be a number.
 */
const PLUS_BEFORE_AREA_CODE =
  /^(?:\+|00 ?)(?=(?:(?!55)\d\d\)? ?9\d{4}|(?!4[57]|5[35]|65)\d\d\)? ?[2-5]\d{3})-\d{4}(?!\d))/

/** Matches 55 in brackets before 4004-0001 or a mobile, where it is the area code. */
const AREA_CODE_55 = /^55(?=\) ?(?:9|\d{4}\D?\d{4}(?!\d)))/

/**
 * Matches the country code, which 55 is without a plus only before a complete number or 4004-0001. In
 * `55 199123-4567`, a mobile of area code 55 may have a digit too many.
 */
const COUNTRY_CODE = new RegExp(
  `^(?:(?:\\+0?|00 ?)55|55(?=(?:\\D*\\d){10}|[ ~]?${SHARED_COST} ?\\d{4}$)(?!\\D?\\d\\d[6-9]\\d{3} \\d{4}$))[ ~]?`,
)

/** Returns the groups of digits in a text without its country code, with a plus if it has another. */
const digitGroups = (text: string): string =>
  text
    .replace(/^\D*?(\+?)[ (]*(?=\d)/, '$1')
    .replace(PLUS_BEFORE_AREA_CODE, '')
    .replace(AREA_CODE_55, '0$&')
    .replace(/[^\d+]+|(?!^)\+/g, (between) => (/\p{L}/u.test(between) ? '~' : ' '))
    .replace(/[ ~]+$/, '')
    // (4)(8) 99912-3456
    .replace(/\b\d(?: \d\b)+/g, (digits) => digits.replaceAll(' ', ''))
    .replace(COUNTRY_CODE, '')

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
  const unexplained = withoutExplainedDigits(text)
  const groups = digitGroups(unexplained)
  // Digits that are glued to hours (99912-345624h), or a last digit alone (9912-3456 2), may not be
  // of the number.
  if (/\dh/i.test(unexplained) || /\d \d$/.test(groups)) return undefined
  // Digits after a complete number are not of it: 3433-1234 24 is no number of area code 34.
  const isFollowed = [...groups.matchAll(/[ ~]/g)].some(({ index }) => {
    const beginning = groups.slice(0, index)
    return LOCAL_NUMBER.test(beginning) || readGroups(beginning) !== undefined
  })
  return isFollowed ? undefined : readGroups(groups)
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
