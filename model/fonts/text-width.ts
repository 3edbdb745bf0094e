import { withoutMarkers } from '@/model/values/text-markers'
import glyphWidths from './glyph-widths.json' with { type: 'json' }

/**
 * The fonts of the site: `display` for headings, labels and buttons, `text` for everything else.
 */
export type FontName = keyof typeof glyphWidths

const glyphWidthsByFont = new Map(
  Object.entries(glyphWidths).map(([font, byWidth]) => [
    font,
    new Map(
      Object.entries(byWidth).flatMap(([width, characters]) =>
        [...characters].map((character) => [character, Number(width) / 1000] as const),
      ),
    ),
  ]),
)

/** Assumed width of characters that the site's fonts lack, such as emoji. */
const MISSING_GLYPH_WIDTH = 1.3

/** Checks whether a font of the site contains a character. */
export const hasGlyph = (character: string, font: FontName): boolean =>
  glyphWidthsByFont.get(font)?.has(character) ?? false

/**
 * Returns the width of a text on one line, without letter spacing, as a multiple of the font size.
 */
export function textWidth(text: string, font: FontName = 'display'): number {
  const widths = glyphWidthsByFont.get(font)
  return [...withoutMarkers(text)].reduce(
    (sum, character) => sum + (widths?.get(character) ?? MISSING_GLYPH_WIDTH),
    0,
  )
}

/**
 * Splits a text where a browser may break a line: at spaces, and after a hyphen or dash between
 * letters.
 */
export const unbreakableWords = (text: string) =>
  text.replace(/(\p{L}[-–—])(?=\p{L})/gu, '$1 ').split(/ +/)

/**
 * Returns the width of the widest word, as a multiple of the font size. In a column of 280 px, the
 * largest size that breaks no word is 280 / `widestWord(text)` px.
 */
export const widestWord = (text: string, font: FontName = 'display'): number =>
  Math.max(0, ...unbreakableWords(text).map((word) => textWidth(word, font)))
