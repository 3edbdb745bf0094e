/** Finds changes that take a claim out of a field, because the owner must remove untrue claims. */
import * as z from 'zod'
import { type ContentFiles, fieldKey } from '@/editor/store/content-files'
import { readLeniently } from '@/editor/store/lenient-content'
import { normalizeText } from '@/model/format/normalize-text'
import { hoursText } from '@/model/format/opening-hours'
import { keywordPattern } from '@/model/launch/claims'
import { createPlaceholderFiller, readHours } from '@/model/placeholders'
import type { SiteContent } from '@/model/schema'
import { type FieldPath, leaves, mapLeaves, valueAt } from '@/model/tree'
import { schemaAt, schemaMetadataAt, unwrapSchema } from '@/model/validation'

/** A change that takes a claim out of a field: another value for the field, its group or list. */
export type Suggestion = { path: FieldPath; value: unknown; label: string }

/** Returns the maximum length of a field, or Infinity for a field without a limit. */
export function maxLengthOf(schema: unknown): number {
  const bare = unwrapSchema(schema)
  return bare instanceof z.ZodString ? (bare.maxLength ?? Infinity) : Infinity
}

/** Matches a sentence, or a part of a line that is divided by dots: “Orçamento grátis · ”. */
const PHRASE = /.+?(?:[.!?]”?\s+(?=[\p{Lu}“{])|\s+·\s+|$)/gsu

/** Returns a text without the sentences and phrases that make a claim. */
export function removeClaim(text: string, makesClaim: (phrase: string) => boolean): string {
  const phrases = (text.match(PHRASE) ?? []).filter((phrase) => !makesClaim(phrase))
  const rest = phrases.join('').replace(/\s+(?:·\s+)?$/, '')
  const isCapital = /^\p{Lu}/u.test(text)
  return isCapital ? rest.replace(/^./, (letter) => letter.toLocaleUpperCase('pt-BR')) : rest
}

/**
 * Returns the path of a text that can replace a title or description: that text also names the page
 * or the company, which helps search engines more than a neutral text.
 */
function otherNameOf([file = '', ...field]: FieldPath): FieldPath | undefined {
  const name = fieldKey(field)
  if (file === 'interface' && name === 'facts.description') return ['home', 'services', 'title']
  if (name === 'meta.title' || name === 'hero.eyebrow') return [file, 'area', 'intro']
  return name === 'hero.title' ? [file, 'services', 'title'] : undefined
}

/** Key of the opening hours, a group that the pages show in words. */
const HOURS_KEY = 'company.hours'

/** Returns the text of a field, or the words of the opening hours. */
export function textAt(draft: ContentFiles, path: FieldPath): unknown {
  const value = valueAt(draft, path)
  if (fieldKey(path) !== HOURS_KEY) return value
  const { opening = [] } = readHours(value) ?? {}
  return hoursText({ opening })
}

/** Lists of neutral texts in content/claims.json, each with the fields that its texts fit. */
const NEUTRAL_LISTS = [
  { name: 'neutralFigures', fields: /\.figures\.\d+\.\w+$/ },
  { name: 'neutral', fields: /\b(?:text|intro|description|answer|note)$|\bsteps\.\d+$/ },
  { name: 'neutralTitles', fields: /^(?:home|drains)\./ },
] as const

const textLength = (value: unknown) =>
  leaves(value)
    .map(({ value }) => value)
    .join(' ').length

/**
 * Returns functions that find a claim in a field and suggest a change that takes the claim out.
 * @param content the content with filled placeholders
 * @param draft the same content as the owner is changing it, with placeholders
 */
export function createClaimSuggestions(content: SiteContent, draft: ContentFiles) {
  const { fillText } = createPlaceholderFiller(draft)
  const { claims } = readLeniently(draft)
  const anyClaim = keywordPattern(content.claims.items.flatMap(({ words }) => words))

  const fillValue = (value: unknown, path: FieldPath) =>
    mapLeaves(value, (leaf) => (typeof leaf === 'string' ? fillText(leaf, path) : leaf))
  const hasClaim = (claim: RegExp, value: unknown, path: FieldPath) =>
    leaves(fillValue(value, path)).some(({ value }) => claim.test(normalizeText(String(value))))
  const fits = ({ path, value }: Suggestion) => {
    const schema = schemaAt(path)
    return schema instanceof z.ZodType && schema.safeParse(fillValue(value, path)).success
  }
  const suggestReplacement = (path: FieldPath, value: unknown): Suggestion => {
    const texts = leaves(fillValue(value, path)).map(({ value }) => value)
    return { path, value, label: `Trocar por “${texts.join(' ')}”` }
  }
  const suggestRemoval = (path: FieldPath, value: unknown, title = ''): Suggestion => ({
    path,
    value,
    label: `Tirar do site: ${title}`,
  })

  /** Returns the removal of the smallest optional field or group that contains a field. */
  function suggestOptionalFieldRemoval(path: FieldPath): Suggestion[] {
    const ends = path.map((_, index) => path.length - index)
    const end = ends.find((end) => schemaAt(path.slice(0, end)) instanceof z.ZodOptional)
    const target = path.slice(0, end)
    return end ? [suggestRemoval(target, undefined, schemaMetadataAt(target)?.title)] : []
  }

  /**
   * Returns the removal of the list item that contains a field. Keeps items with a slug, because
   * other items link to them, and the company's towns, because notes name them.
   */
  function suggestListItemRemoval(path: FieldPath): Suggestion[] {
    const position = path.map((segment) => typeof segment).lastIndexOf('number')
    const [list, target] = [path.slice(0, position), path.slice(0, position + 1)]
    const items = valueAt(draft, list)
    if (!Array.isArray(items) || path[0] === 'company') return []
    if (valueAt(draft, [...target, 'slug']) !== undefined) return []
    const others = items.filter((_, index) => index !== path[position])
    return [suggestRemoval(list, others, schemaMetadataAt(target)?.title)]
  }

  /** Returns the neutral replacements of a field, the longest first. */
  function suggestNeutralTexts(path: FieldPath): Suggestion[] {
    const name = NEUTRAL_LISTS.find(({ fields }) => fields.test(fieldKey(path)))?.name
    if (!name) return []
    // Skips texts that the file contains, because two items of a list must differ.
    const used = new Set(leaves(draft[String(path[0])]).map(({ value }) => value))
    const target = name === 'neutralFigures' ? path.slice(0, -1) : path
    return [...claims[name]]
      .filter((value) => !leaves(value).some((leaf) => used.has(leaf.value)))
      .sort((a, b) => textLength(b) - textLength(a))
      .map((value) => suggestReplacement(target, value))
  }

  /** Returns notes in place of the company's days and times. */
  const suggestNeutralHours = (path: FieldPath): Suggestion[] =>
    fieldKey(path) === HOURS_KEY
      ? claims.neutralHours.map((note) => suggestReplacement(path, { note }))
      : []

  function suggestOtherName(path: FieldPath): Suggestion[] {
    const name = valueAt(draft, otherNameOf(path) ?? [])
    return typeof name === 'string' ? [suggestReplacement(path, name.replace(/\.$/, ''))] : []
  }

  return {
    /** Checks whether a field of the draft makes a claim. */
    makesClaim: (path: FieldPath, words: readonly string[]) =>
      hasClaim(keywordPattern(words), textAt(draft, path), path),
    /**
     * Returns the first change that the schema accepts. Its new texts make no other claim.
     * @param words the keywords of the claim, with filled placeholders
     * @returns undefined if the text is not empty and does not make the claim, or if no change fits
     * and the owner must rewrite the text
     */
    suggest(path: FieldPath, words: readonly string[]): Suggestion | undefined {
      const claim = keywordPattern(words)
      const text = textAt(draft, path)
      if (typeof text !== 'string') return undefined
      const isField = typeof valueAt(draft, path) === 'string'
      // An empty field needs another text; hours without days need none.
      if ((text !== '' || !isField) && !hasClaim(claim, text, path)) return undefined
      const rest = {
        path,
        value: removeClaim(text, (phrase) => hasClaim(claim, phrase, path)),
        label: 'Tirar só esta promessa',
      }
      if (isField && rest.value !== '' && fits(rest) && !hasClaim(claim, rest.value, path))
        return rest
      const replacements = [...suggestOtherName(path), ...suggestNeutralTexts(path)].filter(
        ({ value, path }) => !hasClaim(anyClaim, value, path),
      )
      return [
        ...suggestNeutralHours(path),
        ...suggestOptionalFieldRemoval(path),
        ...suggestListItemRemoval(path),
        ...replacements,
      ].find(fits)
    },
  }
}
