import { toKeyboardText } from '@/model/texts/clean-text'
import { parsedText } from './parsed-text'

/** Units by their singular, each with its plural and a pattern for all its notations. */
const UNITS = {
  minuto: ['minutos', /^min(?:s|utos?)?$/],
  hora: ['horas', /^h(?:s|rs?|oras?)?$/],
  dia: ['dias', /^d(?:ias?)?$/],
  mês: ['meses', /^m(?:e|ê)s(?:es)?$/],
  ano: ['anos', /^a(?:nos?)?$/],
} as const

type Unit = keyof typeof UNITS

/** Converts `2h`, `até 2 Horas` and `02 hs` to `2 horas`, if `units` contains the unit. */
export function parsePeriod(typed: string, units: readonly Unit[]): string | undefined {
  const [, digits, word = ''] =
    /^(?:(?:em )?até )?0*([1-9]\d{0,2}) ?(\p{L}+)\.?$/u.exec(toKeyboardText(typed).toLowerCase()) ??
    []
  const unit = units.find((name) => UNITS[name][1].test(word))
  return unit && digits && `${digits} ${digits === '1' ? unit : UNITS[unit][0]}`
}

/**
 * Returns the schema of a period, stored as `2 horas`.
 * @param error Portuguese message, such as “não é um prazo em dias”
 */
export const period = (title: string, example: string, units: readonly Unit[], error: string) =>
  parsedText('code', (typed) => parsePeriod(typed, units), error)(title, example)
