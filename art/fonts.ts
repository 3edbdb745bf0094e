/**
 * `npx tsx art/fonts.ts`: cuts the fonts down to the letters and weights that the site sets. app/fonts.css
 * has their rules. The share images take the same letters uncompressed: their program reads no woff2.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
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

// The optical size is pinned between a card's title and the headline: the 96 cut is too tight for 22 px,
// the 12 cut too loose for 80 px.
const cuts: { name: string; font: string; axes: Record<string, number> }[] = [
  { name: 'display', font: 'bricolage-grotesque', axes: { opsz: 64, wght: 800 } },
  // One weight: what stands out is in the display font. A second one would cost the first screen 4.2 kB.
  { name: 'text', font: 'source-sans-3', axes: { wght: 400 } },
]

for (const { name, font, axes } of cuts) {
  const folder = `node_modules/@fontsource-variable/${font}`
  const file = font === 'source-sans-3' ? `${font}-latin-wght-normal` : `${font}-latin-opsz-normal`
  const whole = readFileSync(`${folder}/files/${file}.woff2`)
  const cut = (targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(whole, CHARACTERS, {
      targetFormat,
      variationAxes: axes,
      // Kerning narrows a headline by 0.2 % on average, and would cost 4.6 kB before the first screen.
      keepFeatures: [],
      noHinting: true,
      dropTables: ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'meta', 'prep'],
    })
  const packed = await cut('woff2')
  writeFileSync(`app/fonts/${name}.woff2`, packed)
  copyFileSync(`${folder}/LICENSE`, `public/licenses/${font}.txt`)
  console.log(`${name}.woff2 ${packed.length} bytes`)
  writeFileSync(`app/compartilhar/${name}.ttf`, await cut('sfnt'))
}
