/** Finds texts without claims, because the owner must replace claims that are not true. */
import * as z from 'zod'
import { normalizeText } from '@/content/normalize-text'
import type { SiteContent } from '@/content/schema'
import { leaves, type Path } from '@/content/tree'
import { bareSchema, schemaAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'

/** Returns the maximum length of a field, or Infinity for a field without a limit. */
export function maxLengthOf(schema: unknown): number {
  const bare = bareSchema(schema)
  return bare instanceof z.ZodString ? (bare.maxLength ?? Infinity) : Infinity
}

/**
 * Removes the sentences that make a claim from a text.
 * @param claim pattern from `keywordPattern`
 */
export const removeClaim = (text: string, claim: RegExp): string =>
  (text.match(/[^.!?]+(?:[.!?]+|$)\s*/g) ?? [])
    .filter((sentence) => !claim.test(normalizeText(sentence)))
    .join('')
    .trim()

/**
 * Returns the neutral texts of content/claims.json, the longest first. Skips texts that the site
 * contains, because two items of a list must differ.
 */
export function unusedNeutralTexts({ claims, ...shown }: SiteContent): string[] {
  const used = new Set(leaves(shown).map(({ value }) => value))
  return claims.neutral.filter((text) => !used.has(text)).sort((a, b) => b.length - a.length)
}

/**
 * Matches fields with sentences about the company's work. In a title, a keyword, an answer or a
 * fact of the company, a sentence about something else makes no sense.
 */
const SENTENCES = /^(?:home|drains)\.(?!meta\.).*\b(?:text|intro|description)$/

/**
 * Returns the longest neutral text that fits a field, or undefined.
 * @param neutralTexts result of `unusedNeutralTexts`
 */
export const neutralTextFor = (path: Path, neutralTexts: readonly string[]): string | undefined =>
  SENTENCES.test(keyOf(path))
    ? neutralTexts.find((text) => text.length <= maxLengthOf(schemaAt(path)))
    : undefined
