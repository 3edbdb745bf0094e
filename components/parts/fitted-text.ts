import { textWidth, widestWord } from '@/model/fonts/text-width'

/*
 * Chooses the class of a text that is too wide for its column, because CSS cannot measure a text.
 * All widths are multiples of the font size, as in fitted-heading.css beside this file.
 */

/**
 * Widths that fit at the usual size. Measure them again after a change of the column or the font
 * size; the tests of broken words fail if one is too large.
 */
const MAX_WIDTHS = {
  /** One line of the name in the header at 320 px, beside mark and menu (layout/brand.css). */
  brandWord: 7.5,
  /** Two such lines, a fifth less, because the lines of a name are never equally full. */
  brand: 12,
  /** The column beside the illustration: 40 % of the screen (sections/hero.css) at 6.4vw (app/styles/theme.css). */
  heroWord: 6.2,
  /** Four such lines, a seventh less for their ends: more would push the button down. */
  heroTitle: 21.5,
  /** A tile in a row of twelve (sections/problems.css). */
  tileWord: 5.3,
  /** The narrowest column that any heading has at its usual size. */
  headingWord: 7.9,
  /** A question that leaves the chat button of a short phone above the floating chat (layout/consent.css). */
  question: 44,
  /** `--word-width` of sections/about.css, less the width that fallback fonts add. */
  figure: 4.2,
}

/**
 * Word widths that have a class in components/parts/fitted-heading.css: `.word-9`.
 */
const WORD_WIDTHS = [6, 9, 11, 14, 25]
/** Factor for fallback fonts, which are slightly wider. */
const FALLBACK_FONT_FACTOR = 1.03

const wordWidthClass = (width: number) =>
  `word-${WORD_WIDTHS.find((wordWidth) => width * FALLBACK_FONT_FACTOR <= wordWidth) ?? 25}`

/**
 * Returns the class of the company's name in the header: a smaller one for a name that needs more
 * than two lines on a phone, or has a word wider than a line.
 */
export const brandClass = (name: string): string =>
  textWidth(name) > MAX_WIDTHS.brand || widestWord(name) > MAX_WIDTHS.brandWord
    ? 'brand brand-wide'
    : 'brand'

/**
 * Returns the class of a headline: a smaller one for a long headline, or for one with a word too
 * wide for the column beside the illustration.
 */
export const heroTitleClass = (title: string): string =>
  textWidth(title) > MAX_WIDTHS.heroTitle || widestWord(title) > MAX_WIDTHS.heroWord
    ? 'text-hero top-wide'
    : 'text-hero'

/** Returns the class of the question about analytics: another one for a long question. */
export const questionClass = (question: string): string =>
  textWidth(question, 'text') > MAX_WIDTHS.question
    ? 'page-container long-question'
    : 'page-container'

/** Returns the class of the problem tiles if a label is too wide for twelve tiles in a row. */
export const problemTilesClass = (labels: readonly string[]): string | undefined =>
  labels.some((label) => widestWord(label) > MAX_WIDTHS.tileWord) ? 'problems-wide' : undefined

/**
 * Returns the class of a heading with a word too wide for some column of the site; undefined for a
 * heading that fits everywhere.
 */
export function wideWordClass(text: string): string | undefined {
  const width = widestWord(text)
  return width > MAX_WIDTHS.headingWord ? wordWidthClass(width) : undefined
}

/**
 * Returns the class of a row of figures, whose size is that of the widest one; undefined if all fit
 * at the usual size.
 */
export function figuresClass(numerals: readonly string[]): string | undefined {
  const width = Math.max(...numerals.map((numeral) => textWidth(numeral)))
  return width > MAX_WIDTHS.figure ? wordWidthClass(width) : undefined
}
