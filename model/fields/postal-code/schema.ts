import { convertedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/format/normalize-text'

/** Converts `88828000` and `88.828-000` to `88828-000`. */
export const normalizePostalCode = (typed: string): string =>
  toKeyboardText(typed)
    .replace(/\D/g, '')
    .replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** Returns the schema of a postal code (CEP). */
export const postalCode = (title: string, example: string) =>
  convertedText(
    title,
    normalizePostalCode,
    (value) => /^\d{5}-\d{3}$/.test(value),
    'não é um CEP',
    example,
  ).meta({ kind: 'postal-code' })
