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

/** Tag of the table of names, in bytes. */
const NAME_TABLE = 0x6e_61_6d_65

function groupByWidth(widths: ReadonlyMap<string, number>): Record<number, string> {
  const table: Record<number, string> = {}
  for (const [character, width] of [...widths].sort())
    table[width] = `${table[width] ?? ''}${character}`
  return table
}

/**
 * Removes the names from a font, because browsers show none of them: 0.6 kB of two fonts. Keeps one
 * letter of the family and of the style (1 and 2), because browsers reject a font without names.
 * public/licenses/ has the copyright.
 */
function removeNames(sfnt: Uint8Array): Uint8Array {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index)
  const entry = tables.find((offset) => view.getUint32(offset) === NAME_TABLE)
  if (entry === undefined) throw new Error('The font has no names')
  const start = view.getUint32(entry + 8)
  const records = Array.from({ length: view.getUint16(start + 2) }, (_, index) =>
    sfnt.slice(start + 6 + 12 * index, start + 18 + 12 * index),
  )
  // The seventh and eighth byte of a record are the name's number.
  const kept = records.filter(([, , , , , , high, low]) => high === 0 && (low === 1 || low === 2))
  view.setUint16(start + 2, kept.length)
  for (const [index, record] of kept.entries()) {
    sfnt.set(record, start + 6 + 12 * index)
    // The length, in bytes of UTF-16.
    view.setUint16(start + 6 + 12 * index + 8, 2)
  }
  return sfnt
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
  const woff2 = await subsetFont(removeNames(named), FONT_CHARACTERS, {
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
