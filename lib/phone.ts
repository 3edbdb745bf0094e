/** Brazilian mobile in full: 55, a two-digit area code without zeros, then 9 and eight digits. */
const BRAZILIAN_MOBILE = /^55[1-9][1-9]9\d{8}$/

export function isBrazilianMobile(digits: string): boolean {
  return BRAZILIAN_MOBILE.test(digits)
}

/** The number as people in Brazil read it: `5548912345678` → `(48) 91234-5678`. */
export function displayPhone(digits: string): string {
  return digits.replace(/^55(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3')
}
