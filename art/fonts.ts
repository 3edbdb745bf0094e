/**
 * `npx tsx art/fonts.ts`: cuts the fonts down to the letters and weights that the site sets. app/fonts.css
 * has their rules. The share images take uncompressed fonts, because their program reads no woff2, and of more
 * letters, because nobody downloads these. lib/glyph-widths.json gets the widths of all letters.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Every character that a page of the site may set. Others come in the visitor's own font. */
const CHARACTERS = [
  range(0x20, 0x7e).replace(/[#*<=>@[\\\]^_`{|}~]/g, ''),
  'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  // Surnames of the region: Köhler, Schäfer, Weiß, Muñoz, Nicolè. All of Latin-1 would cost 5.8 kB.
  'ÄÖäößÑñÈè',
  'ªº°©·–—‘’“”…',
  '\u00a0\u00ad',
].join('')

/** Every character that a share image may set. lib/share-text.ts leaves others out. */
const SHARE_CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  'ȘșȚțẞ',
  range(0x2010, 0x2044),
  '€™−↑↓',
].join('')

// The optical size is pinned between a card's title and the headline: the 96 cut is too tight for 22 px,
// the 12 cut too loose for 80 px.
const cuts = [
  {
    name: 'display',
    font: 'bricolage-grotesque',
    axis: 'opsz',
    axes: { opsz: 64, wght: 800 },
  },
  // One weight: what stands out is in the display font. A second one would cost the first screen 4.2 kB.
  { name: 'text', font: 'source-sans-3', axis: 'wght', axes: { wght: 400 } },
] as const

/** @returns the width of each character of a font, in thousandths of the size of the text */
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

/** @returns for each width its characters */
function byWidth(widths: ReadonlyMap<string, number>): Record<number, string> {
  const table: Record<number, string> = {}
  for (const [character, width] of [...widths].sort())
    table[width] = `${table[width] ?? ''}${character}`
  return table
}

const glyphWidths: Record<string, Record<number, string>> = {}
for (const { name, font, axis, axes } of cuts) {
  const folder = `node_modules/@fontsource-variable/${font}`
  const cut = (letters: string, characters: string, targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(
      readFileSync(`${folder}/files/${font}-${letters}-${axis}-normal.woff2`),
      characters,
      {
        targetFormat,
        variationAxes: axes,
        // Kerning narrows a headline by 0.2 % on average, and would cost 4.6 kB before the first screen.
        keepFeatures: [],
        noHinting: true,
        dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'meta', 'prep'],
      },
    )
  const packed = await cut('latin', CHARACTERS, 'woff2')
  writeFileSync(`app/fonts/${name}.woff2`, packed)
  copyFileSync(`${folder}/LICENSE`, `public/licenses/${font}.txt`)
  console.log(`${name}.woff2 ${packed.length} bytes`)

  const latin = await cut('latin', SHARE_CHARACTERS, 'sfnt')
  const more = await cut('latin-ext', SHARE_CHARACTERS, 'sfnt')
  writeFileSync(`app/compartilhar/${name}.ttf`, latin)
  writeFileSync(`app/compartilhar/${name}-ext.ttf`, more)
  glyphWidths[name] = byWidth(new Map([...widthsOf(more), ...widthsOf(latin)]))
}
writeFileSync('lib/glyph-widths.json', `${JSON.stringify(glyphWidths, null, 2)}\n`)
