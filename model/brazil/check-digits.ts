/**
 * Checks whether a number ends with its two check digits: each is the weighted sum of all characters
 * before it, modulo 11. Weights run from 2 to `maxWeight` from the right, then start again at 2. A
 * character counts as its ASCII code minus 48, which only matters for the letters of a CNPJ (IN RFB
 * 2.229/2024 for a CNPJ, 2.172/2024 for a CPF). Own code, because packages refuse or drop the letters
 * (findings/cnpj-letters.sh).
 * @param characters letters and digits without signs
 * @param maxWeight 9 for a CNPJ, 11 for a CPF
 */
export function hasCheckDigits(characters: string, maxWeight: number): boolean {
  // Rejects 000…, 111… and so on: their check digits are right, but nobody has them.
  if (/^(.)\1*$/.test(characters)) return false
  return [2, 1].every((place) => {
    const before = [...characters.slice(0, -place)].reverse()
    const weighted = before.map(
      (character, index) => (character.charCodeAt(0) - 48) * (2 + (index % (maxWeight - 1))),
    )
    const rest = weighted.reduce((sum, value) => sum + value, 0) % 11
    return characters.charAt(characters.length - place) === `${rest < 2 ? 0 : 11 - rest}`
  })
}
