import { toKeyboardText } from '@/model/pasted/clean-text'
import { normalizeText } from '@/model/values/normalize-text'
import { parsedText } from './parsed-text'

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'

/**
 * Matches a month and year, after an optional day: `20/11/2026`, `nov/26` and `novembro de 2026`. Leaves
 * out two numbers that may be a day and month, such as `05/11`, and a year such as `99`.
 */
const MONTH_AND_YEAR = new RegExp(
  `^(?!\\d+\\D+(?:0\\d|1[0-2])$)(?:${DAY}[/.-])?(\\d{1,2}|[a-z]{3,9})\\.?(?: de |[/. -])(?:20(?=\\d\\d$)|(?=[0-4]\\d$))(\\d{2})$`,
)

/** Converts `nov/26`, `11/2026` and `20/11/2026` to `novembro de 2026`. */
export function parseMonth(typed: string): string | undefined {
  const plain = normalizeText(toKeyboardText(typed))
  const [, name = '', year] = MONTH_AND_YEAR.exec(plain) ?? []
  const found =
    MONTHS[Number(name) - 1] ??
    MONTHS.find((month) => name.length >= 3 && normalizeText(month).startsWith(name))
  return found && `${found} de 20${year}`
}

/** Returns the schema of a month of a year, stored as `novembro de 2026`. */
export const month = parsedText('code', parseMonth, 'não é um mês com o ano')
