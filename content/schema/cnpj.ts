/**
 * The two check digits of a company number: each is the weighted sum of what stands before it,
 * weights 2 to 9 from the right and again from 2, modulo 11. A character counts as its ASCII code
 * less 48, which is the digit itself for digits (IN RFB 2.229/2024, letters from July 2026 on).
 */
function checkDigit(characters: string): number {
  let sum = 0
  for (let at = characters.length - 1, weight = 2; at >= 0; at--) {
    sum += (characters.charCodeAt(at) - 48) * weight
    weight = weight === 9 ? 2 : weight + 1
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Checks a Brazilian company number, of digits only or of the alphanumeric kind. */
export function isCnpj(cnpj: string): boolean {
  const characters = cnpj.replace(/[.\-/\s]/g, '').toUpperCase()
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters)) return false
  // 000… and 111… would pass the arithmetic and are assigned to nobody.
  if (/^(.)\1{13}$/.test(characters)) return false
  const base = characters.slice(0, 12)
  const first = checkDigit(base)
  return characters.endsWith(`${first}${checkDigit(`${base}${first}`)}`)
}
