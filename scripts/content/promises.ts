import type { AllowedPromise } from '../../content/schema'

/** Words of a result that nobody can promise (Consumer Code, art. 37), as patterns of whole words. */
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
].map((words) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`, 'giu'))

function stretches(text: string, pattern: RegExp): { start: number; end: number; words: string }[] {
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    words: found[0],
  }))
}

/** A piece of text as a pattern that matches it literally, without regard to case. */
function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
}

/** The absolute promises in a text that no exception covers, as they stand there. */
export function absolutePromises(text: string, allowed: readonly AllowedPromise[]): string[] {
  const covered = allowed.flatMap((exception) => stretches(text, literally(exception.text)))
  return ABSOLUTE.flatMap((pattern) => stretches(text, pattern))
    .filter(({ start, end }) => !covered.some((it) => it.start <= start && end <= it.end))
    .map(({ words }) => words)
}
