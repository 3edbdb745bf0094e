/** Converts content files of earlier versions to the present schema. */

import { openingSchema } from '@/model/schema/company'
import { normalizeText } from './format/normalize-text'
import { hoursText } from './format/opening-hours'
import { findState } from './states'
import { valueAt } from './tree'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words that change nothing about days and times. */
const FILLERS = /^(?:a|as|aos|das?|de|ate|e|h|hs|hr|hrs|horas?|feiras?|min|nos?|por|dia|0+)$/

/** Phrases for days and times, each with the words of `hoursText`. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\btodo dia\b|\bdiariamente\b|\b7 dias(?: (?:por|da|na) semana)?\b/g, 'todos os dias'],
  [/\bdia e noite\b/g, '24 horas'],
  [/\bdias uteis\b/g, 'segunda a sexta'],
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
  const joined = words.join(' ').replace(/\bseg dom\b/, 'todos os dias')
  // “24 horas, todos os dias” has the same words in another order.
  return joined.includes('24') ? joined.split(' ').sort().join(' ') : joined
}

/**
 * Replaces the text about the hours, which repeated the days and times for search engines. A text
 * that says more becomes the note.
 */
function upgradeHours(hours: unknown): unknown {
  if (!isFields(hours) || typeof hours.text !== 'string') return hours
  const { text, ...others } = hours
  const { data: opening = [] } = openingSchema.safeParse(hours.opening)
  const isRepeated = canonicalHours(text) === canonicalHours(hoursText({ opening }))
  return isRepeated ? others : { note: text, ...others }
}

/**
 * Removes the name of a state, which follows from its code. A code of another state than the name
 * becomes one that the schema rejects, because no rule knows which of the two is right.
 */
function upgradeState(state: unknown): unknown {
  if (!isFields(state) || typeof state.code !== 'string') return state
  const { name, code, ...others } = state
  const known = findState(String(code))
  const named = typeof name === 'string' ? findState(name) : undefined
  const isContradiction = known && named && named !== known
  return { ...others, code: isContradiction ? `${name} / ${code}` : (known ?? code) }
}

/** Removes the coordinates of a town, which nothing uses. */
function upgradeTown(town: unknown): unknown {
  if (!isFields(town)) return town
  const { latitude, longitude, ...others } = town
  return others
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

/**
 * Gives a photo the description that its owner wrote in the field of the drawing, because earlier
 * versions had no other.
 */
function upgradePhoto(photo: unknown, content: Fields): unknown {
  if (!isFields(photo) || 'alt' in photo || !photo.file) return photo
  const name = String(photo.picture)
  if (!(name in DRAWING_ALTS)) return photo
  const { path, drawing } = DRAWING_ALTS[name as keyof typeof DRAWING_ALTS]
  const alt = valueAt(content, path)
  if (typeof alt !== 'string' || alt.trim() === '' || alt === drawing) return photo
  return { ...photo, alt }
}

/**
 * Returns content in which the fields of earlier versions have become those of this version.
 * @param content the content files by name, unchecked
 */
export function upgradeContent(content: unknown): unknown {
  const company = valueAt(content, ['company'])
  if (!isFields(content) || !isFields(company)) return content
  const upgraded: Record<string, unknown> = { ...company }
  if ('hours' in company) upgraded.hours = upgradeHours(company.hours)
  if ('state' in company) upgraded.state = upgradeState(company.state)
  if (Array.isArray(company.towns)) upgraded.towns = company.towns.map(upgradeTown)
  const { photos } = content
  // Only earlier versions have the name of the state. In this version, the description of a drawing
  // belongs to the drawing alone.
  const isEarlier = isFields(company.state) && 'name' in company.state
  if (!isEarlier || !isFields(photos) || !Array.isArray(photos.items))
    return { ...content, company: upgraded }
  const items = photos.items.map((photo) => upgradePhoto(photo, content))
  return { ...content, company: upgraded, photos: { ...photos, items } }
}
