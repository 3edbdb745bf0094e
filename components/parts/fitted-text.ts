/*
 * Chooses the size of a text that is too wide for its column, because CSS cannot measure a text. All widths are
 * multiples of the font size. Each component has its own limit; measure it again after a change of the column or the
 * font size. The tests of broken words fail if it is too large.
 */

/** Word widths that have a class in components/parts/fitted-heading.css: `.word-9`. */
const WORD_WIDTHS = [6, 9, 11, 14, 25]
/** Factor for fallback fonts, which are slightly wider. */
const FALLBACK_FONT_FACTOR = 1.03

/**
 * Returns the class whose `--word-width` has room for a word.
 * @param limit width of a word that fits at the usual size, for which the result is undefined
 */
export const wordClass = (width: number, limit: number): string | undefined =>
  width > limit
    ? `word-${WORD_WIDTHS.find((wordWidth) => width * FALLBACK_FONT_FACTOR <= wordWidth) ?? 25}`
    : undefined
