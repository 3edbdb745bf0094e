/** Compares what a text says about days and times with the opening hours. */
import { normalizeText } from '@/model/pasted/normalize-text'
import { type Opening, WEEKDAYS } from './format'

/** Matches a word about days and times after `normalizeText`. */
const DAY_OR_TIME = new RegExp(
  `^(?:${[
    '\\d+[ao]?|(?:seg|ter|qua|qui|sex|sab|dom)[a-z]*|feiras?|todos?|dias?|uteis|semana|diariamente',
    'h|hs|hrs?|horas?|min|meia|meio|noite|a|ao|o|as|aos|os|das?|de|ate|e|nos?|na|por|x|fi(?:m|ns)',
    'abert[oa]s?|abr(?:e|imos)|atend(?:e|emos|imento)|respond(?:e|emos)|trabalhamos|nosso|comercial',
    'horarios?|expediente|funciona(?:mos|mento)?',
  ].join('|')})$`,
)

const isDayOrTime = (text: string) =>
  normalizeText(text)
    .match(/[a-z]+|\d+[ao]?/g)
    ?.every((word) => DAY_OR_TIME.test(word)) ?? true

/**
 * Divides a text at its first words about something else than days and times: `feriados com hora
 * marcada` are the other words of `Seg a sex, 8h às 18h; feriados com hora marcada`.
 */
export function divideHours(text: string): { hours: string; others: string } {
  const parts = text.split(/([;|•,(]\s*|\.\s+)/)
  const start = parts.findIndex((part) => !isDayOrTime(part))
  if (start < 0) return { hours: text, others: '' }
  return {
    hours: parts.slice(0, start).join(''),
    // Removes the bracket that began before the words.
    others: parts
      .slice(start)
      .join('')
      .replace(/^([^(]*)\)$/, '$1'),
  }
}

/** The days of the week in order, by the beginning of their names after `normalizeText`. */
const DAY_BEGINNINGS = Object.values(WEEKDAYS).map((name) => normalizeText(name).slice(0, 3))

/** Words for all days after `normalizeText`. */
export const EVERY_DAY =
  '\\b(?:todos os dias(?! uteis)|todo (?:santo )?dia|diariamente|(?:7|sete|365) dias|(?:seg|dom)[a-z]* a (?:seg|dom)[a-z]*)\\b'

/** Matches words for all days, which “24/7” contains. */
const ALL_DAYS = new RegExp(`${EVERY_DAY}|\\b(24)(?: ?h\\w*)? ?[/x] ?7\\b`)

/** Checks whether a text names only days and times that the opening hours contain. */
export function repeatsHours(text: string, opening: readonly Opening[]): boolean {
  const plain = normalizeText(text)
    // Segunda is the second day of the week: 2ª.
    .replace(/\b([2-6])(?:ª|a\b)/g, (_, place) => DAY_BEGINNINGS[place - 2] ?? '')
    // Alone, 24 is the length of a day from midnight on, and after a preposition its end.
    .replace(/((?:as|ate|a|-|–) ?)?\b24\b/g, (end, before) => (before ? end : '0 24'))
    .replace(/(as?|ate|-) (?:meia-noite|00?(?!\d))/g, '$1 24')
    .replace('meio-dia', '12')
  const openDays = opening.flatMap(({ days }) => days.map((day) => normalizeText(WEEKDAYS[day])))
  const closed = DAY_BEGINNINGS.filter(
    (beginning) => !openDays.some((day) => day.startsWith(beginning)),
  )
  if (closed.some((beginning) => new RegExp(`\\b${beginning}`).test(plain))) return false
  if (closed.length > 0 && ALL_DAYS.test(plain)) return false
  const times = opening.flatMap(({ opens, closes }) => [
    opens,
    closes.replace(/23:59|00:00/, '24:00'),
  ])
  return [...plain.replace(ALL_DAYS, '$1').matchAll(/(\d{1,2})(?: ?[h:] ?([0-5]\d))?/g)].every(
    ([, hour = '', minute = '00']) => times.includes(`${hour.padStart(2, '0')}:${minute}`),
  )
}
