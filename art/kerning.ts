/**
 * Kerning in the small: the classes of a font's GPOS table hold tens of thousands of pairs, which weigh as
 * much as its outlines. The OpenType `kern` table holds those alone that are named.
 * https://learn.microsoft.com/typography/opentype/spec/kern
 */
import { create, type Font } from 'fontkit'
import { fontOf, tablesOf } from './font-file'

/** Less than this part of an em is not seen at the size of a title. */
const SEEN = 0.01

/** One value of the table: two glyphs, and how much nearer (negative) they stand, in units of the font. */
type Pair = { left: number; right: number; value: number }

function advance(font: Font, text: string): number {
  return font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}

/**
 * @param font with all its kerning
 * @param pairs two characters each
 * @returns what the font does to those of them that a reader can see, by its own glyph numbers
 */
function kerningOf(font: Font, pairs: Iterable<string>): Pair[] {
  const found: Pair[] = []
  for (const pair of pairs) {
    const [first = '', second = ''] = pair
    const { glyphs } = font.layout(pair)
    const value = advance(font, pair) - advance(font, first) - advance(font, second)
    const [left, right] = glyphs
    if (left && right && Math.abs(value) >= SEEN * font.unitsPerEm)
      found.push({ left: left.id, right: right.id, value: Math.round(value) })
  }
  return found.sort((a, b) => a.left - b.left || a.right - b.right)
}

/** The table's one subtable, of format 0: a list for a binary search. */
function kernTable(pairs: readonly Pair[]): Buffer {
  const entrySelector = Math.floor(Math.log2(pairs.length))
  const searchRange = 6 * 2 ** entrySelector
  const length = 14 + 6 * pairs.length
  const words = [0, 1, 0, length, 1, pairs.length]
  words.push(searchRange, entrySelector, 6 * pairs.length - searchRange)
  for (const { left, right, value } of pairs) words.push(left, right, value & 0xffff)
  const table = Buffer.alloc(4 + length)
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index)
  return table
}

/**
 * @param plain a TrueType file without kerning
 * @param kerned the same file, with all the kerning of its font: the glyphs have the same numbers
 * @param pairs two characters each, all that are to keep theirs
 */
export function withKerning(plain: Buffer, kerned: Buffer, pairs: Iterable<string>): Buffer {
  const bytes = kernTable(kerningOf(create(kerned), pairs))
  return fontOf([...tablesOf(plain), { tag: 'kern', bytes }])
}
