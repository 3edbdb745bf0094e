import { parsedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/pasted/normalize-text'

/** Matches a company number at each position of a text, its parts separated by signs or spaces. */
const CNPJ_IN_TEXT =
  /(?:^|[^0-9A-Z])(?=([0-9A-Z]{2}[ .]*[0-9A-Z]{3}[ .]*[0-9A-Z]{3}[ ./]*[0-9A-Z]{4}[ -]*\d\d)(?![0-9A-Z]))/g

const lettersAndDigits = (text: string) => text.replace(/[^0-9A-Z]/g, '')

/**
 * Computes the next check digit of a company number: the weighted sum of all characters before it,
 * modulo 11. Weights run from 2 to 9 from the right, then start again at 2. A character counts as
 * its ASCII code minus 48 (IN RFB 2.229/2024, letters from July 2026 on). Own code, because packages
 * refuse or drop the letters (findings/cnpj-letters.sh).
 */
function checkDigit(characters: string): number {
  const values = [...characters].reverse().map((character) => character.charCodeAt(0) - 48)
  const rest = values.reduce((sum, value, index) => sum + value * (2 + (index % 8)), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/**
 * Checks a company number, numeric or alphanumeric, by its check digits.
 * @param characters letters and digits without signs
 */
function isCnpj(characters: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters)) return false
  // Rejects 000…, 111… and so on: their check digits are right, but no company has them.
  if (/^(.)\1{13}$/.test(characters)) return false
  const base = characters.slice(0, 12)
  const first = checkDigit(base)
  return characters.endsWith(`${first}${checkDigit(`${base}${first}`)}`)
}

/**
 * Extracts the 14 letters and digits of a company number (CNPJ) from what was typed, such as
 * `CNPJ nº 11.222.333/0001-81 (matriz)`.
 */
export function parseCnpj(typed: string): string | undefined {
  // Replaces the sign of “nº” first, because `toKeyboardText` makes it a letter.
  const text = toKeyboardText(typed.replace(/[º°]/g, ' ')).toUpperCase()
  const characters = lettersAndDigits(text)
  const typedNumber = characters.length > 14 ? characters.replace(/^CNPJ/, '') : characters
  if (isCnpj(typedNumber)) return typedNumber
  const found = [...text.matchAll(CNPJ_IN_TEXT)].map(([, number = '']) => lettersAndDigits(number))
  return found.find(isCnpj)
}

/** Returns the schema of a company number (CNPJ). */
export const cnpj = (title: string, example: string) =>
  parsedText(
    'cnpj',
    title,
    parseCnpj,
    'não é um CNPJ: falta ou sobra um número, ou um deles está trocado',
    example,
  )
