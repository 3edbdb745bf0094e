import { type FontName, textWidth, widestWord } from '@/model/fonts/text-width'

/*
 * Chooses the size of a text that is too wide for its column, because CSS cannot measure a text. All widths are
 * multiples of the font size.
 */

/**
 * The widest word, and the widest text, that fit at the usual size. Measure a limit again after a change of the column or
 * the font size. The tests of broken words fail if it is too large.
 */
const LIMITS = {
  /** The narrowest column that any heading has. */
  heading: { word: 7.9, text: Infinity },
  /**
   * The column beside the illustration: 40 % of the screen (hero.css) at 6.4vw (app/styles/theme.css). Four lines, a
   * seventh less for their ends: more would push the button down.
   */
  headline: { word: 6.2, text: 21.5 },
  /** A line at 320 px, beside mark and menu (brand.css). Two lines, a fifth less, because they are never equally full. */
  name: { word: 7.5, text: 12 },
  /** A tile in a row of twelve (problems.css). */
  tile: { word: 5.3, text: Infinity },
  /** `--word-width` of about.css, less the width that fallback fonts add. */
  figure: { word: Infinity, text: 4.2 },
  /** The question about analytics, which leaves the chat button of a low phone above the floating chat (consent.css). */
  question: { word: Infinity, text: 44 },
}

/** Checks whether a text needs a smaller size, because it is too long or has a word that is too wide. */
export function isWide(place: keyof typeof LIMITS, text: string, font?: FontName): boolean {
  const limit = LIMITS[place]
  return textWidth(text, font) > limit.text || widestWord(text, font) > limit.word
}

const WIDEST = 25

/** Word widths that have a class, `word-9`, in fitted-heading.css. */
export const WORD_WIDTHS = [6, 9, 11, 14, WIDEST]
/** Factor for fallback fonts, which are slightly wider. */
const FALLBACK_FONT_FACTOR = 1.03

/**
 * Returns the class whose `--word-width` has room for a word, or for a text on one line: the widest class for a word that
 * none has room for.
 */
export const wordClass = (width: number): string =>
  `word-${WORD_WIDTHS.find((wordWidth) => width * FALLBACK_FONT_FACTOR <= wordWidth) ?? WIDEST}`
