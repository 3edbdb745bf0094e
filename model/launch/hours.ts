import { normalizeText } from '@/model/format/normalize-text'
import type { Company } from '@/model/schema'
import type { LaunchItem } from './launch-item'

type Hours = NonNullable<Company['hours']>
type Day = Hours['opening'][number]['days'][number]

/** Days from Monday on, each with a pattern for its Portuguese name after `normalizeText`. */
const DAYS: readonly [day: Day, pattern: string][] = [
  ['Monday', 'seg(?:unda)?'],
  ['Tuesday', 'ter(?:ca)?'],
  ['Wednesday', 'qua(?:rta)?'],
  ['Thursday', 'qui(?:nta)?'],
  ['Friday', 'sex(?:ta)?'],
  ['Saturday', 'sab(?:ado)?'],
  ['Sunday', 'dom(?:ingo)?'],
]

const ANY_DAY = `\\b(?:${DAYS.map(([, pattern]) => pattern).join('|')})s?\\b(?:[- ]feiras?)?`
const DAY_OR_RANGE = new RegExp(`(${ANY_DAY})(?: ?(a|as|ate|-|/) ?(?:a )?(${ANY_DAY}))?`, 'g')

/** Phrases that name several days, with the indexes of the first and last day in `DAYS`. */
const DAY_GROUPS: readonly [RegExp, from: number, to: number][] = [
  [/\btodos os dias\b|\btodo dia\b|\bdiariamente\b|\b7 dias\b/, 0, 6],
  [/\bdias uteis\b/, 0, 4],
  [/\bfi(?:m|ns) de semana\b/, 5, 6],
]

const dayIndexOf = (word: string) =>
  DAYS.findIndex(([, pattern]) => new RegExp(`^${pattern}`).test(word))

/** Returns the indexes from one day to another. A range may include Sunday: Saturday to Monday. */
const dayRange = (from: number, to: number) =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)

/** Returns the indexes of the days that a text names. */
function daysIn(text: string): number[] {
  const groups = DAY_GROUPS.flatMap(([words, from, to]) =>
    words.test(text) ? dayRange(from, to) : [],
  )
  const named = [...text.matchAll(DAY_OR_RANGE)].flatMap(([, from = '', separator, to]) => {
    const first = dayIndexOf(from)
    if (to === undefined) return first
    // “Seg/Sex” is a range, but “Ter/Qui” and “Seg/Qua/Sex” are lists.
    const isList = separator === '/' && !(first === 0 && dayIndexOf(to) >= 4)
    if (isList) return [first, dayIndexOf(to)]
    // “Domingo a domingo” is the whole week.
    return dayIndexOf(to) === first ? dayRange(0, 6) : dayRange(first, dayIndexOf(to))
  })
  return [...groups, ...named]
}

/** Matches words that give some days other hours, or none, which only a person can judge. */
const EXCEPTIONS =
  /\b(?:sob|inclusive|tambem|so|somente|apenas|hora marcada|fecham(?:os)?|sem atendimento)\b|\bferiados?:? fechad/

/**
 * Returns the opening days in a text. Returns none for a text that names no day, or one with
 * `EXCEPTIONS`.
 */
function openDays(text: string): Set<number> {
  if (EXCEPTIONS.test(text)) return new Set()
  // In a range like “seg. a sex.”, the full stop of the first day does not end the clause.
  const clauses = text.replace(/\.(?= (?:a|ate|-) )/g, '').split(/[;,.]/)
  const isClosed = (clause: string) => /\bfechad|\bnao\b/.test(clause)
  const [, excepted = ''] = /\b(?:exceto|menos|salvo)\b([^;,.:]*)/.exec(text) ?? []
  const closed = [excepted, ...clauses.filter(isClosed)].flatMap(daysIn)
  const open = clauses.filter((clause) => !isClosed(clause)).flatMap(daysIn)
  const named =
    open.every((day) => closed.includes(day)) && closed.length > 0 ? dayRange(0, 6) : open
  return new Set(named.filter((day) => !closed.includes(day)))
}

const MIDNIGHT = '00:00'

/**
 * Returns a time as `08:30`. Midnight has one form, because `00:00`, `24:00` and `23:59` all start
 * or end a full day.
 */
function timeOf(hour = '', minute = '00'): string {
  const time = `${hour.padStart(2, '0')}:${minute}`
  return time === '24:00' || time === '23:59' ? MIDNIGHT : time
}

const ALL_DAY = /(?<!\b(?:as|ate) )\b24 ?h(?:s|rs?|oras)?\b|\bdia e noite\b/
/** Matches `8h`, `8h30`, `08:30`, and the `8` of `das 8 às 18 h`. */
const TIME = /\b(\d{1,2})(?: ?h(?!oras)(\d{2})?|:(\d{2})|(?= (?:as|a|ate) \d{1,2} ?h))/g

/**
 * Returns the times that a text names. Returns none for a text that only a person can judge: with
 * both “24 h” and other times, because each belongs to some days only, or with other numbers.
 */
function timesIn(text: string): Set<string> {
  const isAllDay = ALL_DAY.test(text)
  const rest = text.replace(ALL_DAY, '').replace(/\b7 dias\b/, '')
  if (/\d/.test(rest.replace(TIME, ''))) return new Set()
  const times = [...rest.matchAll(TIME)].map(([, hour, after, minute = after]) =>
    timeOf(hour, minute),
  )
  if (/\bmeio[- ]dia\b/.test(text)) times.push('12:00')
  if (/\bmeia[- ]noite\b/.test(text)) times.push(MIDNIGHT)
  if (isAllDay) return new Set(times.length > 0 ? [] : [MIDNIGHT])
  return new Set(times)
}

/** Matches how soon the company responds, which is no opening hour. */
const RESPONSE_TIME = /\bem ate \d+ ?(?:h(?:s|rs?|oras?)?(?: ?\d{2})?|min(?:utos?)?)\b/g

/**
 * Checks whether a text names both standby hours (“plantão”) and others, because only a person can
 * judge which of them search engines should show.
 */
function hasStandbyAndOthers(text: string): boolean {
  const times = text.replace(ALL_DAY, '').match(TIME)?.length ?? 0
  return /\bplantao\b/.test(text) && times > (ALL_DAY.test(text) ? 0 : 2)
}

/** Checks whether a text names the same values as the hours for search engines, or names none. */
const namesSameOrNone = <Value>(named: Set<Value>, given: Set<Value>) =>
  named.size === 0 || (named.size === given.size && [...named].every((value) => given.has(value)))

/**
 * Compares the opening hours that visitors read with those for search engines.
 * @returns a recommendation if the text names other days or times; otherwise an empty list
 */
export function hoursItems({ text, opening }: Hours): LaunchItem[] {
  if (opening.length === 0) return []
  const normalized = normalizeText(text).replace(RESPONSE_TIME, '')
  if (hasStandbyAndOthers(normalized)) return []
  const days = opening.flatMap((hours) =>
    hours.days.map((day) => DAYS.findIndex(([dayName]) => dayName === day)),
  )
  const times = opening.flatMap(({ opens, closes }) =>
    [opens, closes].map((time) => timeOf(...time.split(':', 2))),
  )
  const differ = [
    ...(namesSameOrNone(openDays(normalized), new Set(days)) ? [] : ['os dias']),
    ...(namesSameOrNone(timesIn(normalized), new Set(times)) ? [] : ['as horas']),
  ]
  if (differ.length === 0) return []
  return [
    {
      blocks: false,
      path: ['company', 'hours', 'text'],
      finding: `${differ.join(' e ')} de “${text}” não são os do horário para os buscadores`,
      reason:
        'o site mostra o texto, e o Google mostra o outro; quem confia no errado encontra a porta fechada',
      remedy: 'escreva o mesmo horário nos dois',
    },
  ]
}
