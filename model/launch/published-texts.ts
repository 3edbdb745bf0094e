/** The texts that rules of a launch read, with and without names. */

import { openingText } from '@/model/fields/hours/format'
import { isHiddenAt } from '@/model/page/hidden'
import { photoPicture } from '@/model/pictures/pictures'
import type { SiteContent } from '@/model/schema/content'
import { hasTrait, textsOf } from '@/model/schema/find-texts'
import { PLACES_WITH_KEYWORDS, STREET_NAMES_WITH_KEYWORDS } from '@/model/site/delivered'
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

/** Matches the words before the name of a street or district. */
export const STREET =
  'bairro|rua|r\\.?|avenida|av\\.?|travessa|trav\\.?|praca|pca\\.?|rodovia|rod\\.?|estrada|estr?\\.?|alameda|al\\.?|servidao|largo|ladeira'

/**
 * Returns a function that removes streets and districts from a text from `normalizeText`, which have one
 * of some names: “Rua do Cabo”, “Bairro Cabo”.
 * @param names a pattern of the names
 * @param before a pattern of the words before them
 */
export function withoutStreets(names: string, before = STREET): (text: string) => string {
  const street = new RegExp(`(^|\\P{L})(?:${before}) (?:d[aeo]s? )?(?:${names})`, 'gu')
  return (text) => text.replace(street, `$1${NAME}`)
}

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
  const streetless = withoutStreets(STREET_NAMES_WITH_KEYWORDS)
  return published
    .filter(({ path }) => !isName(path) && !hasTrait(path, 'no claim'))
    .map(({ path, text }) => ({
      path,
      text: streetless(normalizeText(text).replace(name, `$1${NAME}`)),
    }))
}
