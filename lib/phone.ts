/**
 * The number as people in Brazil read it: `5548912345678` → `(48) 91234-5678`, and a landline's
 * `554834345678` → `(48) 3434-5678`.
 */
export function displayPhone(digits: string): string {
  return digits.replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}
