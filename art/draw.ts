/**
 * `npm run art`: draws every picture and writes it where the site takes it from, with the manifest
 * of pictures and what the style sheet takes from them. The same scenes give the same bytes. It refuses
 * to write anything while a scene breaks a rule.
 *
 * `npx tsx art/draw.ts --only name,name --to folder` only writes those SVGs, for a look.
 */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { company, drains, home } from '@/content/site'
import type { Picture } from '@/lib/pictures'
import { checkPicture } from './check/picture'
import { checkBudget, checkSet, sentBytes, type Weight } from './check/set'
import { deliveryOf } from './delivery'
import { scenes } from './index'
import { ownersPhotos, photoProblem } from './photos'
import { lastMade, MADE, madeFrom, rastersOf } from './rasters'
import { contentHash, type Drawn, drawScene } from './render'
import { artStylesheet } from './stylesheet'
import { letterProblems } from './texts'

const IMAGES = 'public/images'
const TEXTURES = 'app/textures'
const MANIFEST = 'lib/pictures.generated.json'

/** Every file of this run, by its path from the root. */
const output = new Map<string, Buffer>()
const manifest: Record<string, Picture> = {}
const before = lastMade()
const made: Record<string, { from: string; hash: string }> = {}
const weights: Weight[] = []

function fail(problems: readonly string[]): void {
  if (problems.length === 0) return
  for (const problem of problems) console.error(problem)
  process.exit(1)
}

function put(path: string, content: Buffer | string): void {
  output.set(path, Buffer.from(content))
}

/** A picture that is sent as it is drawn. */
function addVector({ scene, svg }: Drawn): void {
  const { name, group, width, height, labels } = scene
  const isTexture = deliveryOf(scene) === 'texture'
  const path = isTexture ? `${TEXTURES}/${name}.svg` : `${IMAGES}/${name}.${contentHash(svg)}.svg`
  put(path, svg)
  weights.push({ name, group, bytes: sentBytes(svg) })
  if (isTexture) return
  manifest[name] = { width, height, fallback: publicUrl(path), avif: [], ...(labels && { labels }) }
}

/** A picture in pixels. Encoding takes seconds: what was made from the same in the same way is kept. */
async function addRasters(drawn: Drawn, photo?: Buffer): Promise<void> {
  const files: { width: number; src: string }[] = []
  for (const raster of rastersOf(drawn, photo)) {
    const from = madeFrom(photo ?? drawn.svg, raster)
    const last = before[raster.path('*')]
    const kept = last?.from === from ? readKept(raster.path(last.hash), last.hash) : undefined
    const content = kept ?? (await raster.encode())
    const hash = contentHash(content)
    const path = raster.path(hash)
    put(path, content)
    made[raster.path('*')] = { from, hash }
    files.push({ width: raster.width, src: publicUrl(path) })
  }
  const { name, width, height } = drawn.scene
  const [fallback, ...avif] = files
  if (fallback && deliveryOf(drawn.scene) !== 'icon')
    manifest[name] = { width, height, fallback: fallback.src, avif }
}

/** A file of the last run, if it is still as it was made. */
function readKept(path: string, hash: string): Buffer | undefined {
  const content = existsSync(path) ? readFileSync(path) : undefined
  return content && contentHash(content) === hash ? content : undefined
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
    console.log(`desenhado ${path}`)
  }
  for (const folder of [IMAGES, TEXTURES]) {
    if (!existsSync(folder)) continue
    for (const file of await readdir(folder)) {
      const path = `${folder}/${file}`
      if (output.has(path)) continue
      await rm(path)
      console.log(`apagado ${path}`)
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
  const { photos, problems } = ownersPhotos()
  fail([...problems, ...letterProblems({ company, home, drains })])
  fail((await Promise.all([...photos.values()].map(photoProblem))).flatMap((line) => line ?? []))
  fail(checkSet(scenes))
  const drawn = scenes.map(drawScene)
  fail(drawn.flatMap(checkPicture))
  fail((await Promise.all(drawn.map(checkVisible))).flat())
  for (const picture of drawn) {
    const photo = photos.get(picture.scene.name)
    const delivery = deliveryOf(picture.scene)
    if (photo) await addRasters(picture, await readFile(photo))
    else if (delivery === 'social' || delivery === 'icon') await addRasters(picture)
    else addVector(picture)
    if (picture.scene.name === 'favicon') put('public/icon.svg', picture.svg)
  }
  put(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  put(MADE, `${JSON.stringify(made, null, 2)}\n`)
  put('app/art.generated.css', artStylesheet(manifest))
  fail(checkBudget(weights))
  await writeOutput()
  console.log(`${drawn.length} imagens desenhadas, ${output.size} arquivos em dia`)
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
