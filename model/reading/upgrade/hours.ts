import { openingText } from '@/model/fields/hours/format'
import { openingSchema } from '@/model/fields/hours/schema'
import { normalizeText } from '@/model/values/normalize-text'
import { isObject } from '@/model/values/tree'
import { upperFirstLetter } from '@/model/values/words'

/** Matches a word between days and times that says nothing alone. */
const FILLER = /^(?:h|hs|hrs?|horas?|as|aos?|a|os?|das?|de|ate|e|feiras?|abert[oa]|atend\p{L}+)$/u

/** Words that people write for all days. */
const EVERY_DAY = 'Todos os dias, 7 dias por semana, diariamente, domingo a domingo'

/** Returns the words and numbers of a text, by three letters: `seg` for “Segunda” and “Seg.”. */
const abbreviationsIn = (text: string) =>
  (normalizeText(text).match(/\p{L}+|[1-9]\d*/gu) ?? [])
    .filter((word) => !FILLER.test(word))
    .map((word) => word.slice(0, 3))

/**
 * Replaces the text about the hours, which the site now writes from days and times. What they do not
 * say becomes the note. The text alone stays in place of days and times that the schema refuses.
 * @returns the hours with a Portuguese message, or undefined if they have no text
 */
export function upgradeHours(hours: unknown) {
  if (!isObject(hours) || typeof hours.text !== 'string') return undefined
  const { text, ...others } = hours
  const { data: opening } = openingSchema.safeParse(hours.opening)
  if (!opening)
    return {
      value: { ...others, opening: [], note: text },
      message: `os dias e as horas se cruzavam ou não serviam, e saíram; o site mostra só o texto “${text}”. O que fazer: escreva de novo os dias e as horas`,
    }
  const known = abbreviationsIn(openingText(opening).replace('Todos os dias', EVERY_DAY))
  const rest = text.replace(/[^;|]+[;|]?/g, (part) =>
    abbreviationsIn(part).every((word) => known.includes(word)) ? '' : part,
  )
  const note = upperFirstLetter(rest.replace(/^\s+|[\s;|]+$/g, ''))
  const change = note
    ? `virou a observação “${note}”`
    : 'saiu: o site escreve os dias e as horas sozinho'
  return {
    value: { ...(note && { note }), ...others },
    message: `o texto “${text}” do horário ${change}. O que fazer: confira o horário`,
  }
}
