import { convertedText } from '@/model/fields/code/schema'
import { normalizeText, toKeyboardText } from '@/model/format/normalize-text'

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

/** Matches a month and year, after an optional day: `20/11/2026`, `nov/26` and `novembro de 2026`. */
const MONTH_FIRST = /^(?:\d{1,2}[/.-])?(\d{1,2}|[a-z]{3,9})\.?(?: de |[/. -])(\d{4}|\d{2})$/

/** Matches a year and month, before an optional day: `2026-11` and `2026/11/20`. */
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})(?:[/.-]\d{1,2})?$/

/** Matches the stored form. */
const MONTH_OF_YEAR = new RegExp(`^(?:${MONTHS.join('|')}) de 20\\d{2}$`)

/** Converts `nov/26`, `11/2026`, `20/11/2026` and `2026-11` to `novembro de 2026`. */
export function normalizeMonth(typed: string): string {
  const plain = normalizeText(toKeyboardText(typed))
  const [, name = '', endYear = ''] = MONTH_FIRST.exec(plain) ?? []
  const [, startYear = endYear, digits = name] = YEAR_FIRST.exec(plain) ?? []
  const found =
    MONTHS[Number(digits) - 1] ??
    MONTHS.find((month) => digits.length >= 3 && normalizeText(month).startsWith(digits))
  return found === undefined ? toKeyboardText(typed) : `${found} de ${startYear.padStart(4, '20')}`
}

/** Returns the schema of a month of a year, stored as `novembro de 2026`. */
export const month = (title: string, example: string) =>
  convertedText(
    title,
    normalizeMonth,
    (value) => MONTH_OF_YEAR.test(value),
    'não é um mês com o ano',
    example,
  )
