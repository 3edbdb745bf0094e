import { formText } from '@/content/normalize-text'

/** Brings a company number into its 14 letters and digits, without the dots, dashes and words around them. */
export function cnpjCharacters(typed: string): string {
  const characters = formText(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return characters.length > 14 ? characters.replace(/^CNPJ/, '') : characters
}

/**
 * The two check digits of a company number: each is the weighted sum of what stands before it,
 * weights 2 to 9 from the right and again from 2, modulo 11. A character counts as its ASCII code
 * less 48, which is the digit itself for digits (IN RFB 2.229/2024, letters from July 2026 on).
 */
function checkDigit(characters: string): number {
  const values = [...characters].reverse().map((character) => character.charCodeAt(0) - 48)
  const rest = values.reduce((sum, value, at) => sum + value * (2 + (at % 8)), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Checks a Brazilian company number, of digits only or of the alphanumeric kind, as `cnpjCharacters` gives it. */
export function isCnpj(characters: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters)) return false
  // 000… and 111… would pass the arithmetic and are assigned to nobody.
  if (/^(.)\1{13}$/.test(characters)) return false
  const base = characters.slice(0, 12)
  const first = checkDigit(base)
  return characters.endsWith(`${first}${checkDigit(`${base}${first}`)}`)
}
