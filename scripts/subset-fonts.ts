/**
 * Reduces the fonts to the characters and weights that the site uses: `npx tsx scripts/subset-fonts.ts`.
 * app/fonts.css declares the fonts of the pages. The fonts of the share images have more
 * characters, because visitors do not download them, and are uncompressed, because next/og reads no
 * woff2. Writes the widths of all characters to model/art/glyph-widths.json.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS, SHARE_CHARACTERS } from '@/build/font-characters'

// Each axis has one value, because a range may be larger than the complete axis
// (findings/font-axis-range.sh), and the default is not Regular (findings/variable-font-default.sh). The
// optical size is fixed at 64, because 96 is too tight for a card title of 22 px, and 12 is too loose
// for a headline of 80 px.
const subsets = [
  {
    name: 'display',
    font: 'bricolage-grotesque',
    axis: 'opsz',
    axes: { opsz: 64, wght: 800 },
  },
  // Emphasis uses the display font, because a second weight of this font would add 4.2 kB to the
  // first screen.
  { name: 'text', font: 'source-sans-3', axis: 'wght', axes: { wght: 400 } },
] as const

/**
 * Measures each character of a font.
 * @returns the widths, in thousandths of the font size
 */
function widthsOf(sfnt: Uint8Array): Map<string, number> {
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  return new Map(
    [...face.collectUnicodes()].map((code) => {
      const advance = font.glyphHAdvance(font.nominalGlyph(code) ?? 0)
      return [String.fromCodePoint(code), Math.round((advance * 1000) / face.upem)]
    }),
  )
}

function groupByWidth(widths: ReadonlyMap<string, number>): Record<number, string> {
  const table: Record<number, string> = {}
  for (const [character, width] of [...widths].sort())
    table[width] = `${table[width] ?? ''}${character}`
  return table
}

/** The tables of a font that change. */
type Tables = Record<
  'name' | 'head' | 'hhea' | 'hmtx' | 'OS/2' | 'post' | 'loca' | 'glyf',
  DataView
>

function tablesOf({ buffer, byteOffset, byteLength }: Uint8Array): Tables {
  const font = new DataView(buffer, byteOffset, byteLength)
  const entries = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index)
  return Object.fromEntries(
    entries.map((entry) => [
      String.fromCharCode(...new Uint8Array(buffer, byteOffset + entry, 4)),
      new DataView(buffer, byteOffset + font.getUint32(entry + 8), font.getUint32(entry + 12)),
    ]),
  ) as Tables
}

/**
 * Removes the names from a font, because browsers show none of them: 0.6 kB of two fonts. Keeps one
 * letter of the family and of the style (1 and 2), because browsers reject a font without names.
 * public/licenses/ has the copyright.
 */
function removeNames({ name }: Tables): void {
  const bytes = new Uint8Array(name.buffer, name.byteOffset, name.byteLength)
  const records = Array.from({ length: name.getUint16(2) }, (_, index) =>
    bytes.slice(6 + 12 * index, 18 + 12 * index),
  )
  // The seventh and eighth byte of a record are the name's number.
  const kept = records.filter(([, , , , , , high, low]) => high === 0 && (low === 1 || low === 2))
  name.setUint16(2, kept.length)
  for (const [index, record] of kept.entries()) {
    bytes.set(record, 6 + 12 * index)
    // The length, in bytes of UTF-16.
    name.setUint16(6 + 12 * index + 8, 2)
  }
}

/** Returns half of a number. Rounds a half to an even number, because texts would get wider if all were rounded up. */
const half = (number: number) => (number % 2 === 0 ? number / 2 : 2 * Math.round(number / 4))

const halve = (table: DataView, offset: number) =>
  table.setInt16(offset, half(table.getInt16(offset)))

/** Halves the coordinates of an outline (https://learn.microsoft.com/typography/opentype/spec/glyf). */
function halveOutline(glyph: DataView): void {
  const contours = glyph.getInt16(0)
  for (const offset of [2, 4, 6, 8]) halve(glyph, offset)
  let offset = 10
  if (contours < 0) {
    // A letter and its accent.
    let flags = 0
    do {
      flags = glyph.getUint16(offset)
      if (flags & 1) for (const place of [4, 6]) halve(glyph, offset + place)
      else
        for (const place of [offset + 4, offset + 5])
          glyph.setInt8(place, half(glyph.getInt8(place)))
      offset += flags & 1 ? 8 : 6
    } while (flags & 32)
    return
  }
  const points = glyph.getUint16(8 + 2 * contours) + 1
  offset += 2 * contours
  offset += 2 + glyph.getUint16(offset)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = glyph.getUint8(offset++)
    const count = flag & 8 ? glyph.getUint8(offset++) + 1 : 1
    flags.push(...Array<number>(count).fill(flag))
  }
  // Coordinates are differences, of one byte with a separate sign, of two bytes, or left out.
  for (const [isByte, isSame] of [
    [2, 16],
    [4, 32],
  ] as const) {
    let before = 0
    let after = 0
    for (const flag of flags) {
      if (flag & isByte) before += flag & isSame ? glyph.getUint8(offset) : -glyph.getUint8(offset)
      else if (flag & isSame) continue
      else before += glyph.getInt16(offset)
      const difference = half(before) - after
      after += difference
      if (flag & isByte) glyph.setUint8(offset, Math.abs(difference))
      else glyph.setInt16(offset, difference)
      offset += flag & isByte ? 1 : 2
    }
  }
}

/**
 * Draws a font on a grid of 500 units per em, half of its own: 0.7 kB of the first load. A unit is a quarter of a pixel
 * in the headline of a phone with three pixels per point.
 */
function halveUnits(tables: Tables): void {
  const { hmtx, loca, glyf } = tables
  // The lengths in each table, by their offsets. First the units per em.
  for (const offset of [18, 36, 38, 40, 42]) halve(tables.head, offset)
  for (const offset of [4, 6, 8, 10, 12, 14, 16]) halve(tables.hhea, offset)
  for (const offset of [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88])
    halve(tables['OS/2'], offset)
  for (const offset of [8, 10]) halve(tables.post, offset)
  for (let offset = 0; offset < hmtx.byteLength; offset += 2) halve(hmtx, offset)
  // A font of less than 128 kB has short offsets, in words.
  const starts = Array.from(
    { length: loca.byteLength / 2 },
    (_, index) => 2 * loca.getUint16(2 * index),
  )
  for (const [index, start] of starts.entries())
    if (start < (starts[index + 1] ?? 0))
      halveOutline(new DataView(glyf.buffer, glyf.byteOffset + start))
}

const glyphWidths: Record<string, Record<number, string>> = {}
for (const { name, font, axis, axes } of subsets) {
  const folder = `node_modules/@fontsource-variable/${font}`
  const subset = (fontsourceSubset: string, characters: string, targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(
      readFileSync(`${folder}/files/${font}-${fontsourceSubset}-${axis}-normal.woff2`),
      characters,
      {
        targetFormat,
        variationAxes: axes,
        // No kerning: it narrows a headline by only 0.2 % on average, for 4.6 kB before the first
        // screen.
        keepFeatures: [],
        noHinting: true,
        dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'meta', 'prep'],
      },
    )
  const named = await subset('latin', FONT_CHARACTERS, 'sfnt')
  const tables = tablesOf(named)
  removeNames(tables)
  halveUnits(tables)
  const woff2 = await subsetFont(named, FONT_CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: [],
    noHinting: true,
  })
  writeFileSync(`app/fonts/${name}.woff2`, woff2)
  copyFileSync(`${folder}/LICENSE`, `public/licenses/${font}.txt`)
  console.log(`${name}.woff2 ${woff2.length} bytes`)

  const latin = await subset('latin', SHARE_CHARACTERS, 'sfnt')
  const latinExt = await subset('latin-ext', SHARE_CHARACTERS, 'sfnt')
  writeFileSync(`app/compartilhar/${name}.ttf`, latin)
  writeFileSync(`app/compartilhar/${name}-ext.ttf`, latinExt)
  glyphWidths[name] = groupByWidth(new Map([...widthsOf(latinExt), ...widthsOf(latin)]))
}
writeFileSync('model/art/glyph-widths.json', `${JSON.stringify(glyphWidths, null, 2)}\n`)
