/** Converts content of version 513e617c to the present schema (docs/decisions.md, 10). */

import { findState } from '@/model/brazil/states'
import { hoursInSentence, hoursText, upperFirstLetter } from '@/model/fields/hours/format'
import { openingSchema } from '@/model/fields/hours/schema'
import { LOST_LETTER } from '@/model/fields/text'
import { normalizeText } from '@/model/pasted/normalize-text'
import { fieldAt, isTextField, textsOf } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { listOf } from '@/model/values/list-of'
import { type FieldPath, isObject, textAt, valueAt, withValue } from '@/model/values/tree'
import type { Issue } from './issue'
import { mapPlaceholders } from './placeholders'
import { checkContent } from './validation'

/** Records what became of a field, in Portuguese. */
type Note = (path: FieldPath, message: string) => void

/** Returns a converted value with a Portuguese note, or undefined if there is nothing to convert. */
type Upgrade = (value: unknown) => { value: unknown; message: string } | undefined

/** Matches a word between days and times that says nothing alone. */
const FILLER = /^(?:h|hs|hrs?|horas?|as|aos?|a|os?|das?|de|ate|e|feiras?|abert[oa]|atend\p{L}+)$/u

/** What people write for all days. */
const EVERY_DAY = 'Todos os dias, 7 dias por semana, diariamente, domingo a domingo'

/** Returns the words and numbers of a text, by three letters: `seg` for “Segunda” and “Seg.”. */
const wordsOf = (text: string) =>
  (normalizeText(text).match(/\p{L}+|[1-9]\d*/gu) ?? [])
    .filter((word) => !FILLER.test(word))
    .map((word) => word.slice(0, 3))

/**
 * Replaces the text about the hours, which the site now writes from days and times. What they do not
 * say becomes the note. The text alone stays in place of days and times that the schema refuses.
 */
const upgradeHours: Upgrade = (hours) => {
  if (!isObject(hours) || typeof hours.text !== 'string') return undefined
  const { text, ...others } = hours
  const { data: opening } = openingSchema.safeParse(hours.opening)
  if (!opening)
    return {
      value: { ...others, opening: [], note: text },
      message: `os dias e as horas se cruzavam ou não serviam, e saíram; o site mostra só o texto “${text}”. O que fazer: escreva de novo os dias e as horas`,
    }
  const known = wordsOf(hoursText({ opening }).replace('Todos os dias', EVERY_DAY))
  const rest = text.replace(/[^;|]+[;|]?/g, (part) =>
    wordsOf(part).every((word) => known.includes(word)) ? '' : part,
  )
  const note = upperFirstLetter(rest.replace(/^\s+|[\s;|]+$/g, ''))
  if (note === '')
    return {
      value: others,
      message: `o texto “${text}” saiu: o site escreve os dias e as horas sozinho. O que fazer: confira se são os mesmos`,
    }
  return {
    value: { note, ...others },
    message: `o texto “${text}” do horário virou a observação${note === text ? '' : ` “${note}”`}. O que fazer: tire dela o que os dias e as horas já dizem`,
  }
}

/** Removes the name of a state, which follows from its code. A code of no state gives way to the name. */
const upgradeState: Upgrade = (state) => {
  if (!isObject(state) || typeof state.name !== 'string') return undefined
  const { name, ...others } = state
  const code = findState(String(state.code)) ?? findState(name) ?? state.code
  return {
    value: { ...others, code },
    message: `o nome “${name}” saiu, e ficou a sigla ${code}. O que fazer: confira o estado`,
  }
}

/** Returns a conversion that removes fields that nothing uses any more. */
function withoutFields(...names: readonly string[]): Upgrade {
  const remove = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(remove)
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([name]) => !names.includes(name))
    return Object.fromEntries(kept.map(([name, inner]) => [name, remove(inner)]))
  }
  return (before) => {
    const value = remove(before)
    return isEqual(value, before)
      ? undefined
      : { value, message: 'saíram dados de antes, que o site não usa mais' }
  }
}

/** The conversions, each with the path of its value. */
const UPGRADES: readonly (readonly [path: FieldPath, upgrade: Upgrade])[] = [
  [['interface', 'menu'], withoutFields('description')],
  [['interface', 'facts'], withoutFields('pestControl')],
  [['company', 'hours'], upgradeHours],
  [['company', 'state'], upgradeState],
  [['company', 'towns'], withoutFields('latitude', 'longitude')],
  [['claims'], withoutFields('neutral', 'neutralTitles', 'neutralHours', 'neutralFigures')],
  [['testimonials'], withoutFields('rating')],
]

/** The pictures with a field for a description, and how the description of the drawing begins. */
const DESCRIBED_DRAWINGS: readonly { picture: string; path: FieldPath; beginning: string }[] = [
  {
    picture: 'hero-dedetizacao',
    path: ['home', 'hero', 'alt'],
    beginning: 'Casa de telhado de barro',
  },
  { picture: 'hero-desentupimento', path: ['drains', 'hero', 'alt'], beginning: 'Casa em corte' },
  {
    picture: 'comprovante',
    path: ['home', 'method', 'proof', 'alt'],
    beginning: 'Exemplo de comprovante',
  },
]

/** Gives the photos what their owner wrote in the fields of the drawings, the only ones there were. */
function describePhotos(content: unknown, note: Note): unknown {
  const photos = valueAt(content, ['photos', 'items'])
  const pictures = Array.isArray(photos) ? photos.map((photo) => valueAt(photo, ['picture'])) : []
  return DESCRIBED_DRAWINGS.reduce((described, { picture, path, beginning }) => {
    const photoPath = ['photos', 'items', pictures.indexOf(picture), 'alt']
    const alt = textAt(content, path)
    if (!pictures.includes(picture) || textAt(content, photoPath)) return described
    if (!alt?.trim() || alt.startsWith(beginning)) return described
    note(photoPath, `“${alt}” descreve agora a foto, e não o desenho`)
    return withValue(described, photoPath, alt)
  }, content)
}

/**
 * Removes the nearest optional field or list item around a field.
 * @returns the other content, with the path of that field or list, or undefined if all is required
 */
function withoutOptional(
  content: unknown,
  path: FieldPath,
): { content: unknown; changed: FieldPath } | undefined {
  const outer = path.slice(0, -1)
  const list = fieldAt(outer)
  const items = valueAt(content, outer)
  if (list?.kind === 'list' && Array.isArray(items) && items.length > list.min) {
    const others = items.filter((_, index) => index !== lastOf(path))
    return { content: withValue(content, outer, others), changed: outer }
  }
  if (fieldAt(path)?.optional)
    return { content: withValue(content, path, undefined), changed: path }
  return path.length > 2 ? withoutOptional(content, outer) : undefined
}

/**
 * Converts values that the schema refuses now. A text keeps its words: lost letters become question
 * marks, and placeholders, if their facts are too long now, what they showed. A fact or a repeated item
 * goes if it is optional. The rest was an error before too, or is a required phone or site URL, because
 * a wrong one sends each client to a stranger. Checks the content again after each, because a removed
 * item moves those after it.
 * @param formerWords what each placeholder showed that shows more now
 */
function upgradeRefused(
  content: unknown,
  formerWords: Readonly<Record<string, string>>,
  note: Note,
): unknown {
  for (const { path, message, isRepeated } of checkContent(content).issues) {
    const value = valueAt(content, path)
    if (typeof value !== 'string') continue
    if (isTextField(path) && !isRepeated) {
      const marked = value.replaceAll(LOST_LETTER, '?')
      const kept =
        marked === value
          ? mapPlaceholders(value, (placeholder, { name }) => formerWords[name] || placeholder)
          : marked
      if (kept === value) continue
      note(path, `“${value}” ${message}. Ficou “${kept}”`)
      return upgradeRefused(withValue(content, path, kept), formerWords, note)
    }
    const isFact = path[0] === 'company' || path.includes('calls')
    const rest = isFact || isRepeated ? withoutOptional(content, path) : undefined
    if (!rest) continue
    note(rest.changed, `saiu: “${value}” ${message}`)
    return upgradeRefused(rest.content, formerWords, note)
  }
  return content
}

/**
 * Converts content of the earlier version to that of this version.
 * @param content the content files by name, unchecked
 * @returns the converted content, and a Portuguese note for each kind of field that it has no more
 */
export function upgradeContent(content: unknown): { content: unknown; notes: Issue[] } {
  const notes: Issue[] = []
  const note: Note = (path, message) => notes.push({ path, message })
  const upgraded = UPGRADES.reduce((tree, [path, upgrade]) => {
    const converted = upgrade(valueAt(tree, path))
    if (!converted) return tree
    note(path, converted.message)
    return withValue(tree, path, converted.value)
  }, content)
  // The earlier version required the name of the state.
  if (textAt(content, ['company', 'state', 'name']) === undefined)
    return { content: upgraded, notes }
  const towns = textsOf({ company: valueAt(content, ['company']) }, 'text').filter(
    ({ path }) => path[1] === 'towns',
  )
  const hours = textAt(content, ['company', 'hours', 'text'])
  const formerWords = {
    horario: hours ? hoursInSentence({ opening: [], note: hours }, false) : '',
    // Braces would be read as a placeholder again, without end.
    cidades: listOf(towns.map(({ text }) => text.replace(/[{}]/g, ''))),
  }
  return { content: upgradeRefused(describePhotos(upgraded, note), formerWords, note), notes }
}
