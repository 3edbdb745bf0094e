/** Characters that keyboards, word processors and other languages use as an apostrophe. */
const APOSTROPHES = /['`´ʹʻʼʽˈ‘’‛′＇ꞌ]/g

/** Characters that people use as a hyphen: dashes, minus signs and lookalikes. */
const DASHES = /[\p{Pd}˗⁃−]/gu

/** Replaces all apostrophes, hyphens and spaces with those of keyboards. */
export const withKeyboardSigns = (text: string) =>
  text.replace(APOSTROPHES, "'").replace(DASHES, '-').replace(/\s+/g, ' ')

/**
 * Returns the form in which names are compared: lower case, no accents, no invisible characters, one
 * kind of apostrophe, hyphen and space.
 */
export const normalizeText = (text: string): string =>
  withKeyboardSigns(text.normalize('NFD').replace(/[\p{M}\p{DI}\p{Cf}]/gu, ''))
    .trim()
    .toLowerCase()

/** Returns a text as a part of an id: “Balneário Rincão” as “balneario-rincao”. */
export const slugOf = (text: string): string =>
  normalizeText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
