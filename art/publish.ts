/** Writes what the site shows from the sources in art/, the palette and the owner's photos. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { companyFolder } from '@/content/folder'
import { palette, photos } from '@/content/site'
import { cropAround, type Focus, PHOTO_WIDTHS, type Size } from '@/lib/photos'
import type { Picture } from '@/lib/pictures'
import { encodePhoto, findPhoto, PHOTO_BACKGROUND, PHOTO_FORMATS, photoProblem } from './photos'
import { buildSvg, sizeOf, viewsOf } from './svg'

const FOLDER = '.generated'
/** Next publishes what is in it. */
const PUBLIC = 'public'
const IMAGES = `${PUBLIC}/images`

/** The sources of a folder, by name. */
export function sources(folder: string): [name: string, source: string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => [basename(file, '.svg'), readFileSync(`${folder}/${file}`, 'utf8')])
}

/** The part of a file's name that changes with its content: browsers keep the file for a year. */
const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)

const write = (path: string, content: string | Buffer) => {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true })
  writeFileSync(path, content)
}

/** @returns the file's address on the site */
function addImage(file: string, content: string | Buffer): string {
  write(`${IMAGES}/${file}`, content)
  return `/images/${file}`
}

/** A photo of content/photos.json that is on this machine. */
type Photo = { path: string; focus?: Focus }

/**
 * A photo in one format and width. Encoding takes seconds, so a file that is there is kept: its name
 * tells of all that it is made from.
 */
async function addPhoto(
  name: string,
  { path, focus }: Photo,
  format: keyof typeof PHOTO_FORMATS,
  size: Size,
): Promise<string> {
  const photo = readFileSync(path)
  const settings = JSON.stringify([
    hashOf(photo),
    size,
    focus,
    PHOTO_BACKGROUND,
    PHOTO_FORMATS[format],
  ])
  const ending = format === 'avif' ? 'avif' : 'jpg'
  const file = `${name}-${size.width}.${hashOf(settings)}.${ending}`
  if (existsSync(`${IMAGES}/${file}`)) return `/images/${file}`
  return addImage(file, await encodePhoto(photo, format, size, focus))
}

/** A drawing, or the owner's photo in its place, cropped to the drawing's shape. */
async function addPicture(name: string, source: string, photo?: Photo): Promise<Picture> {
  const { width, height } = sizeOf(source)
  if (!photo) {
    // A style sheet shows a view by its id, and a page by its viewBox.
    const svg = buildSvg(name.startsWith('tiles-') ? source : source.replace(/<view [^>]*>/g, ''))
    const fallback = addImage(`${name}.${hashOf(svg)}.svg`, svg)
    return { width, height, fallback, avif: [], views: viewsOf(source) }
  }
  const sized = (each: number) => ({ width: each, height: Math.round((each * height) / width) })
  const avif = []
  for (const each of PHOTO_WIDTHS)
    avif.push({ width: each, src: await addPhoto(name, photo, 'avif', sized(each)) })
  const fallback = await addPhoto(name, photo, 'jpeg', sized(Math.max(...PHOTO_WIDTHS)))
  return { width, height, fallback, avif, views: {} }
}

/**
 * Keeps the focus of a photo in sight where a component shows less than the photo's file, because a
 * crop in CSS is around the centre by default.
 * @returns a CSS rule, or nothing for a photo without a focus
 */
async function focusRule({ width, height, fallback }: Picture, { path, focus }: Photo) {
  if (!focus) return ''
  const { autoOrient } = await sharp(path).metadata()
  const { x, y } = cropAround(autoOrient, { width, height }, focus).focus
  return `img[src="${fallback}"] {\n  object-position: ${x}% ${y}%;\n}\n`
}

/** An icon file with one picture of 48 px: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function ico(svg: string): Promise<Buffer> {
  const png = await pixels(svg, 48)
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

/** A drawing as PNG, drawn at twice the width and reduced. */
async function pixels(svg: string, width: number): Promise<Buffer> {
  const density = (72 * 2 * width) / sizeOf(svg).width
  const doubled = await sharp(Buffer.from(svg), { density }).png().toBuffer()
  return sharp(doubled).resize(width).png({ palette: true, quality: 95, effort: 10 }).toBuffer()
}

/** Writes the icons of the site, and the mark of the header as markup for components/frame/brand.tsx. */
async function writeIcons(): Promise<void> {
  const icons = new Map(sources('art/icons').map(([name, source]) => [name, buildSvg(source)]))
  const favicon = icons.get('favicon') ?? ''
  write(`${PUBLIC}/icon.svg`, favicon)
  write(`${PUBLIC}/favicon.ico`, await ico(favicon))
  write(`${PUBLIC}/apple-icon.png`, await pixels(icons.get('app-icon') ?? '', 180))
  const mark = icons.get('marca') ?? ''
  const { width, height } = sizeOf(mark)
  const markup = mark.replace(/<\/?svg[^>]*>/g, '')
  const viewBox = `0 0 ${width} ${height}`
  write(`${FOLDER}/brand-mark.json`, JSON.stringify({ viewBox, markup }))
}

/**
 * The palette as Tailwind's colours, and the addresses of each page's textures: `--tiles-forest` and so on,
 * one for each view of its sheet.
 */
function stylesheet(table: Readonly<Record<string, Picture>>): string {
  const colours = Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, colour]) => `  --color-${ramp}-${step}: ${colour};`),
  )
  const textures = Object.entries(table).flatMap(([name, { fallback, views }]) => {
    const [, page] = name.split('tiles-')
    const ids = page ? Object.keys(views) : []
    return ids.map((id) => `  --${id}-${page}: url("${fallback}#${id}");`)
  })
  return `@theme {
${[...colours, ...textures].join('\n')}
}
`
}

/** @throws with a line in Portuguese for each photo that cannot be shown; nothing is written then */
export async function publishPictures(): Promise<void> {
  const byPicture = new Map(
    photos.items.map(({ picture, file, focus }): [string, Photo] => [
      picture,
      // The owner's editor stores a photo's address from the root of the repository.
      { path: findPhoto(companyFolder(), file.replace(/^\/?content\//, '')), focus },
    ]),
  )
  const problems = await Promise.all([...byPicture.values()].map(({ path }) => photoProblem(path)))
  const found = problems.filter((problem) => problem !== undefined)
  if (found.length > 0) throw new Error(found.join('\n'))

  const table: Record<string, Picture> = {}
  let rules = ''
  for (const [name, source] of sources('art')) {
    const photo = byPicture.get(name)
    const picture = await addPicture(name, source, photo)
    table[name] = picture
    if (photo) rules += await focusRule(picture, photo)
  }
  // Style sheets and the share images know these by their own names.
  for (const folder of ['textures', 'compartilhar'])
    for (const [name, source] of sources(`art/${folder}`))
      write(`${FOLDER}/${folder}/${name}.svg`, buildSvg(source))
  await writeIcons()
  write(`${FOLDER}/pictures.json`, `${JSON.stringify(table, null, 2)}\n`)
  write(`${FOLDER}/art.css`, stylesheet(table) + rules)
  const shown = JSON.stringify(table)
  for (const file of readdirSync(IMAGES)) if (!shown.includes(file)) rmSync(`${IMAGES}/${file}`)
}
