import { toKeyboardText } from '@/model/texts/clean-text'
import { parsedText } from './parsed-text'

/**
 * Matches the eight digits of a postal code with words around them. Excludes two groups of four,
 * which are a telephone number, and other digits, such as the number of a house.
 */
const POSTAL_CODE = /^\D*(?!\d{4}[ .-]\d{4})(\d ?\d[ .-]*\d ?\d ?\d)[ ./_-]*(\d ?\d ?\d)\D*$/

/** Converts `88828000`, `88.828-000` and `CEP 88828-000` to `88828-000`. */
export function parsePostalCode(typed: string): string | undefined {
  const [, region, place] = POSTAL_CODE.exec(toKeyboardText(typed)) ?? []
  return region && place && `${region.replace(/\D/g, '')}-${place.replaceAll(' ', '')}`
}

/** Returns the schema of a postal code (CEP). */
export const postalCode = parsedText('code', parsePostalCode, 'não é um CEP', {
  inputAttributes: { inputMode: 'numeric' },
})
