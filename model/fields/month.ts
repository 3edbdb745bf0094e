import { toKeyboardText } from '@/model/texts/clean-text'
import { normalizeText } from '@/model/values/normalize-text'
import { parsedText } from './parsed-text'

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

const DAY_OF_MONTH = '(?:0?[1-9]|[12]\\d|3[01])'

/**
 * Matches a month and year, after an optional day: `20/11/2026`, `nov/26` and `1º de novembro de 2026`.
 * Leaves out what may be a day and month, such as `05/11` and `mai 20`, and a year such as `99`.
 */
const MONTH_AND_YEAR = new RegExp(
  `^(?!\\d+\\D+(?:0\\d|1[0-2])$)(?:${DAY_OF_MONTH}(?:[/.-]|o? de ))?(\\d{1,2}|[a-z]{3,9})\\.?(?:(?: de |[/. -])20(?=\\d\\d$)|(?: de |[/.-])(?=[0-4]\\d$))(\\d{2})$`,
)

/** Returns the number of a month, from its name or the beginning of it: 11 for `nov`. */
export const monthNumber = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex((month) => normalizeText(month).startsWith(name)) + 1

/** Converts `nov/26`, `11/2026` and `20/11/2026` to `novembro de 2026`. */
export function parseMonth(typed: string): string | undefined {
  const plain = normalizeText(toKeyboardText(typed))
  const [, name = '', year] = MONTH_AND_YEAR.exec(plain) ?? []
  const found = MONTHS[(Number(name) || monthNumber(name)) - 1]
  return found && `${found} de 20${year}`
}

/** Returns the schema of a month of a year, stored as `novembro de 2026`. */
export const month = parsedText('code', parseMonth, 'não é um mês com o ano')
