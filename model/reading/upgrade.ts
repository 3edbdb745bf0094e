/** Converts content files of earlier versions to the present schema. */

import { findState } from '@/model/brazil/states'
import { hoursInSentence } from '@/model/fields/hours/format'
import { divideHours, repeatsHours } from '@/model/fields/hours/hours-in-words'
import { openingSchema } from '@/model/fields/hours/schema'
import { LOST_LETTER } from '@/model/fields/text'
import { fieldAt, isTextField, textsOf } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { listOf } from '@/model/values/list-of'
import { type FieldPath, isObject, textAt, valueAt, withValue } from '@/model/values/tree'
import type { Issue } from './issue'
import { mapPlaceholders } from './placeholders'
import { checkContent } from './validation'

/**
 * Records what became of a field of an earlier version, in Portuguese.
 * @param path path in the value that an `Upgrade` converts
 */
type Note = (path: FieldPath, message: string) => void

/** Converts a value of an earlier version. */
type Upgrade = (value: unknown, note: Note) => unknown

/**
 * Replaces the text about the hours, which repeated the days and times for search engines. A text
 * that says more, or something else, becomes the note. Days and times that the schema refuses, which
 * earlier versions accepted, go, because the text is what visitors have read.
 */
const upgradeHours: Upgrade = (hours, note) => {
  if (!isObject(hours) || typeof hours.text !== 'string') return hours
  const { text, ...others } = hours
  const { data: opening } = openingSchema.safeParse(hours.opening)
  if (!opening) {
    note(
      ['opening'],
      `os dias e as horas se cruzavam ou não serviam, e saíram; o site mostra só o texto “${text}”. O que fazer: escreva de novo os dias e as horas`,
    )
    return { ...others, opening: [], note: text }
  }
  const divided = divideHours(text)
  const rest = opening.length > 0 && repeatsHours(divided.hours, opening) ? divided.others : text
  if (rest === '') {
    note(
      [],
      `o texto “${text}” saiu: o site escreve os dias e as horas sozinho. O que fazer: confira se são os mesmos`,
    )
    return others
  }
  note(
    ['note'],
    `o texto “${text}” do horário virou a observação${rest === text ? '' : ` “${rest}”`}. O que fazer: tire dela o que os dias e as horas já dizem`,
  )
  return { note: rest, ...others }
}

/**
 * Removes the name of a state, which follows from its code. A code of no state gives way to the name.
 */
const upgradeState: Upgrade = (state, note) => {
  if (!isObject(state) || typeof state.code !== 'string') return state
  const { name, code, ...others } = state
  const known = findState(String(code))
  const named = typeof name === 'string' ? findState(name) : undefined
  if (named && !known) note([], `a sigla ${code} não existe: ficou ${named}, a do nome “${name}”`)
  else if (named && named !== known)
    note([], `o nome “${name}” saiu e ficou a sigla ${code}. O que fazer: confira o estado`)
  else if (name !== undefined) note([], 'o nome do estado saiu: ele vem da sigla')
  return { ...others, code: known ?? named ?? code }
}

/** Returns a conversion that removes the fields of earlier versions that nothing uses. */
function withoutFields(...names: readonly string[]): Upgrade {
  const remove = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(remove)
    if (!isObject(value)) return value
    const kept = Object.entries(value).filter(([name]) => !names.includes(name))
    return Object.fromEntries(kept.map(([name, inner]) => [name, remove(inner)]))
  }
  return (value, note) => {
    const kept = remove(value)
    if (!isEqual(value, kept)) note([], 'saíram dados de antes, que o site não usa mais')
    return kept
  }
}

/** The conversions in order, each with the path of its value. */
const UPGRADES: readonly (readonly [path: FieldPath, upgrade: Upgrade])[] = [
  [['interface', 'menu'], withoutFields('description')],
  [['company', 'hours'], upgradeHours],
  [['company', 'state'], upgradeState],
  [['company', 'towns'], withoutFields('latitude', 'longitude')],
  [['claims'], withoutFields('neutral', 'neutralTitles', 'neutralHours', 'neutralFigures')],
  [['testimonials'], withoutFields('rating')],
]

/** The field that describes each delivered drawing, and how the delivered description begins. */
const DRAWING_ALTS: ReadonlyMap<unknown, { path: FieldPath; beginning: string }> = new Map([
  ['hero-dedetizacao', { path: ['home', 'hero', 'alt'], beginning: 'Casa de telhado de barro' }],
  ['hero-desentupimento', { path: ['drains', 'hero', 'alt'], beginning: 'Casa em corte' }],
  [
    'comprovante',
    { path: ['home', 'method', 'proof', 'alt'], beginning: 'Exemplo de comprovante' },
  ],
])

/**
 * Returns a conversion that gives the photos the descriptions that their owner wrote in the fields of
 * the drawings, because earlier versions had no others.
 */
const upgradePhotos =
  (content: unknown): Upgrade =>
  (items, note) =>
    Array.isArray(items)
      ? items.map((photo, index) => {
          if (!isObject(photo) || 'alt' in photo || !photo.file) return photo
          const drawing = DRAWING_ALTS.get(photo.picture)
          const alt = drawing && textAt(content, drawing.path)
          if (!alt?.trim() || alt.startsWith(drawing?.beginning ?? '')) return photo
          note([index, 'alt'], `“${alt}” descreve agora a foto, e não o desenho`)
          return { ...photo, alt }
        })
      : items

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
 * Converts one value that the schema refuses. A text that has become too long with the hours or the
 * towns in full keeps the words of earlier versions, and lost letters become question marks. An
 * optional fact or a repeated item goes. A required phone or site URL stays refused, because a wrong
 * one sends each client to a stranger.
 * @param formerWords what each placeholder showed that shows more now
 * @returns the complete content, or undefined if it was an error in earlier versions too
 */
function upgradeValue(
  content: unknown,
  { path, message }: Issue,
  formerWords: Readonly<Record<string, string>>,
  note: Note,
) {
  const value = valueAt(content, path)
  const isRepeated = message.includes("repete '")
  // A missing or an unknown field was an error in earlier versions too.
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  if (!isTextField(path) || isRepeated) {
    const rest =
      isRepeated || path[0] === 'company' || path.includes('calls')
        ? withoutOptional(content, path)
        : undefined
    if (rest) note(rest.changed, `saiu: “${value}” ${message}`)
    return rest?.content
  }
  if (typeof value === 'number') return undefined
  // The launch list reports the question mark, as in “dedetiza??o”.
  const marked = value.replaceAll(LOST_LETTER, '?')
  if (marked !== value) {
    note(path, `tinha o sinal ${LOST_LETTER} no lugar de letras, e ficou “${marked}”`)
    return withValue(content, path, marked)
  }
  const filled = mapPlaceholders(value, (placeholder, { name }) => formerWords[name] || placeholder)
  if (filled === value) return undefined
  note(path, `o texto não cabe mais, e perdeu os sinais { }: ficou “${filled}”`)
  return withValue(content, path, filled)
}

/**
 * Converts values that the schema refuses, because earlier versions accepted them and a published site
 * must not stop. Checks the content again after each, because a removed item moves those after it.
 * @param isEarlier whether a path is in a content file of an earlier version
 */
function upgradeRefused(
  content: unknown,
  isEarlier: (path: FieldPath) => boolean,
  formerWords: Readonly<Record<string, string>>,
  note: Note,
): unknown {
  for (const issue of checkContent(content).issues) {
    const upgraded = isEarlier(issue.path) && upgradeValue(content, issue, formerWords, note)
    if (upgraded) return upgradeRefused(upgraded, isEarlier, formerWords, note)
  }
  return content
}

/**
 * Converts the fields of earlier versions to those of this version.
 * @param content the content files by name, unchecked
 * @returns the converted content, and a Portuguese note for each kind of field that it has no more
 */
export function upgradeContent(content: unknown): { content: unknown; notes: Issue[] } {
  const notes: Issue[] = []
  const noteAt =
    (path: FieldPath): Note =>
    (inner, message) =>
      notes.push({ path: [...path, ...inner], message })
  const upgradeAt = (tree: unknown, [path, upgrade]: (typeof UPGRADES)[number]) => {
    const value = valueAt(tree, path)
    return value === undefined ? tree : withValue(tree, path, upgrade(value, noteAt(path)))
  }
  const upgraded = UPGRADES.reduce(upgradeAt, content)
  if (notes.length === 0) return { content: upgraded, notes }
  // The company has a field to convert in all content of earlier versions, and most files never have one.
  const converted = new Set(notes.map(({ path }) => path[0]))
  const isEarlier = ([file]: FieldPath) =>
    converted.has(UPGRADES.some(([[name]]) => name === file) ? file : 'company')
  // In this version, the description of a drawing belongs to the drawing alone.
  const described = isEarlier(['photos'])
    ? upgradeAt(upgraded, [['photos', 'items'], upgradePhotos(content)])
    : upgraded
  const hours = textAt(content, ['company', 'hours', 'text'])
  const towns = textsOf({ company: valueAt(content, ['company']) }, 'text').filter(
    ({ path }) => path[1] === 'towns',
  )
  const formerWords = {
    horario: hours ? hoursInSentence({ opening: [], note: hours }, false) : '',
    // Braces would be read as a placeholder again, without end.
    cidades: listOf(towns.map(({ text }) => text.replace(/[{}]/g, ''))),
  }
  return { content: upgradeRefused(described, isEarlier, formerWords, noteAt([])), notes }
}
