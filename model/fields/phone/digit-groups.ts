/*
 * Reads a number in groups of digits, the form of a text from which all letters and signs are gone:
 * `+55 48 99912 3456`. A space is between two groups, and `~` in place of words between them.
 */

import { isPhone } from './phone-number'

/**
 * `+48 99912-3456`, with + in place of +55. Few owners have a number of another country, and most of
 * those countries divide it without this hyphen.
 */
const PLUS_BEFORE_AREA_CODE = /^(?:\+|00 ?)(?=(?!55)\d\d\)? ?(?:9\d{4}|[2-5]\d{3})-\d{4}(?!\d))/

/** `(55) 9…`: 55 in brackets is an area code here. A digit may be too many: (55) 992123-4567. */
const AREA_CODE_55 = /^55(?=\) ?9)/

/** Returns the groups of digits in a text, with a plus if it begins with one. */
export const digitGroups = (text: string): string =>
  text
    .replace(/^\D*?(\+?)[ (]*(?=\d)|\D+$/g, '$1') // Fone: +(55) 48 … (Vivo)
    .replace(PLUS_BEFORE_AREA_CODE, '')
    .replace(AREA_CODE_55, '0$&')
    .replace(/[^\d+]+|(?!^)\+/g, (between) => (/\p{L}/u.test(between) ? '~' : ' '))
    .replace(/\b\d(?: \d\b)+/g, (digits) => digits.replaceAll(' ', '')) // (4)(8) 99912-3456

/**
 * The country code: `+55 48 …`, `0055 48 …`, `55 48 …`. 55 alone is left as an area code before digits
 * of which one or more may be too many: 55 199123-4567, 55 3433-1234 123, 55 9922 361 460.
 */
const COUNTRY_CODE =
  /^(?:(?:\+0?|00 ?)55|55(?![ ~]?(?:\d\d[6-9]\d{3} \d{4}$|[2-9]\d{3} ?\d{4}[ ~]|9\d{3,4} )))[ ~]?/

/**
 * Digits before an area code: 0, or 0 and a carrier code. An undivided number after a carrier code is
 * only read if it is a mobile, and not of area codes in 9: 04899912345624 is 0 48 99912-3456 and 24.
 */
const LONG_DISTANCE =
  '(?:0[ ~]?(?:[1-9]\\d[ ~]?(?=\\d\\d[ ~](?:9 )?\\d{4,5} ?\\d{4}$|[1-8]\\d9\\d{8}$))?)?'

/**
 * After an area code: a space, or at once the number: 4899912 3456, 4898 812 3456. Not before
 * other groups: 954 555 1234 is a number of another country, and 4834331 23 42 may have a digit too many.
 */
const AFTER_AREA_CODE = '(?:[ ~]|(?=\\d{3}.*\\d{3}$|9\\d? \\d{3,4} ?\\d{4}$))'

/** All notations of a number without country code, each with its stored digits. */
const NOTATIONS: readonly (readonly [RegExp, string])[] = [
  // 4004 0001. 55 is the country code before it.
  [/^(?:55[ ~]?)?(\d{4} ?\d{4})$/, '55$1'],
  // 0800 123 4567, 0303 123 4567. Requires a space after 303, because 03031234567 may be a number of
  // area code 30, which does not exist.
  [/^0?[ ~]?([358]00|303(?=[ ~]))[ ~]?(\d(?: ?\d){5,6})$/, '55$1$2'],
  // 48 99912 3456
  [new RegExp(`^${LONG_DISTANCE}([1-9]{2})${AFTER_AREA_CODE}(\\d(?: ?\\d){7,8})$`), '55$1$2'],
  // 48 8812 3456, without the first 9, which all mobiles have had since 2016. Leaves out trunked radios
  // (70, 77 to 79), which never got one (Anatel, Resolução 553/2010).
  [
    new RegExp(`^${LONG_DISTANCE}([1-9]{2})${AFTER_AREA_CODE}((?:[689]\\d|7[1-6])\\d\\d \\d{4})$`),
    '55$19$2',
  ],
]

/**
 * Returns the phone number in groups as digits with the country code.
 * @returns undefined if digits are missing or remain
 */
export function readGroups(groups: string): string | undefined {
  // A short last group (48 9912-3456 24) may not be of the number, unless all groups are short.
  if (/\d \d$|\d{3} \d\d$/.test(groups)) return undefined
  // First with 55 as the area code, which fits fewer numbers.
  return [groups, groups.replace(COUNTRY_CODE, '')]
    .flatMap((number) =>
      NOTATIONS.filter(([notation]) => notation.test(number)).map(([notation, stored]) =>
        number.replace(notation, stored).replaceAll(' ', ''),
      ),
    )
    .find(isPhone)
}
