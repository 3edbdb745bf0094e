/** The texts that rules of a launch read, with and without names. */

import { openingText } from '@/model/fields/hours/format'
import { isHiddenAt } from '@/model/page/hidden'
import type { SiteContent } from '@/model/schema/content'
import { photoPicture } from '@/model/schema/pictures'
import { hasTrait, textsOf } from '@/model/schema/texts'
import { PLACES_WITH_KEYWORDS, STREET_NAME_WITH_KEYWORD } from '@/model/site/delivered'
import { normalizeText } from '@/model/values/normalize-text'
import { type FieldPath, fieldKey } from '@/model/values/tree'

/** Returns the texts and numbers that the pages show, each with the path of its field or group. */
export function publishedTexts(content: SiteContent) {
  // The descriptions of drawings that a photo replaces.
  const replaced = content.photos.items.flatMap(({ picture }) =>
    (photoPicture(picture)?.shownIn ?? []).map((group) => `${group}.alt`),
  )
  const texts = textsOf(content, 'text', 'phone').filter(
    ({ path }) => !isHiddenAt(content, path) && !replaced.includes(fieldKey(path)),
  )
  const hours = openingText(content.company.hours?.opening ?? [])
  return hours ? [...texts, { path: ['company', 'hours'], text: hours }] : texts
}

/** Replaces a name, so that the words around it do not meet: “em Içara 24 horas”. */
const NAME = '_'

/** Words before the name of a street or district, some of which people shorten, after `normalizeText`. */
const STREET_WORDS =
  'rua|r\\.?|avenida|av\\.?|travessa|trav\\.?|praca|pca\\.?|rodovia|rod\\.?|estrada|estr?\\.?|alameda|al\\.?|servidao|largo|ladeira|bairro:?|vila|vl\\.?|jardim|jd\\.?'

/**
 * Returns a text without the streets and districts that have one of some names: “Rua 20 Cabo Sul”.
 * @param text from `normalizeText`
 * @param names a pattern of what begins the name
 */
export const withoutStreets = (text: string, names: string): string =>
  text.replace(
    new RegExp(`(^|\\P{L})(?:${STREET_WORDS}) (?:\\d+ )?(?:d[aeo]s? )?(?:${names})`, 'gu'),
    `$1${NAME}`,
  )

/**
 * Returns a pattern that finds any of some words as a whole word, with or without a final s. A
 * digit may follow the word.
 * @param words in any spelling
 * @returns a pattern for texts from `normalizeText`
 */
export function wordPattern(words: readonly string[], flags = 'u'): RegExp {
  // The draft of the editor may have empty words. `(?!)` matches nothing.
  const plain = words.map(normalizeText).filter(Boolean)
  const literals = plain.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(^|[^\\p{L}\\d])(?:${literals.join('|') || '(?!)'})s?(?!\\p{L})`, flags)
}

/**
 * Returns the texts that may claim something, each with its path, as `normalizeText` does, and without
 * the names of the company, of towns and of streets: “Praia 24h Ltda.”.
 */
export function textsWithoutNames(content: SiteContent): { path: FieldPath; text: string }[] {
  const published = publishedTexts(content)
  const isName = (path: FieldPath) => hasTrait(path, 'name')
  // Texts contain names too, such as “Arraial do Cabo” in place of {cidades}.
  const names = published.filter(({ path }) => isName(path)).map(({ text }) => text)
  const longestFirst = [...names, ...PLACES_WITH_KEYWORDS].sort((a, b) => b.length - a.length)
  const name = wordPattern(longestFirst, 'gu')
  return published
    .filter(({ path }) => !isName(path) && !hasTrait(path, 'no claim'))
    .map(({ path, text }) => {
      const nameless = normalizeText(text).replace(name, `$1${NAME}`)
      return { path, text: withoutStreets(nameless, STREET_NAME_WITH_KEYWORD) }
    })
}
