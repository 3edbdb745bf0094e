/*
 * Reads a number in groups of digits, the form of a text from which all letters and signs are gone:
 * `+55 48 99912 3456`. A space is between two groups, and `~` in place of words between them.
 */

import { isPhone } from './phone-number'

/** `+48 99912-3456`, with + in place of +55: only Brazil groups numbers like this with a hyphen. */
const PLUS_BEFORE_AREA_CODE = /^(?:\+|00 ?)(?=(?!55)\d\d\)? ?(?:9\d{4}|[2-5]\d{3})-\d{4}(?!\d))/

/** `(55) 4004-0001` and `(55) 99912-3456`: 55 in brackets is an area code here. */
const AREA_CODE_55 = /^55(?=\) ?(?:9|\d{4}\D?\d{4}(?!\d)))/

/** Returns the groups of digits in a text, with a plus if it begins with one. */
export const digitGroups = (text: string): string =>
  text
    .replace(/^\D*?(\+?)[ (]*(?=\d)/, '$1') // Fone: +(55) 48
    .replace(PLUS_BEFORE_AREA_CODE, '')
    .replace(AREA_CODE_55, '0$&')
    .replace(/[^\d+]+|(?!^)\+/g, (between) => (/\p{L}/u.test(between) ? '~' : ' '))
    .replace(/[ ~]+$/, '')
    .replace(/\b\d(?: \d\b)+/g, (digits) => digits.replaceAll(' ', '')) // (4)(8) 99912-3456

/** The notations of a number without country code and first 0. */
const NATIONAL: readonly RegExp[] = [
  // 4004 0001
  /^(\d{4} ?\d{4})$/,
  // 0800 123 4567, 0303 123 4567. Requires a space after 303, because 03031234567 may be a number of
  // area code 30, which does not exist.
  /^([3589]00|303(?=[ ~]))[ ~]?(\d(?: ?\d){5,6})$/,
  // 48 99912 3456
  /^([1-9]{2})[ ~](\d(?: ?\d){7,8})$/,
  // 483433 1234
  /^([1-9]{2})([2-5]\d{3} ?\d{4})$/,
  // 4899912 3456
  /^([1-9]{2})(9(?: ?\d){5} ?\d{3})$/,
  // 488812 3456, without the first 9 of mobiles
  /^([1-9]{2})([6-9]\d{3} \d{4})$/,
]

/** The notations with 0 and a two-digit carrier code before the area code. */
const LONG_DISTANCE: readonly RegExp[] = [
  // 0 15 48 99912 3456
  /^0[ ~]?[1-9]\d[ ~]?([1-9]{2})[ ~]((?:9 )?\d{4,5} ?\d{4})$/,
  // 01548999123456. Area codes in 9 are refused: 04899912345624 is 0 48 99912-3456 and 24.
  /^0[1-9]\d(?!9)([1-9]{2})(9\d{8})$/,
]

/**
 * Adds the first 9, which all mobiles have had since 2016, to a number in two groups of four digits.
 * Leaves out trunked radios (70, 77 to 79), which never got one (Anatel, Resolução 553/2010).
 */
const withFirstNine = (number: string) =>
  number.replace(/^(\d\d)(?=(?:[689]\d|7[1-6])\d\d \d{4}$)/, '$19')

/** Returns the digits, with the country code, of a number in groups without it. */
function readNational(groups: string): string | undefined {
  const national = groups.replace(/^0[ ~]?/, '')
  return [
    ...NATIONAL.map((notation) => notation.exec(national)),
    ...LONG_DISTANCE.map((notation) => notation.exec(groups)),
  ]
    .flatMap((match) => match?.slice(1).join('') ?? [])
    .map((number) => `55${withFirstNine(number).replaceAll(' ', '')}`)
    .find(isPhone)
}

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
    return LOCAL_NUMBER.test(beginning) || readNational(beginning) !== undefined
  })
  return isFollowed ? undefined : readNational(groups)
}

/**
 * Returns the phone number in groups as digits with the country code.
 * @returns undefined if digits are missing or remain
 */
export function readGroups(groups: string): string | undefined {
  // A last digit alone (9912-3456 2) may not be of the number.
  if (/\d \d$/.test(groups)) return undefined
  return [COUNTRY_OR_AREA_CODE, COUNTRY_CODE]
    .map((code) => readAll(groups.replace(code, '')))
    .find((number) => number !== undefined)
}
