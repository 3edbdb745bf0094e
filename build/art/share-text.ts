import {
  type FontName,
  hasGlyph,
  textWidth,
  unbreakableWords,
  widestWord,
} from '@/model/fonts/text-width'

/**
 * Removes characters that the fonts of the share images lack, such as emoji, because next/og would
 * download a font for them during the build (findings/share-image-requests.sh).
 */
export const drawableText = (text: string, font: FontName): string =>
  [...text]
    .filter((character) => hasGlyph(character, font))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Returns the drawable parts of a text with “ · ” between them, each for a line of its own. */
export const drawableLines = (text: string, font: FontName): string[] =>
  text
    .split(' · ')
    .map((part) => drawableText(part, font))
    .filter((part) => part !== '')

type TextBox = {
  font: FontName
  width: number
  height: number
  /** Multiple of the font size. */
  lineHeight: number
  letterSpacing?: number
  maxFontSize: number
}

/**
 * Counts the lines of a text in a column.
 * @param column width of the column, as a multiple of the font size
 * @param widthOf returns the width of a text in the same unit
 */
function linesIn(text: string, column: number, widthOf: (text: string) => number): number {
  let lines = 1
  let line = ''
  for (const word of unbreakableWords(text)) {
    const space = line === '' || /\p{L}[-–—]$/u.test(line) ? '' : ' '
    const longer = line + space + word
    if (line !== '' && widthOf(longer) > column) lines += 1
    line = line !== '' && widthOf(longer) > column ? word : longer
  }
  return lines
}

/**
 * Returns the largest font size, in whole pixels, at which texts fit in a box without broken words.
 * @param texts each starts on its own line
 * @param box width, height and `maxFontSize` in pixels; letter spacing as a multiple of the font
 * size
 */
export function fitFontSize(texts: readonly string[], box: TextBox): number {
  const { font, width, height, lineHeight, letterSpacing = 0, maxFontSize } = box
  const widthOf = (text: string) => textWidth(text, font) + letterSpacing * text.length
  const widest = Math.max(...texts.map((text) => widestWord(text, font)))
  const fits = (size: number) => {
    const lines = texts.reduce((sum, text) => sum + linesIn(text, width / size, widthOf), 0)
    return widest * size <= width && lines * lineHeight * size <= height
  }
  let size = maxFontSize
  while (size > 1 && !fits(size)) size -= 1
  return size
}
