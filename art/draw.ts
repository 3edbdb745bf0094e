/**
 * `npm run art`: draws every picture and writes it where the site takes it from, with the manifest
 * of pictures and the colours for the stylesheet. The same scenes give the same bytes. It refuses
 * to write anything while a scene breaks a rule.
 *
 * `npx tsx art/draw.ts --only name,name --to folder` only writes those SVGs, for a look.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pngToIco from 'png-to-ico'
import sharp, { type Sharp } from 'sharp'
import { company } from '../content/company'
import { drains } from '../content/drains'
import { home } from '../content/home'
import { checkBudget, checkPicture, checkSet, sentBytes, type Weight } from './check'
import { deliveryOf } from './delivery'
import { scenes } from './index'
import type { Label, Scene } from './kit/scene'
import { encodePhoto, ownersPhotos } from './photos'
import { contentHash, type Drawn, drawScene } from './render'
import { paletteStylesheet } from './stylesheet'
import { letterProblems } from './texts'

/** What a page needs to show a picture; lib/pictures.generated.json has one for each name. */
type Entry = {
  width: number
  height: number
  fallback: string
  avif: { width: number; src: string }[]
  /** Names for the page to set on the picture, where it has any. */
  labels?: readonly Label[]
}

const IMAGES = 'public/images'
const MATERIAL = 'app/material'
const MANIFEST = 'lib/pictures.generated.json'
const ICON_SOURCES = 'art/icons.generated.json'

/** An owner's photo is shown at these widths; the widest is also its JPEG. */
const PHOTO_WIDTHS = [400, 800] as const

/** Every file of this run, by its path from the root. */
const output = new Map<string, Buffer>()
const manifest: Record<string, Entry> = {}
const weights: Weight[] = []
const { photos, problems: photoProblems } = ownersPhotos()

function fail(problems: readonly string[]): void {
  if (problems.length === 0) return
  for (const problem of problems) console.error(problem)
  process.exit(1)
}

function put(path: string, content: Buffer | string): Buffer {
  const buffer = Buffer.from(content)
  output.set(path, buffer)
  return buffer
}

/** Encoding AVIF takes seconds: a file whose name already says that it is this one is kept. */
async function putOnce(path: string, encode: () => Promise<Buffer>): Promise<Buffer> {
  return put(path, existsSync(path) ? await readFile(path) : await encode())
}

/** The picture in pixels, drawn at twice the width and reduced: fine grain survives that. */
async function rasterise(svg: string, sourceWidth: number, width: number): Promise<Sharp> {
  const doubled = (72 * 2 * width) / sourceWidth
  const image = await sharp(Buffer.from(svg), { density: doubled }).png().toBuffer()
  return sharp(image).resize(width)
}

async function addPicture({ scene, svg }: Drawn, avif: readonly number[]): Promise<void> {
  const { name, group, width, height, labels } = scene
  const photo = photos.get(name)
  if (photo) return addPhoto(scene, photo)
  const hash = contentHash(svg)
  const fallback = `${IMAGES}/${name}.${hash}.svg`
  const entry: Entry = { width, height, fallback: publicUrl(fallback), avif: [] }
  if (labels) entry.labels = labels
  const files = [sentBytes(fallback, put(fallback, svg))]
  for (const w of avif) {
    const path = `${IMAGES}/${name}-${w}.${hash}.avif`
    const content = await putOnce(path, async () =>
      (await rasterise(svg, width, w)).avif({ quality: 50, effort: 6 }).toBuffer(),
    )
    entry.avif.push({ width: w, src: publicUrl(path) })
    files.push(content.length)
  }
  manifest[name] = entry
  weights.push({ name, group, bytes: files })
}

/** A photo of the owner's takes the drawing's place, cropped to its shape, under a rule of its own. */
async function addPhoto({ name, width, height }: Scene, file: string): Promise<void> {
  const source = await readFile(file)
  await sharp(source)
    .stats()
    .catch(() =>
      fail([
        `${file}: não se abre como foto. Exemplo certo: a foto exportada como JPG, e não só com o nome trocado`,
      ]),
    )
  const hash = contentHash(source)
  const sized = (w: number) => ({ width: w, height: Math.round((w * height) / width) })
  const fallback = `${IMAGES}/${name}.${hash}.jpg`
  await putOnce(fallback, () => encodePhoto(source, 'jpeg', sized(Math.max(...PHOTO_WIDTHS))))
  const entry: Entry = { width, height, fallback: publicUrl(fallback), avif: [] }
  for (const w of PHOTO_WIDTHS) {
    const path = `${IMAGES}/${name}-${w}.${hash}.avif`
    await putOnce(path, () => encodePhoto(source, 'avif', sized(w)))
    entry.avif.push({ width: w, src: publicUrl(path) })
  }
  manifest[name] = entry
}

async function addSocialImage({ scene, svg }: Drawn): Promise<void> {
  const { name, width, height } = scene
  const path = `${IMAGES}/${name}.${contentHash(svg)}.png`
  await putOnce(path, async () =>
    (await rasterise(svg, width, width)).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  )
  manifest[name] = { width, height, fallback: publicUrl(path), avif: [] }
}

async function addIcons(drawn: readonly Drawn[]): Promise<void> {
  const find = (name: string) => {
    const found = drawn.find(({ scene }) => scene.name === name)
    if (!found) throw new Error(`there is no icon ${name}`)
    return found
  }
  const png = async ({ scene, svg }: Drawn, size: number) =>
    (await rasterise(svg, scene.width, size))
      .png({ palette: true, quality: 95, effort: 10 })
      .toBuffer()
  const favicon = find('favicon')
  const app = find('app-icon')
  const maskable = find('app-icon-maskable')
  put('app/icon.svg', favicon.svg)
  put(
    'app/favicon.ico',
    await pngToIco(await Promise.all([16, 32, 48].map((s) => png(favicon, s)))),
  )
  put('app/apple-icon.png', await png(app, 180))
  put('public/icon-192.png', await png(app, 192))
  put('public/icon-512.png', await png(app, 512))
  put('public/icon-maskable-512.png', await png(maskable, 512))
  const sources = Object.fromEntries(
    [favicon, app, maskable].map(({ scene, svg }) => [scene.name, contentHash(svg)]),
  )
  put(ICON_SOURCES, `${JSON.stringify(sources, null, 2)}\n`)
}

function publicUrl(path: string): string {
  return path.slice('public'.length)
}

/** Writes what has changed, and removes what no scene makes any more. */
async function writeOutput(): Promise<void> {
  for (const [path, content] of output) {
    if (existsSync(path) && content.equals(await readFile(path))) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    console.log(`drawn ${path}`)
  }
  for (const folder of [IMAGES, MATERIAL]) {
    if (!existsSync(folder)) continue
    for (const file of await readdir(folder)) {
      const path = `${folder}/${file}`
      if (output.has(path)) continue
      await rm(path)
      console.log(`removed ${path}`)
    }
  }
}

/** Fails on a picture that comes out blank: a clip or a colour can hide all that was drawn. */
async function checkVisible({ scene, svg }: Drawn): Promise<string[]> {
  const { channels } = await sharp(Buffer.from(svg), { density: 36 }).stats()
  const flat = channels.every(({ stdev }) => stdev < 1)
  return flat ? [`${scene.group}/${scene.name}: it is blank`] : []
}

async function drawAll(): Promise<void> {
  fail([...photoProblems, ...letterProblems({ company, home, drains })])
  fail(checkSet(scenes))
  const drawn = scenes.map(drawScene)
  fail(drawn.flatMap(checkPicture))
  fail((await Promise.all(drawn.map(checkVisible))).flat())
  for (const picture of drawn) {
    const delivery = deliveryOf(picture.scene)
    if (delivery.kind === 'picture') await addPicture(picture, delivery.avif)
    if (delivery.kind === 'social') await addSocialImage(picture)
    if (delivery.kind === 'material') {
      const path = `${MATERIAL}/${picture.scene.name}.svg`
      const { name, group } = picture.scene
      weights.push({ name, group, bytes: [sentBytes(path, put(path, picture.svg))] })
    }
  }
  await addIcons(drawn)
  put(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  put('app/palette.generated.css', paletteStylesheet())
  fail(checkBudget(weights))
  await writeOutput()
  console.log(`${drawn.length} pictures drawn, ${output.size} files in step`)
}

/** Only some pictures, as SVG into a folder, with whatever rules they break. */
async function drawSome(names: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const scene = scenes.find((candidate) => candidate.name === name)
    if (!scene) {
      fail([`${name}: the scene is missing`])
      continue
    }
    const picture = drawScene(scene)
    for (const problem of checkPicture(picture)) console.error(problem)
    await writeFile(join(folder, `${name}.svg`), picture.svg)
    console.log(`${join(folder, `${name}.svg`)} ${picture.svg.length} bytes`)
  }
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

const only = option('--only')
const run = only ? drawSome(only.split(','), option('--to') ?? 'reports') : drawAll()
run.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
