/** Converts content files of earlier versions to the present schema. */

import { findState } from '@/model/brazil/states'
import { normalizeText } from '@/model/pasted/normalize-text'
import { openingSchema } from '@/model/schema/company'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { Issue } from './issue'

/** Matches a word about days and times after `normalizeText`. */
const DAY_OR_TIME = new RegExp(
  `^(?:${[
    '\\d+[ao]?|(?:seg|ter|qua|qui|sex|sab|dom)[a-z]*|feiras?|todos?|dias?|uteis|semana|diariamente',
    'h|hs|hrs?|horas?|min|meia|meio|noite|a|ao|o|as|aos|os|das?|de|ate|e|nos?|na|por|fi(?:m|ns)',
    'abert[oa]s?|atendimento|horarios?|funcionamento',
  ].join('|')})$`,
)

/** Records what became of an earlier field, in Portuguese. */
type Note = (path: FieldPath, message: string) => void

/**
 * Returns a text from its first words about something else than days and times: `feriados com hora
 * marcada` for `Seg a sex, 8h às 18h; feriados com hora marcada`.
 */
function wordsBesides(text: string): string {
  const parts = text.split(/([;|•,(]\s*|\.\s+)/)
  const start = parts.findIndex((part) =>
    normalizeText(part)
      .match(/[a-z]+|\d+[ao]?/g)
      ?.some((word) => !DAY_OR_TIME.test(word)),
  )
  // Removes the bracket that began before the words.
  return start < 0
    ? ''
    : parts
        .slice(start)
        .join('')
        .replace(/^([^(]*)\)$/, '$1')
}

/** Checks whether days and times are refused only because they overlap. */
const isOverlapping = (opening: unknown): boolean => {
  const { error } = openingSchema.safeParse(opening)
  return error?.issues.every(({ path }) => lastOf(path) === 'days') ?? false
}

/**
 * Replaces the text about the hours, which repeated the days and times for search engines. A text
 * that says more becomes the note. Days and times that overlap, which earlier versions accepted, go,
 * because the text is what visitors have read.
 */
function upgradeHours(hours: unknown, note: Note): unknown {
  if (!isObject(hours) || typeof hours.text !== 'string') return hours
  const { text, ...others } = hours
  if (isOverlapping(hours.opening)) {
    note(
      ['company', 'hours', 'opening'],
      `os dias e as horas se cruzavam e saíram; o site mostra só o texto “${text}”. O que fazer: escreva de novo os dias e as horas`,
    )
    return { ...others, opening: [], note: text }
  }
  const hasTimes = Array.isArray(hours.opening) && hours.opening.length > 0
  const rest = hasTimes ? wordsBesides(text) : text
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
 * A code of another state than the name becomes one that the schema rejects, because no rule knows
 * which of the two is right.
 */
function upgradeState(state: unknown, note: Note): unknown {
  if (!isObject(state) || typeof state.code !== 'string') return state
  const { name, code, ...others } = state
  const known = findState(String(code))
  const named = typeof name === 'string' ? findState(name) : undefined
  if (known && named && named !== known) return { ...others, code: `${name} / ${code}` }
  if (named && !known)
    note(['company', 'state'], `a sigla ${code} não existe: ficou ${named}, a do nome “${name}”`)
  else if (name !== undefined) note(['company', 'state'], 'o nome do estado saiu: ele vem da sigla')
  return { ...others, code: known ?? named ?? code }
}

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
  ...['home', 'drains'].map((page) => ({
    path: ['testimonials', page],
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
 * Converts the fields of earlier versions to those of this version.
 * @param content the content files by name, unchecked
 * @returns the converted content, and a Portuguese note for each kind of field that it has no more
 */
export function upgradeContent(content: unknown): { content: unknown; notes: Issue[] } {
  const notes: Issue[] = []
  const note: Note = (path, message) => notes.push({ path, message })
  let upgraded = content
  const change = (path: FieldPath, upgrade: (value: unknown) => unknown) => {
    const value = valueAt(content, path)
    if (value !== undefined) upgraded = withValue(upgraded, path, upgrade(value))
  }
  change(['company', 'hours'], (hours) => upgradeHours(hours, note))
  change(['company', 'state'], (state) => upgradeState(state, note))
  for (const { path, names, message } of FORMER_FIELDS)
    change(path, (value) => {
      const kept = withoutFields(value, names)
      if (!isEqual(value, kept)) note(path, message)
      return kept
    })
  // Only earlier versions have the name of the state. In this version, the description of a
  // drawing belongs to the drawing alone.
  if (valueAt(content, ['company', 'state', 'name']) !== undefined)
    change(['photos'], (photos) => upgradePhotos(photos, content, note))
  return { content: upgraded, notes }
}
