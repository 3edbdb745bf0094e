/**
 * Checks a person's number (CPF) by its check digits: each is the weighted sum of the digits before
 * it, with weights from 2 on from the right, times 10, modulo 11 (IN RFB 2.172/2024).
 * @param digits eleven digits without signs
 */
export function isCpf(digits: string): boolean {
  // Rejects 000…, 111… and so on: their check digits are right, but no person has them.
  if (!/^\d{11}$/.test(digits) || /^(.)\1{10}$/.test(digits)) return false
  return [9, 10].every((length) => {
    const before = [...digits.slice(0, length)].reverse().map(Number)
    const sum = before.reduce((total, digit, index) => total + digit * (index + 2), 0)
    return Number(digits[length]) === ((sum * 10) % 11) % 10
  })
}
