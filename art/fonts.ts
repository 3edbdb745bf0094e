/**
 * `npm run fonts`: cuts the fonts down to what the site sets, one weight to a file, and writes them to
 * app/fonts/ and their rules to app/fonts.generated.css. The same packages and the same copy give the same
 * bytes each time. The two that the first screen waits for may weigh 12.5 kB together.
 */
import '@/scripts/shared/node-version.mjs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont, { type SubsetOptions } from 'subset-font'
import * as interfaceTexts from '@/content/site'
import * as testimonials from '@/content/site'
import { company, drains, home, pests } from '@/content/site'
import { bare } from './font-file'
import { withKerning } from './kerning'

const PACKAGES = 'node_modules'
const TARGET = join('app', 'fonts')
const RULES = join('app', 'fonts.generated.css')
const FIRST_SCREEN = 12_500

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

type Cut = {
  /** File name in app/fonts, without its ending. */
  name: string
  family: string
  /** What the style sheet calls it; bold text is 700 as well. */
  weight: string
  package: string
  file: string
  axes: NonNullable<SubsetOptions['variationAxes']>
  /** Weight of the system's fonts that stand in until it is there. */
  fallback: 400 | 700
}

const SOURCE_SANS = {
  family: 'Source Sans',
  package: '@fontsource-variable/source-sans-3',
  file: 'source-sans-3-latin-wght-normal.woff2',
}

const cuts: Cut[] = [
  {
    name: 'display',
    family: 'Bricolage',
    weight: '800',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    // The optical size is pinned between a card's title and the headline: the 96 cut is too tight
    // for 22 px, the 12 cut too loose for 80 px.
    axes: { opsz: 64, wght: 800 },
    fallback: 700,
  },
  { name: 'text', ...SOURCE_SANS, weight: '400', axes: { wght: 400 }, fallback: 400 },
  { name: 'text-bold', ...SOURCE_SANS, weight: '600 700', axes: { wght: 600 }, fallback: 700 },
]

/**
 * What stands in, by the package that has its widths: Arial (Arimo was drawn to them) on computers and
 * iPhones, Roboto on Android.
 */
const SYSTEM = [
  {
    name: 'Arial',
    package: 'arimo',
    local: {
      400: ['Arial', 'Liberation Sans'],
      700: ['Arial Bold', 'Liberation Sans Bold'],
    },
  },
  {
    name: 'Roboto',
    package: 'roboto',
    local: { 400: ['Roboto'], 700: ['Roboto Bold', 'Roboto'] },
  },
]

/** All that the pages say, for its letters and their neighbours. */
const copy = JSON.stringify([home, pests, drains, company, interfaceTexts, testimonials]).normalize(
  'NFC',
)

/** Mean advance of the copy's letters, in em: what the length of a line depends on. */
function meanWidth(font: Font): number {
  const letters = copy.replace(/[^\p{L} ]+/gu, '')
  const widths = new Map<string, number>()
  let sum = 0
  for (const letter of letters) {
    const width = widths.get(letter) ?? font.layout(letter).positions[0]?.xAdvance ?? 0
    widths.set(letter, width)
    sum += width
  }
  return sum / letters.length / font.unitsPerEm
}

/** Each two characters that stand beside each other in a word of the copy, or at its end. */
const PAIRS = new Set(
  Array.from(copy.matchAll(/(?=([\p{L}\d][\p{L}\d.,:;?!]))/gu), ([, pair = '']) => pair),
)

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`

/** The rules for one file and for what stands in for it: of its width and height, so no line moves. */
async function rules({ name, family, weight, fallback }: Cut, font: Font): Promise<string> {
  const faces = [
    { family, src: `url("./fonts/${name}.woff2") format("woff2")`, rest: 'font-display: swap;' },
  ]
  for (const system of SYSTEM) {
    const file = `${system.package}-latin-${fallback}-normal.woff2`
    const path = join(PACKAGES, '@fontsource', system.package, 'files', file)
    const scale = meanWidth(font) / meanWidth(create(await readFile(path)))
    const height = (value: number) => percent(value / font.unitsPerEm / scale)
    const rest = [
      `ascent-override: ${height(font.ascent)};`,
      `descent-override: ${height(-font.descent)};`,
      'line-gap-override: 0%;',
      `size-adjust: ${percent(scale)};`,
    ].join('\n  ')
    const src = system.local[fallback].map((local) => `local("${local}")`).join(', ')
    faces.push({ family: `${family} ${system.name}`, src, rest })
  }
  return faces
    .map(
      (face) => `@font-face {
  font-family: "${face.family}";
  font-weight: ${weight};
  src: ${face.src};
  ${face.rest}
}
`,
    )
    .join('')
}

async function cut({ name, package: source, file, axes }: Cut): Promise<Buffer> {
  const font = await readFile(join(PACKAGES, source, 'files', file))
  const options = { targetFormat: 'truetype', variationAxes: axes, noHinting: true } as const
  const plain = await subsetFont(font, CHARACTERS, { ...options, keepFeatures: ['locl'] })
  const kerned = await subsetFont(font, CHARACTERS, { ...options, keepFeatures: ['kern'] })
  const lettered = withKerning(Buffer.from(plain), Buffer.from(kerned), PAIRS)
  const packed = await convert(bare(lettered), 'woff2')
  await writeFile(join(TARGET, `${name}.woff2`), packed)
  const licence = join(PACKAGES, source, 'LICENSE')
  await copyFile(licence, join(TARGET, `LICENSE-${source.split('/').at(-1)}.txt`))
  console.log(`${name}.woff2 ${packed.length} bytes`)
  return packed
}

await mkdir(TARGET, { recursive: true })
let sheet =
  '/* Made by `npm run fonts`: each font, then what stands in for it on a computer and on a phone. */\n'
let firstScreen = 0
for (const it of cuts) {
  const packed = await cut(it)
  sheet += await rules(it, create(packed))
  if (it.name !== 'text-bold') firstScreen += packed.length
}
if (firstScreen > FIRST_SCREEN)
  throw new Error(`The first screen's fonts weigh ${firstScreen} bytes, more than ${FIRST_SCREEN}.`)
await writeFile(RULES, sheet)
