import { toKeyboardText } from '@/model/format/normalize-text'

/*
 * Converts times, days, prices and periods from the notations that people type to the one that the
 * site uses. Other text keeps its words, so that the schema rejects it.
 */

/**
 * Converts `8h30`, `8:30` and `08h30min` to `08:30`, and `8 h` and `8` to `08:00`.
 * @param midnight the time to return for `24:00`
 */
export function normalizeTime(typed: string, midnight: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?: ?(?:[h:.]|hs|hrs?|horas?) ?(?:(\d{2}) ?(?:hs?|m|min|minutos)?(?::00)?)?)?$/i.exec(
      keyboardText,
    ) ?? []
  if (hour === '') return keyboardText
  const time = `${hour.padStart(2, '0')}:${minute}`
  return time === '24:00' ? midnight : time
}

/**
 * Converts `20/11/2026`, `20.11.26` and `2026/11/20` to `2026-11-20`. The year may also be `0026`,
 * because the date field of a browser stores a typed 26 like this.
 */
export function normalizeDay(typed: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(keyboardText) ?? []
  const date =
    year === ''
      ? keyboardText.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3')
      : [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return date.replace(/^00(?=\d\d-\d\d-\d\d$)/, '20')
}

/** Converts `R$1500,00`, `a partir de 1.500 reais` and `1500` to `R$ 1.500`. */
export function normalizePrice(typed: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, whole = '', cents] =
    /^(?:a partir de:? ?)?(?:R ?\$:? ?)?([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d*)(?:,(\d{2}))?(?: ?reais)?\.?$/i.exec(
      keyboardText,
    ) ?? []
  if (whole === '') return keyboardText
  const grouped = whole.replaceAll('.', '').replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${grouped}${cents && cents !== '00' ? `,${cents}` : ''}`
}

/** Abbreviations of units, each with the unit in singular and plural. */
const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = Object.fromEntries(
  [
    ['min|mins|minuto|minutos', 'minuto', 'minutos'],
    ['h|hs|hr|hrs|hora|horas', 'hora', 'horas'],
    ['d|dia|dias', 'dia', 'dias'],
    ['mes|mês|meses', 'mês', 'meses'],
    ['a|ano|anos', 'ano', 'anos'],
  ].flatMap(([words = '', one = '', more = '']) =>
    words.split('|').map((word) => [word, [one, more]]),
  ),
)

/** Converts `2h`, `até 2 Horas` and `02 hs` to `2 horas`. */
export function normalizePeriod(typed: string): string {
  const keyboardText = toKeyboardText(typed).toLowerCase()
  const [, digits = '', word = ''] =
    /^(?:(?:em )?até )?0*([1-9]\d*) ?(\p{L}+)\.?$/u.exec(keyboardText) ?? []
  const unit = Object.hasOwn(UNITS, word) && UNITS[word]
  if (!unit) return keyboardText
  const [one, more] = unit
  return `${digits} ${digits === '1' ? one : more}`
}

/**
 * Matches a number with a decimal comma or point, or degrees, minutes and seconds, with a sign or a
 * compass letter.
 */
const NUMBER =
  /^([NSLEOW])? ?([+-])? ?(\d+(?:[.,]\d+)?) ?[°%]?(?: ?(\d+(?:[.,]\d+)?) ?'(?: ?(\d+(?:[.,]\d+)?) ?(?:''|"))?)? ?([NSLEOW])?$/

/**
 * Parses a number or a map coordinate: `-28,7132`, `−28.7132°`, `28,7132 S` and `28°42'47.5"S`.
 * @returns undefined if the text is not exactly one number
 */
export function parseNumber(typed: string): number | undefined {
  const keyboardText = toKeyboardText(
    typed.replace(/[º˚]/g, '°').replace(/[″“”]/g, '"'),
  ).toUpperCase()
  const [all, before, sign, ...parts] = NUMBER.exec(keyboardText) ?? []
  if (all === undefined) return undefined
  const after = parts.pop()
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part = '0') =>
    Number(part.replace(',', '.')),
  )
  const size = degrees + minutes / 60 + seconds / 3600
  const isNegative = sign === '-' || /[SOW]/.test([before, after].join(''))
  return Number(((isNegative ? -1 : 1) * size).toFixed(6))
}
