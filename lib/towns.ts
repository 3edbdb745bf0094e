import { normalizeText } from '@/content/normalize-text'

/** Compares two town names, ignoring accents, case, and the kind of apostrophe or hyphen. */
export const sameTown = (one: string, other: string): boolean =>
  normalizeText(one) === normalizeText(other)
