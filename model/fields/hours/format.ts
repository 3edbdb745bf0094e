/** Formats opening hours in Portuguese, and finds those that overlap. */

import { lastOf } from '@/model/values/last-of'
import { formatAroundMarkers, withoutMarkers } from '@/model/values/text-markers'
import { joinWords, upperFirstLetter } from '@/model/values/words'

/** Days of the week in order, each with the name that the owner reads. */
export const WEEKDAYS = {
  Monday: 'Segunda',
  Tuesday: 'Terça',
  Wednesday: 'Quarta',
  Thursday: 'Quinta',
  Friday: 'Sexta',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
} as const

type Weekday = keyof typeof WEEKDAYS

/** The same span of time on some days. A span that closes before it opens ends on the next day. */
export type Opening = { days: readonly Weekday[]; opens: string; closes: string }

type Hours = { opening: readonly Opening[]; note?: string }

/** A span of one day, in minutes from its midnight. */
type Span = { start: number; end: number }

const DAYS = Object.keys(WEEKDAYS) as Weekday[]
const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = DAYS.length * DAY_MINUTES

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

function spanOf({ opens, closes }: Opening): Span {
  const start = minutesOf(opens)
  // 23:59 is the end of the day, because search engines know no 24:00.
  const end = closes === '23:59' ? DAY_MINUTES : minutesOf(closes)
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

/** Returns the spans of a day in order. Joins spans without a pause between them. */
function spansOn(day: Weekday, opening: readonly Opening[]): Span[] {
  const joined: Span[] = []
  const spans = opening.filter(({ days }) => days.includes(day)).map(spanOf)
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const last = lastOf(joined)
    if (last?.end === span.start) last.end = span.end
    else joined.push(span)
  }
  return joined
}

/** Returns a time after its preposition: `às 8h`, `à 1h30`, `à meia-noite`. */
function timeAfter(preposition: string, minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = minutes % 60
  const isSingular = hour < 2
  const time =
    hour + minute === 0
      ? 'meia-noite'
      : `${hour}h${minute === 0 ? '' : String(minute).padStart(2, '0')}`
  return `${preposition}${isSingular ? '' : 's'} ${time}`
}

/** Returns `das 8h às 18h`, or `24 horas` for a complete day. */
const spanWords = ({ start, end }: Span): string =>
  end - start === DAY_MINUTES && start === 0
    ? '24 horas'
    : `${timeAfter('da', start)} ${timeAfter('à', end)}`

const nameOf = (day: Weekday) => WEEKDAYS[day].toLowerCase()

/** Returns a day with its preposition: `às segundas`, `aos sábados`. */
const dayInSentence = (day: Weekday) =>
  `${nameOf(day).endsWith('a') ? 'às' : 'aos'} ${nameOf(day)}s`

/**
 * Returns the names of days: `segunda a quarta e sábado`.
 * @param inSentence whether prepositions precede them: `de segunda a quarta e aos sábados`
 */
function dayWords(days: readonly Weekday[], inSentence: boolean): string {
  if (days.length === DAYS.length) return 'todos os dias'
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.find(
      (other) => DAYS.indexOf(day) - DAYS.indexOf(other[0] ?? day) === other.length,
    )
    if (run) run.push(day)
    else runs.push([day])
  }
  return joinWords(
    runs.flatMap((run) => {
      const [first, second, third] = run
      const last = lastOf(run)
      return first && second && third && last
        ? `${inSentence ? 'de ' : ''}${nameOf(first)} a ${nameOf(last)}`
        : run.map(inSentence ? dayInSentence : nameOf)
    }),
  )
}

/** Returns the days and times in lower case, days with the same times together. */
function openingWords(opening: readonly Opening[], inSentence: boolean): string {
  if (isAlwaysOpen(opening)) return 'todos os dias, 24 horas'
  const groups = new Map<string, Weekday[]>()
  for (const day of DAYS) {
    const words = joinWords(spansOn(day, opening).map(spanWords))
    if (words !== '') groups.set(words, [...(groups.get(words) ?? []), day])
  }
  return [...groups].map(([words, days]) => `${dayWords(days, inSentence)}, ${words}`).join('; ')
}

/** Matches a first word that has a capital only because it begins the note. Others may be names. */
const WORD_OF_HOURS = new RegExp(
  `^(?:(?:${Object.values(WEEKDAYS).join('|')}|Feriado)s?|Tod[ao]s|Aos|Às|Das|De|Só|Diariamente)(?!\\p{L})`,
  'u',
)

/** Returns a note for the middle of a sentence, without its final signs: the sentence has its own. */
const insideSentence = (note: string) =>
  note.replace(WORD_OF_HOURS, (word) => word.toLocaleLowerCase('pt-BR')).replace(/[\s.;,!]+$/, '')

/**
 * Returns the opening hours for a sentence, in which the note has no place: `de segunda a sexta,
 * das 8h às 18h`. Returns the note if there are no days.
 * @param isStart whether the hours begin the sentence
 */
export function hoursInSentence({ opening, note = '' }: Hours, isStart: boolean): string {
  const times = opening.map(({ opens, closes }) => opens + closes).join('')
  const plain = opening.map((entry) => ({
    ...entry,
    opens: withoutMarkers(entry.opens),
    closes: withoutMarkers(entry.closes),
  }))
  const words = openingWords(plain, !isStart)
  return formatAroundMarkers(words ? times : note, (plainNote) => {
    const text = words || insideSentence(plainNote)
    return isStart ? upperFirstLetter(text) : text
  })
}

/** Returns the days and times as the pages show them: `Segunda a sexta, das 8h às 18h`. */
export const openingText = (opening: readonly Opening[]): string =>
  hoursInSentence({ opening }, true)

/** Returns the days and times before the owner's note as typed: `Todos os dias, 24 horas. Exceto no Natal`. */
export const hoursText = ({ opening, note = '' }: Hours = { opening: [] }): string =>
  [openingText(opening), note].filter(Boolean).join('. ')

/** Checks whether the hours, which do not overlap, include each minute of the week. */
export const isAlwaysOpen = (opening: readonly Opening[]): boolean => {
  const minutes = opening.map((entry) => {
    const { start, end } = spanOf(entry)
    return entry.days.length * (end - start)
  })
  return minutes.reduce((sum, each) => sum + each, 0) === WEEK_MINUTES
}

/**
 * Returns the first overlap of each entry with itself or an earlier one, by the index of the entry: the
 * two spans in words.
 */
export function findOverlaps(opening: readonly Opening[]): Map<number, string[]> {
  const spans = opening.flatMap((entry, index) =>
    [...new Set(entry.days)].map((day) => {
      const span = spanOf(entry)
      const offset = DAYS.indexOf(day) * DAY_MINUTES
      const words = `${nameOf(day)}, ${spanWords(span)}`
      return { index, words, start: offset + span.start, end: offset + span.end }
    }),
  )
  const overlaps = new Map<number, string[]>()
  for (const [place, { index, words, start, end }] of spans.entries())
    for (const earlier of spans.slice(0, place)) {
      // A span of Sunday may end on Monday.
      const isShared = [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
        (shift) => start + shift < earlier.end && earlier.start < end + shift,
      )
      if (isShared && !overlaps.has(index)) overlaps.set(index, [earlier.words, words])
    }
  return overlaps
}
