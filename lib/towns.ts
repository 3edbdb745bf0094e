import { normalizeText } from '@/content/normalize-text'

/** Compares two names of towns as people read them: an apostrophe or a dash may be written in several ways. */
export const sameTown = (one: string, other: string): boolean =>
  normalizeText(one) === normalizeText(other)
