import type { Claim } from '@/content/schema'

/** Whole words in any capitals. */
const wholeWords = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'giu')

/** Words of a result that nobody can promise (Consumer Code, art. 37). */
const ABSOLUTE = [
  '100\\s?%',
  'cem por cento',
  'definitiv[ao]s?',
  'definitivamente',
  'sem (?:nenhum |qualquer )?riscos?',
  'risco zero',
  'para sempre',
  'nunca mais',
  'garantia total',
  'totalmente segur[ao]s?',
  'resultado garantido',
  '[ao] melhor d[aeo]s?',
  'líder(?:es)?',
].map(wholeWords)

type Stretch = { start: number; end: number; words: string }

function stretches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    words: found[0],
  }))
}

/** Where a text makes a claim. */
function claimed(text: string, { words }: Pick<Claim, 'words'>): Stretch[] {
  return words
    .map((said) => wholeWords(said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .flatMap((pattern) => stretches(text, pattern))
}

export const makesClaim = (text: string, claim: Pick<Claim, 'words'>) =>
  claimed(text, claim).length > 0

/**
 * The absolute promises in a text, as they stand there, but for those that the owner answers for:
 * `npm run launch-check` asks for a yes to each claim.
 */
export function absolutePromises(text: string, claims: readonly Pick<Claim, 'words'>[]): string[] {
  const found = ABSOLUTE.flatMap((pattern) => stretches(text, pattern))
  if (found.length === 0) return []
  const covered = claims.flatMap((claim) => claimed(text, claim))
  return found
    .filter(({ start, end }) => !covered.some((it) => it.start <= start && end <= it.end))
    .map(({ words }) => words)
}
