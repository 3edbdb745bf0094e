import { type FontName, hasGlyph, textWidth, widestWord } from './text-width'

/**
 * Leaves out what the fonts of the share images lack, such as emoji: for these, their program would ask another host
 * for a font, and the build asks nobody.
 */
export const drawableText = (text: string, font: FontName): string =>
  [...text]
    .filter((character) => hasGlyph(character, font))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()

type Box = {
  font: FontName
  width: number
  height: number
  /** As a multiple of the size. */
  lineHeight: number
  letterSpacing?: number
  largest: number
}

/** Counts the lines of a text in a column, both measured as multiples of the size. */
function linesIn(text: string, column: number, widthOf: (text: string) => number): number {
  let lines = 1
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > column) lines += 1
    line = line !== '' && widthOf(longer) > column ? word : longer
  }
  return lines
}

/**
 * Returns the largest size in whole pixels at which texts stay within a box, with whole words.
 * @param texts each begins on a line of its own
 */
export function sizeToFit(texts: readonly string[], box: Box): number {
  const { font, width, height, lineHeight, letterSpacing = 0, largest } = box
  const widthOf = (text: string) => textWidth(text, font) + letterSpacing * text.length
  const widest = Math.max(...texts.map((text) => widestWord(text, font)))
  const fits = (size: number) => {
    const lines = texts.reduce((sum, text) => sum + linesIn(text, width / size, widthOf), 0)
    return widest * size <= width && lines * lineHeight * size <= height
  }
  let size = largest
  while (size > 1 && !fits(size)) size -= 1
  return size
}
