/** Texts without a promise, for the place of one that is not true. */
import * as z from 'zod'
import { leaves } from '@/content/leaves'
import { normalizeText } from '@/content/normalize-text'
import type { SiteContent } from '@/content/schema'
import { bareRule } from '@/content/validation'

/** The most letters that a field takes. */
export function longestOf(rule: unknown): number {
  const bare = bareRule(rule)
  return bare instanceof z.ZodString ? (bare.maxLength ?? Infinity) : Infinity
}

/** The sentences of a text that do not make a claim. */
export const withoutClaim = (text: string, claim: RegExp): string =>
  (text.match(/[^.!?]+(?:[.!?]+|$)\s*/g) ?? [])
    .filter((sentence) => !claim.test(normalizeText(sentence)))
    .join('')
    .trim()

/**
 * The longest text without a promise that fits into a field and is nowhere on the site yet: two items of one list may
 * not be the same.
 */
export function neutralFor(
  texts: readonly string[],
  content: SiteContent,
  most: number,
): string | undefined {
  const { claims: _, ...shown } = content
  const used = new Set(leaves(shown).map(({ value }) => value))
  const fitting = texts.filter((text) => text.length <= most && !used.has(text))
  return fitting.sort((a, b) => b.length - a.length)[0]
}
