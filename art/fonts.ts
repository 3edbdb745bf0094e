/**
 * `npm run fonts`: cuts the two fonts down to what Portuguese and the region's surnames need and
 * writes them to app/fonts/. The same packages give the same bytes each time. Both files together
 * may weigh 60 kB at the most.
 */
import '@/scripts/shared/node-version.mjs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont, { type SubsetOptions } from 'subset-font'

const PACKAGES = join('node_modules', '@fontsource-variable')
const TARGET = join('app', 'fonts')
const BUDGET = 60_000

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Every character a page of the site may set. A character that the font lacks is passed over. */
const CHARACTERS = [
  range(0x20, 0x7e),
  'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü',
  // Surnames of the region: Köhler, Schäfer, Weiß, Muñoz, Nicolè. All of Latin-1 would cost 5.8 kB.
  'ÄÖäößÑñÈè',
  'ªº°§©®·•×–—−‘’“”«»‹›…€←↑→↓✓',
  '\u00a0\u00ad\u2009\u202f',
].join('')

/** Marks in place, kerning, ligatures, and figures of one width for tables and phone numbers. */
const FEATURES = ['ccmp', 'mark', 'mkmk', 'kern', 'liga', 'locl', 'tnum', 'lnum', 'pnum']

type Font = {
  /** File name in app/fonts, without its ending. */
  name: string
  package: string
  file: string
  axes: NonNullable<SubsetOptions['variationAxes']>
}

const fonts: Font[] = [
  {
    name: 'display',
    package: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    // The optical size is pinned between a card's title and the headline: the 96 cut is too tight
    // for 22 px, the 12 cut too loose for 80 px.
    axes: { opsz: 64, wght: { min: 600, max: 800 } },
  },
  {
    name: 'text',
    package: 'source-sans-3',
    file: 'source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

async function cut(font: Font): Promise<number> {
  const source = await readFile(join(PACKAGES, font.package, 'files', font.file))
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(join(TARGET, `${font.name}.woff2`), subset)
  await copyFile(
    join(PACKAGES, font.package, 'LICENSE'),
    join(TARGET, `LICENSE-${font.package}.txt`),
  )
  console.log(`${font.name}.woff2 ${subset.length} bytes`)
  return subset.length
}

await mkdir(TARGET, { recursive: true })
let total = 0
for (const font of fonts) total += await cut(font)
if (total > BUDGET) throw new Error(`The fonts weigh ${total} bytes, more than ${BUDGET}.`)
