import { withoutExplainedDigits } from './explained-digits'
import { readGroups } from './phone-number'

/*
 * Reads the phone number in a text. All digits must be explained: by one complete number, or by the
 * words beside them (explained-digits.ts). Digits that remain are refused, because joined to the
 * number they would call a stranger. Own code, because packages refuse or change these notations
 * (findings/phone-notations.sh, phone-before-24h.sh, phone-country-code.sh).
 */

/** `+48 99912-3456`, with + in place of +55: only Brazil groups numbers like this with a hyphen. */
const PLUS_BEFORE_AREA_CODE = /^(?:\+|00 ?)(?=(?!55)\d\d\)? ?(?:9\d{4}|[2-5]\d{3})-\d{4}(?!\d))/

/** `(55) 4004-0001` and `(55) 99912-3456`: 55 in brackets is an area code here. */
const AREA_CODE_55 = /^55(?=\) ?(?:9|\d{4}\D?\d{4}(?!\d)))/

/** Returns the groups of digits in a text, with a plus if it begins with one: `+55 48 99912 3456`. */
const digitGroups = (text: string): string =>
  text
    .replace(/^\D*?(\+?)[ (]*(?=\d)/, '$1') // Fone: +(55) 48
    .replace(PLUS_BEFORE_AREA_CODE, '')
    .replace(AREA_CODE_55, '0$&')
    .replace(/[^\d+]+|(?!^)\+/g, (between) => (/\p{L}/u.test(between) ? '~' : ' '))
    .replace(/[ ~]+$/, '')
    .replace(/\b\d(?: \d\b)+/g, (digits) => digits.replaceAll(' ', '')) // (4)(8) 99912-3456

/** The country code: `+55 48 …`, `0055 48 …`, `+055 48 …`. */
const COUNTRY_CODE = /^(?:\+0?|00 ?)55[ ~]?/

/**
 * The country code or an area code: `55 48 …`. Nine digits are a mobile of area code 55, and so may be
 * `199123-4567`, with a digit too many.
 */
const COUNTRY_OR_AREA_CODE = /^55[ ~]?(?!\d(?:\D?\d){8}$|\d\d[6-9]\d{3} \d{4}$)/

/** Matches a local number without area code. */
const LOCAL_NUMBER = /^(?:[2-9]\d{3} ?\d{4}|9\d\d(?: ?\d){6})$/

/** Returns the number in groups, after which no digits remain: 3433-1234 24 is none of area code 34. */
function readAll(groups: string): string | undefined {
  const isFollowed = [...groups.matchAll(/[ ~]/g)].some(({ index }) => {
    const beginning = groups.slice(0, index)
    return LOCAL_NUMBER.test(beginning) || readGroups(beginning) !== undefined
  })
  return isFollowed ? undefined : readGroups(groups)
}

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
  return [COUNTRY_OR_AREA_CODE, COUNTRY_CODE]
    .map((code) => readAll(groups.replace(code, '')))
    .find((number) => number !== undefined)
}

/**
 * Matches a short number, such as 192, or a local one, with words around it. Excludes the number of
 * a house, which follows a comma, and digits that are glued to hours (`19224h`).
 */
const SHORT_OR_LOCAL = /^[^\d+,]*(1\.?\d{2,4}|\d{4,5}[ .-]?\d{4})(?!h)[^\d+]*$/i

/** Matches a short number in single digits: `1 9 2`. */
const SPACED_SHORT = /^(1(?:[ .-]\d){2,4})$/

/**
 * Returns the digits of the number without area code in a text.
 * @param text keyboard characters
 * @returns undefined if digits are missing or remain
 */
export function readShortOrLocalPhone(text: string): string | undefined {
  const unexplained = withoutExplainedDigits(text)
  const [, number] = SPACED_SHORT.exec(unexplained) ?? SHORT_OR_LOCAL.exec(unexplained) ?? []
  return number?.replace(/\D/g, '')
}
