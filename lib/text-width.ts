import glyphWidths from './glyph-widths.json' with { type: 'json' }

/** The fonts of the site: `display` for headings, labels and buttons, `text` for everything else. */
export type FontName = keyof typeof glyphWidths

const tables = new Map(
  Object.entries(glyphWidths).map(([font, byWidth]) => [
    font,
    new Map(
      Object.entries(byWidth).flatMap(([width, characters]) =>
        [...characters].map((character) => [character, Number(width) / 1000] as const),
      ),
    ),
  ]),
)

/** Letters of other scripts and emoji, which come from a font of the visitor's. */
const OTHER_WIDTH = 1.3

/** Marks around the texts in the editor's preview (editor/preview/places.ts), because the content has none of these. */
const MARK = /\p{Co}/gu

/** Checks that a font of the site has a character. */
export const hasGlyph = (character: string, font: FontName): boolean =>
  tables.get(font)?.has(character) ?? false

/** Returns the width of a text on one line, as a multiple of its size. Add the letter spacing, if there is any. */
export function textWidth(text: string, font: FontName = 'display'): number {
  const table = tables.get(font)
  return [...text.replace(MARK, '')].reduce(
    (sum, character) => sum + (table?.get(character) ?? OTHER_WIDTH),
    0,
  )
}

/** Returns the parts of a text between which a browser may begin a new line. */
const unbroken = (text: string) => text.split(/ +|(?<=\p{L}[-–—])(?=\p{L})/u)

/**
 * Returns the width of the widest word of a text, as a multiple of its size: no narrower column keeps its words
 * whole. A column of 280 px has room for a size of 280 / `widestWord(text)` px.
 */
export const widestWord = (text: string, font: FontName = 'display'): number =>
  Math.max(0, ...unbroken(text).map((word) => textWidth(word, font)))

/** Any column of the site has room for a word of this width at the usual size. */
const USUAL_WIDTH = 7.9
/** The steps of `.word-…` in components/parts/fitted-text.css. */
const STEPS = [9, 10, 11, 12, 14, 17, 20, 25]
/** Fallback fonts are a little wider. */
const RESERVE = 1.03

/**
 * Returns the step of a heading that has a word too wide for some column of the site, or undefined for a heading that
 * fits everywhere.
 */
export function wideWordStep(text: string): number | undefined {
  const width = widestWord(text)
  return width > USUAL_WIDTH ? (STEPS.find((step) => width * RESERVE <= step) ?? 25) : undefined
}
