import { parsedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/format/normalize-text'

/** Converts `88828000` and `88.828-000` to `88828-000`. */
export function parsePostalCode(typed: string): string | undefined {
  const digits = toKeyboardText(typed).replace(/\D/g, '')
  return digits.length === 8 ? digits.replace(/^.{5}/, '$&-') : undefined
}

/** Returns the schema of a postal code (CEP). */
export const postalCode = (title: string, example: string) =>
  parsedText(title, parsePostalCode, 'não é um CEP', example).meta({
    field: { kind: 'postal-code' },
  })
