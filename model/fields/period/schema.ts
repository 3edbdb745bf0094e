import { toKeyboardText } from '@/model/format/normalize-text'

/** Abbreviations of units, each with the unit in singular and plural. */
const UNITS: ReadonlyMap<string, readonly [one: string, more: string]> = new Map(
  [
    ['min|mins|minuto|minutos', 'minuto', 'minutos'],
    ['h|hs|hr|hrs|hora|horas', 'hora', 'horas'],
    ['d|dia|dias', 'dia', 'dias'],
    ['mes|mês|meses', 'mês', 'meses'],
    ['a|ano|anos', 'ano', 'anos'],
  ].flatMap(([words = '', one = '', more = '']) =>
    words.split('|').map((word) => [word, [one, more]] as const),
  ),
)

/** Converts `2h`, `até 2 Horas` and `02 hs` to `2 horas`. */
export function normalizePeriod(typed: string): string {
  const keyboardText = toKeyboardText(typed).toLowerCase()
  const [, digits = '', word = ''] =
    /^(?:(?:em )?até )?0*([1-9]\d*) ?(\p{L}+)\.?$/u.exec(keyboardText) ?? []
  const unit = UNITS.get(word)
  if (!unit) return keyboardText
  const [one, more] = unit
  return `${digits} ${digits === '1' ? one : more}`
}
