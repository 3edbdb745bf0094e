/** Converts content files of earlier versions to the present schema. */

import { findState } from '@/model/brazil/states'
import { normalizeText } from '@/model/format/normalize-text'
import { hoursText } from '@/model/format/opening-hours'
import { openingSchema } from '@/model/schema/company'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isObject, valueAt } from '@/model/values/tree'
import type { Issue } from './issue'

/** Words that change nothing about days and times. */
const FILLERS =
  /^(?:a|as|aos|das?|de|ate|e|h|hs|hr|hrs|horas?|feiras?|min|nos?|por|dia|0+|abert[oa]s?|atendimento|horarios?|funcionamento)$/

/** Phrases for days and times, each with the words of `hoursText`. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\btodo dia\b|\bdiariamente\b|\b7 dias(?: (?:por|da|na) semana)?\b/g, 'todos os dias'],
  [/\b24 ?[/x] ?7\b/g, '24 horas'],
  [/\bdia e noite\b/g, '24 horas'],
  [/\bdias uteis\b/g, 'segunda a sexta'],
  [/\b2ª/g, 'segunda'],
  [/\b3ª/g, 'terca'],
  [/\b4ª/g, 'quarta'],
  [/\b5ª/g, 'quinta'],
  [/\b6ª/g, 'sexta'],
  [/\bfi(?:m|ns) de semana\b/g, 'sabado e domingo'],
  [/\bmeia[- ]noite\b/g, 'meianoite'],
  [/\bmeio[- ]dia\b/g, '12h'],
]

/**
 * Returns the days and times of a text in one notation, or other words that the text contains. Two
 * texts with the same result have the same hours.
 */
function canonicalHours(text: string): string {
  const plain = SYNONYMS.reduce(
    (changed, [phrase, words]) => changed.replace(phrase, words),
    normalizeText(text),
  )
  const words = (plain.match(/[a-z]+|\d+/g) ?? [])
    .filter((word) => !FILLERS.test(word))
    .map((word) =>
      word.replace(/^0+(?=\d)/, '').replace(/^(seg|ter|qua|qui|sex|sab|dom)[a-z]*$/, '$1'),
    )
  // Times without days are those of all days.
  return words
    .join(' ')
    .replace(/\b(?:seg|dom) (?:dom|seg)\b|\btodos os dias\b/, '')
    .trim()
}

/** Records what became of an earlier field, in Portuguese. */
type Note = (path: FieldPath, message: string) => void

/**
 * Returns what a text says besides the days and times: `feriados com hora marcada` for `Seg a sex, 8h
 * às 18h; feriados com hora marcada`. Returns the complete text if it does not begin with them.
 */
function wordsBesides(hours: string, text: string): string {
  if (hours === '') return text
  const ends = [...text.matchAll(/[;|•,(]|\.\s|$/g)].map(({ index }) => index).reverse()
  const end = ends.find((index) => canonicalHours(text.slice(0, index)) === canonicalHours(hours))
  if (end === undefined) return text
  return text
    .slice(end)
    .replace(/^[\s;|•,.]+/, '')
    .replace(/^\((.*)\)$/, '$1')
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
  const { data: opening = [] } = openingSchema.safeParse(hours.opening)
  const rest = wordsBesides(hoursText({ opening }), text)
  if (rest === '') {
    note(['company', 'hours'], `o texto “${text}” saiu: o site escreve os dias e as horas sozinho`)
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

/** Removes the coordinates of the towns, which nothing uses. */
function upgradeTowns(towns: unknown, note: Note): unknown {
  if (!Array.isArray(towns)) return towns
  const upgraded = towns.map((town) => {
    if (!isObject(town)) return town
    const { latitude, longitude, ...others } = town
    return others
  })
  if (!isEqual(towns, upgraded))
    note(['company', 'towns'], 'a latitude e a longitude das cidades saíram: o site não as usa')
  return upgraded
}

/** Fields about the claims that no page and no form shows any more. */
const FORMER_CLAIM_FIELDS = ['neutral', 'neutralTitles', 'neutralHours', 'neutralFigures']

/** Removes the prepared sentences without a claim, in place of which the owner writes new ones. */
function upgradeClaims(claims: unknown, note: Note): unknown {
  if (!isObject(claims)) return claims
  const fields = Object.entries(claims)
  const kept = fields.filter(([name]) => !FORMER_CLAIM_FIELDS.includes(name))
  if (kept.length < fields.length)
    note(['claims'], 'as frases prontas sem promessa saíram: o editor não as usa mais')
  return Object.fromEntries(kept)
}

/** Descriptions of the delivered drawings, each with the field that contains it. */
const DRAWING_ALTS = {
  'hero-dedetizacao': {
    path: ['home', 'hero', 'alt'],
    drawing:
      'Casa de telhado de barro e butiazeiro dentro de uma lente iluminada, com serra e mar ao fundo; em volta, insetos e um escorpião',
  },
  'hero-desentupimento': {
    path: ['drains', 'hero', 'alt'],
    drawing:
      'Casa em corte dentro de uma lente. Sob o chão, um jato de água rompe o entupimento na rede de esgoto',
  },
  comprovante: {
    path: ['home', 'method', 'proof', 'alt'],
    drawing:
      'Exemplo de comprovante numa prancheta, com a praga barata-alemã e isca em gel. Prazo e responsável técnico em branco',
  },
} as const

/** Checks whether most long words of a text are those of a drawing, of which its owner changed others. */
function describesDrawing(alt: string, drawing: string): boolean {
  const wordsOf = (text: string): readonly string[] => normalizeText(text).match(/[a-z]{4,}/g) ?? []
  const known = wordsOf(drawing)
  const words = wordsOf(alt)
  return words.filter((word) => known.includes(word)).length > (words.length * 2) / 3
}

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
    if (!source || typeof alt !== 'string' || alt.trim() === '') return photo
    if (describesDrawing(alt, source.drawing)) return photo
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
  if (!isObject(content)) return { content, notes }
  const note: Note = (path, message) => notes.push({ path, message })
  const upgraded: Record<string, unknown> = { ...content }
  const { company } = content
  if (isObject(company)) {
    const { hours, state, towns } = company
    upgraded.company = {
      ...company,
      ...('hours' in company && { hours: upgradeHours(hours, note) }),
      ...('state' in company && { state: upgradeState(state, note) }),
      ...('towns' in company && { towns: upgradeTowns(towns, note) }),
    }
    // Only earlier versions have the name of the state. In this version, the description of a
    // drawing belongs to the drawing alone.
    if (isObject(state) && 'name' in state && 'photos' in content)
      upgraded.photos = upgradePhotos(content.photos, content, note)
  }
  if ('claims' in content) upgraded.claims = upgradeClaims(content.claims, note)
  return { content: upgraded, notes }
}
