/**
 * Reduces the fonts to the characters and weights that the site uses: `npx tsx scripts/subset-fonts.ts`.
 * app/fonts.css declares the fonts of the pages. The fonts of the share images have more
 * characters, because visitors do not download them, and are uncompressed, because next/og reads no
 * woff2. Writes the widths of all characters to model/fonts/glyph-widths.json. Needs fontTools, because no
 * npm package scales outlines: `pip install fonttools[woff]==4.66.1`.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'
import { FONT_CHARACTERS, SHARE_CHARACTERS } from '@/build/font-characters'
import { GENERATED_FOLDER } from '@/model/site/folder'

// Each axis has one value, because a range may be larger than the complete axis
// (findings/font-axis-range.sh), and the default is not Regular (findings/variable-font-default.sh). The
// optical size is fixed at 64, because 96 is too tight for a card title of 22 px, and 12 is too loose
// for a headline of 80 px.
const FONTS = [
  {
    name: 'display',
    font: 'bricolage-grotesque',
    axis: 'opsz',
    limits: ['opsz=64', 'wght=800'],
  },
  // Emphasis uses the display font, because a second weight of this font would add 4.2 kB to the
  // first screen.
  { name: 'text', font: 'source-sans-3', axis: 'wght', limits: ['wght=400'] },
] as const

/** Folder of the fonts between two commands. */
const WORK_FOLDER = `${GENERATED_FOLDER}/fonts`

/**
 * Units per em of the pages' fonts, instead of 1000, because both files are then 1.5 kB smaller. A unit is a
 * third of a pixel in the headline of a phone with three pixels per point. With 500 or 400, fontTools rounds many
 * widths up, and lines break elsewhere.
 */
const UNITS_PER_EM = '375'

const fontTools = (...args: string[]) =>
  // A date of its own would make each font different.
  execFileSync('fonttools', args, {
    stdio: 'pipe',
    env: { ...process.env, SOURCE_DATE_EPOCH: '0' },
  })

/**
 * Writes a font with some characters of another.
 * @param options more options of fontTools' `subset`
 */
function subset(font: string, characters: string, output: string, ...options: string[]): void {
  fontTools(
    'subset',
    font,
    `--text=${characters}`,
    `--output-file=${output}`,
    // No kerning: it narrows a headline by only 0.2 % on average, for 4.6 kB before the first screen.
    '--layout-features=',
    '--no-hinting',
    '--drop-tables+=BASE,GDEF,GPOS,GSUB,STAT,gasp,meta,prep',
    ...options,
  )
}

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

mkdirSync(WORK_FOLDER, { recursive: true })
const glyphWidths: Record<string, Record<number, string>> = {}
for (const { name, font, axis, limits } of FONTS) {
  const folder = `node_modules/@fontsource-variable/${font}`
  const [latin, latinExt] = ['latin', 'latin-ext'].map((part) => {
    const output = `${WORK_FOLDER}/${name}-${part}.ttf`
    const source = `${folder}/files/${font}-${part}-${axis}-normal.woff2`
    fontTools('varLib.instancer', source, ...limits, '-o', output)
    return output
  }) as [string, string]

  fontTools('ttLib.scaleUpem', latin, UNITS_PER_EM)
  const woff2 = `app/fonts/${name}.woff2`
  subset(
    latin.replace('.ttf', '-scaled.ttf'),
    FONT_CHARACTERS,
    woff2,
    '--flavor=woff2',
    // Browsers show no names, but reject a font without them. app/fonts/licenses/ has the copyright.
    '--name-IDs=1,2',
    '--obfuscate-names',
  )
  copyFileSync(`${folder}/LICENSE`, `app/fonts/licenses/${font}.txt`)
  console.log(`${woff2} ${statSync(woff2).size} bytes`)

  const merged = `${WORK_FOLDER}/${name}.ttf`
  fontTools('merge', latin, latinExt, `--output-file=${merged}`)
  const shareFont = `app/fonts/${name}.ttf`
  subset(merged, SHARE_CHARACTERS, shareFont, '--flavor=none')
  glyphWidths[name] = groupByWidth(widthsOf(readFileSync(shareFont)))
}
writeFileSync('model/fonts/glyph-widths.json', `${JSON.stringify(glyphWidths, null, 2)}\n`)
