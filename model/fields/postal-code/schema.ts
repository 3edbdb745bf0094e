import { parsedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/format/normalize-text'

/** Matches eight digits in a row, and no others. */
const POSTAL_CODE = /^\D*(\d(?:[ .-]*\d){7})\D*$/

/** Converts `88828000` and `CEP 88.828-000` to `88828-000`. */
export function parsePostalCode(typed: string): string | undefined {
  const [, digits] = POSTAL_CODE.exec(toKeyboardText(typed)) ?? []
  return digits?.replace(/\D/g, '').replace(/^.{5}/, '$&-')
}

/** Returns the schema of a postal code (CEP). */
export const postalCode = (title: string, example: string) =>
  parsedText(title, parsePostalCode, 'não é um CEP', example).meta({ kind: 'postal-code' })
