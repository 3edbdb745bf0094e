/**
 * Returns a number as people in Brazil read it: `(48) 91234-5678`, `0800 123 4567`, `4004-1234` and `192`.
 * @param digits as the schema gives them (content/schema/contact.ts)
 */
export function displayPhone(digits: string): string {
  return digits
    .replace(/^55([3589]00|303)(\d{2,3})(\d{4})$/, '0$1 $2 $3')
    .replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(?:55)?(\d{4,5})(\d{4})$/, '$1-$2')
}

/** Returns the address that dials a number. Short numbers, 0800 and the like have no form with the code of the country. */
export function dialUrl(digits: string): string {
  const display = displayPhone(digits)
  return display.startsWith('(') ? `tel:+${digits}` : `tel:${display.replace(/\D/g, '')}`
}
