import { AREA_CODES } from '@/model/brazil/states'

/** The stored forms: digits with the country code. */
const STORED_PHONES: readonly RegExp[] = [
  // A mobile or a landline.
  new RegExp(`^55(?:${AREA_CODES.join('|')})(?:9\\d{8}|[2-5]\\d{7})$`),
  // 0800 123 4567, 0303 123 4567
  /^55(?:[3589]00\d{6,7}|303\d{7})$/,
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
  isPhone(digits) || /^(?:1\d{2,4}|[2-5]\d{7}|9\d{8})$/.test(digits)

/**
 * The notations of a number without country code and first 0. The texts are from `digitGroups`: a space
 * separates two groups of digits, and `~` stands for words between them.
 */
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
export function readGroups(groups: string): string | undefined {
  const national = groups.replace(/^0[ ~]?/, '')
  return [
    ...NATIONAL.map((notation) => notation.exec(national)),
    ...LONG_DISTANCE.map((notation) => notation.exec(groups)),
  ]
    .flatMap((match) => match?.slice(1).join('') ?? [])
    .map((number) => `55${withFirstNine(number).replaceAll(' ', '')}`)
    .find(isPhone)
}
