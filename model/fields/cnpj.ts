import { hasCheckDigits } from '@/model/brazil/check-digits'
import { toKeyboardText } from '@/model/texts/clean-text'
import { formatAroundMarkers } from '@/model/values/text-markers'
import { parsedText } from './parsed-text'

/** Matches a company number at each position of a text, its parts separated by signs or spaces. */
const CNPJ_IN_TEXT =
  /(?:^|CNPJ|[^0-9A-Z])(?=([0-9A-Z]{2}\W{0,3}[0-9A-Z]{3}\W{0,3}[0-9A-Z]{3}\W{0,3}[0-9A-Z]{4}\W{0,3}\d\d)(?![0-9A-Z]))/g

/**
 * Extracts the 14 letters and digits of a company number (CNPJ) from what was typed, such as
 * `CNPJ nº 11.222.333/0001-81 (matriz)`.
 * @returns undefined also for two numbers, of which one may be mistyped
 */
export function parseCnpj(typed: string): string | undefined {
  // Replaces the sign of “nº” first, because `toKeyboardText` makes it a letter.
  const text = toKeyboardText(typed.replace(/[º°]/g, ' ')).toUpperCase()
  const found = [...text.matchAll(CNPJ_IN_TEXT)].map(([, number = '']) => number.replace(/\W/g, ''))
  const valid = found.find((characters) => hasCheckDigits(characters, 9))
  // A second number ends in six digits, and words before a number do not: `PRAIA SUL LTDA 11`.
  return found.some((other) => other !== valid && /\d{6}$/.test(other)) ? undefined : valid
}

/**
 * Formats a company number (CNPJ): `11222333000181` becomes `11.222.333/0001-81`.
 * Leaves any other text as it is, which the preview shows while the owner types.
 * @param cnpj letters and digits, as stored by the schema, with or without markers
 */
export const formatCnpj = (cnpj: string): string =>
  formatAroundMarkers(cnpj, (plain) =>
    plain.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5'),
  )

/** Returns the schema of a company number (CNPJ). */
export const cnpj = parsedText(
  'cnpj',
  parseCnpj,
  'não é um CNPJ: falta ou sobra um número, ou um deles está trocado',
  { inputAttributes: { inputMode: 'numeric' } },
)
