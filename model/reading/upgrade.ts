/** Converts content files of earlier versions to the present schema. */

import { findState } from '@/model/brazil/states'
import { hoursInSentence } from '@/model/fields/hours/format'
import { divideHours, repeatsHours } from '@/model/fields/hours/hours-in-words'
import { openingSchema } from '@/model/fields/hours/schema'
import { REPEATED } from '@/model/fields/list/schema'
import { LOST_LETTER } from '@/model/fields/text/schema'
import { fieldAt, isTextField } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isObject, textAt, valueAt, withValue } from '@/model/values/tree'
import type { Issue } from './issue'
import { mapPlaceholders } from './placeholders'
import { contentIssues } from './validation'

/** Records what became of an earlier field, in Portuguese. */
type Note = (path: FieldPath, message: string) => void

/**
 * Replaces the text about the hours, which repeated the days and times for search engines. A text
 * that says more, or something else, becomes the note. Days and times that the schema refuses, which
 * earlier versions accepted, go, because the text is what visitors have read.
 */
function upgradeHours(hours: unknown, note: Note): unknown {
  if (!isObject(hours) || typeof hours.text !== 'string') return hours
  const { text, ...others } = hours
  const { data: opening } = openingSchema.safeParse(hours.opening)
  if (!opening) {
    note(
      ['company', 'hours', 'opening'],
      `os dias e as horas se cruzavam ou não serviam, e saíram; o site mostra só o texto “${text}”. O que fazer: escreva de novo os dias e as horas`,
    )
    return { ...others, opening: [], note: text }
  }
  const divided = divideHours(text)
  const rest = opening.length > 0 && repeatsHours(divided.hours, opening) ? divided.others : text
  if (rest === '') {
    note(
      ['company', 'hours'],
      `o texto “${text}” saiu: o site escreve os dias e as horas sozinho. O que fazer: confira se são os mesmos`,
    )
    return others
  }
  note(
    ['company', 'hours', 'note'],
    `o texto “${text}” do horário virou a observação${rest === text ? '' : ` “${rest}”`}. O que fazer: tire dela o que os dias e as horas já dizem`,
  )
  return { note: rest, ...others }
}

/**
 * Removes the name of a state, which follows from its code. A code of no state gives way to the name.
 */
function upgradeState(state: unknown, note: Note): unknown {
  if (!isObject(state) || typeof state.code !== 'string') return state
  const { name, code, ...others } = state
  const known = findState(String(code))
  const named = typeof name === 'string' ? findState(name) : undefined
  const path = ['company', 'state']
  if (named && !known) note(path, `a sigla ${code} não existe: ficou ${named}, a do nome “${name}”`)
  else if (named && named !== known)
    note(path, `o nome “${name}” saiu e ficou a sigla ${code}. O que fazer: confira o estado`)
  else if (name !== undefined) note(path, 'o nome do estado saiu: ele vem da sigla')
  return { ...others, code: known ?? named ?? code }
}

const TESTIMONIAL_LISTS: readonly FieldPath[] = [
  ['testimonials', 'home'],
  ['testimonials', 'drains'],
]

/** Hides testimonials with fewer stars than the five that the pages show with each. */
const hideOtherRatings = (testimonials: unknown, path: FieldPath, note: Note): unknown =>
  Array.isArray(testimonials)
    ? testimonials.map((testimonial, index) => {
        const { rating = 5 } = isObject(testimonial) ? testimonial : {}
        if (Number(rating) === 5) return testimonial
        note([...path, index], `tinha ${rating} estrelas, e o site mostra cinco: ficou escondido`)
        return { ...testimonial, hidden: true }
      })
    : testimonials

/** Fields of earlier versions that nothing uses, by the field that contained them. */
const FORMER_FIELDS: readonly { path: FieldPath; names: readonly string[]; message: string }[] = [
  {
    path: ['company', 'towns'],
    names: ['latitude', 'longitude'],
    message: 'a latitude e a longitude das cidades saíram: o site não as usa',
  },
  {
    path: ['claims'],
    names: ['neutral', 'neutralTitles', 'neutralHours', 'neutralFigures'],
    message: 'as frases prontas sem promessa saíram: o editor não as usa mais',
  },
  ...TESTIMONIAL_LISTS.map((path) => ({
    path,
    names: ['rating'],
    message: 'o número de estrelas dos depoimentos saiu: o site mostra cinco em todos',
  })),
]

/** Removes the former fields of a group, or of each group in a list. */
function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, names))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}

/** The field that describes each delivered drawing, and how the delivered description begins. */
const DRAWING_ALTS = {
  'hero-dedetizacao': { path: ['home', 'hero', 'alt'], beginning: 'Casa de telhado de barro' },
  'hero-desentupimento': { path: ['drains', 'hero', 'alt'], beginning: 'Casa em corte' },
  comprovante: {
    path: ['home', 'method', 'proof', 'alt'],
    beginning: 'Exemplo de comprovante',
  },
} as const

/**
 * Gives the photos the descriptions that their owner wrote in the fields of the drawings, because
 * earlier versions had no others.
 */
function upgradePhotos(photos: unknown, content: unknown, note: Note): unknown {
  if (!isObject(photos) || !Array.isArray(photos.items)) return photos
  const items = photos.items.map((photo, index) => {
    if (!isObject(photo) || 'alt' in photo || !photo.file) return photo
    const [, source] = Object.entries(DRAWING_ALTS).find(([name]) => name === photo.picture) ?? []
    const alt = source && valueAt(content, source.path)
    if (typeof alt !== 'string' || !alt.trim() || alt.startsWith(source?.beginning ?? ''))
      return photo
    note(['photos', 'items', index, 'alt'], `“${alt}” descreve agora a foto, e não o desenho`)
    return { ...photo, alt }
  })
  return { ...photos, items }
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
 * Removes optional facts and repeated items that the schema refuses, because earlier versions
 * accepted them and a published site must not stop. Texts that have become too long with the hours
 * in full keep the words of earlier versions, and lost letters become question marks. A required phone
 * or site URL stays refused, because a wrong one sends each client to a stranger.
 * @param hours the former text about the hours
 */
function upgradeRefused(content: unknown, hours: string, note: Note): unknown {
  for (const { path, message } of contentIssues(content)) {
    // A missing or an unknown field was an error in earlier versions too.
    const value = valueAt(content, path)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    if (isTextField(path) && !message.startsWith(REPEATED)) {
      // The launch list reports the question mark, as in “dedetiza??o”.
      const marked = `${value}`.replaceAll(LOST_LETTER, '?')
      if (marked !== value) {
        note(path, `tinha o sinal ${LOST_LETTER} no lugar de letras, e ficou “${marked}”`)
        return upgradeRefused(withValue(content, path, marked), hours, note)
      }
      const words = hoursInSentence({ opening: [], note: hours }, false)
      const filled = mapPlaceholders(`${value}`, (placeholder, { name }) =>
        name === 'horario' && hours !== '' ? words : placeholder,
      )
      if (filled === value) continue
      note(path, `com o novo horário o texto não cabe: ficou “${words}” no lugar de {horario}`)
      return upgradeRefused(withValue(content, path, filled), hours, note)
    }
    if (path[0] !== 'company' && !path.includes('calls')) continue
    const rest = withoutOptional(content, path)
    if (!rest) continue
    note(rest.changed, `saiu: “${value}” ${message}`)
    return upgradeRefused(rest.content, hours, note)
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
  const note: Note = (path, message) => notes.push({ path, message })
  let upgraded = content
  const change = (path: FieldPath, upgrade: (value: unknown) => unknown) => {
    const value = valueAt(upgraded, path)
    if (value !== undefined) upgraded = withValue(upgraded, path, upgrade(value))
  }
  const hours = textAt(content, ['company', 'hours', 'text']) ?? ''
  change(['company', 'hours'], (value) => upgradeHours(value, note))
  change(['company', 'state'], (state) => upgradeState(state, note))
  for (const path of TESTIMONIAL_LISTS) change(path, (list) => hideOtherRatings(list, path, note))
  for (const { path, names, message } of FORMER_FIELDS)
    change(path, (value) => {
      const kept = withoutFields(value, names)
      if (!isEqual(value, kept)) note(path, message)
      return kept
    })
  // Content of this version has no field to convert. In this version, the description of a drawing
  // belongs to the drawing alone.
  if (notes.length > 0) {
    change(['photos'], (photos) => upgradePhotos(photos, content, note))
    upgraded = upgradeRefused(upgraded, hours, note)
  }
  return { content: upgraded, notes }
}
