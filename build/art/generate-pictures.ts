/**
 * Generates the images and colours of the site from the sources in art/, the palette and the
 * photos.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileHash, writeIfChanged } from '@/build/files'
import { colouredTowns } from '@/model/pictures/map'
import { cropAround, type FocalPoint, PHOTO_WIDTHS, type Size } from '@/model/pictures/photo-rules'
import type { PictureFiles, Pictures } from '@/model/pictures/picture-files'
import { PICTURE_NAMES, type PictureName, sourceOf } from '@/model/pictures/pictures'
import type { SiteContent } from '@/model/schema/content'
import { GENERATED_FOLDER, PUBLIC_FOLDER } from '@/model/site/folder'
import { IMAGES_PATH } from '@/model/site/published-files'
import { artStyleSheet } from './art-styles'
import { writeIcons } from './icons'
import { encodePhoto, findPhoto, PHOTO_BACKGROUND, PHOTO_FORMATS, photoError } from './photo-files'
import { buildMap, buildSvg, CARD_SIZE, svgSize, svgSources, viewsOf } from './svg'

const IMAGES_FOLDER = `${PUBLIC_FOLDER}${IMAGES_PATH}`

/**
 * Writes an image.
 * @returns its URL on the site
 */
function writeImage(file: string, content: string | Buffer): string {
  writeIfChanged(`${IMAGES_FOLDER}${file}`, content)
  return `${IMAGES_PATH}${file}`
}

/** A photo of content/photos.json whose file exists. */
type Photo = { path: string; alt: string; focalPoint?: FocalPoint }

/**
 * Encodes a photo in one format and width. Keeps an existing file, because encoding takes seconds
 * and the name has a hash of the photo and the settings.
 * @returns its URL on the site
 */
async function writePhoto(
  name: string,
  { path, focalPoint }: Photo,
  format: keyof typeof PHOTO_FORMATS,
  size: Size,
): Promise<string> {
  const photo = readFileSync(path)
  const settings = JSON.stringify([
    fileHash(photo),
    size,
    focalPoint,
    PHOTO_BACKGROUND,
    PHOTO_FORMATS[format],
  ])
  const ending = format === 'avif' ? 'avif' : 'jpg'
  const file = `${name}-${size.width}.${fileHash(settings)}.${ending}`
  if (existsSync(`${IMAGES_FOLDER}${file}`)) return `${IMAGES_PATH}${file}`
  return writeImage(file, await encodePhoto(photo, format, size, focalPoint))
}

/**
 * Writes an illustration, or the photo in its place, cropped to its proportions.
 * @param draw applies the palette to a source
 */
async function writePicture(
  name: PictureName,
  draw: (source: string) => string,
  photo?: Photo,
): Promise<PictureFiles> {
  const file = sourceOf(name)
  const source = file ? readFileSync(`art/${file}.svg`, 'utf8') : undefined
  const { width, height } = source === undefined ? CARD_SIZE : svgSize(source)
  if (!photo) {
    if (source === undefined) return { width, height, src: '', alt: '', avif: [], views: {} }
    // Keeps only the `<view>` elements that style sheets show (art-styles.ts), because pages select a view by viewBox.
    const svg = draw(source.replace(/<view id="(?!tile)[^>]*>/g, ''))
    const src = writeImage(`${name}.${fileHash(svg)}.svg`, svg)
    const drawing = { width, height, src, alt: '', avif: [], views: viewsOf(source) }
    return name === 'brand-mark'
      ? { ...drawing, markup: svg.replace(/<\/?svg[^>]*>/g, '') }
      : drawing
  }
  const sized = (photoWidth: number) => ({
    width: photoWidth,
    height: Math.round((photoWidth * height) / width),
  })
  const avif = []
  for (const photoWidth of PHOTO_WIDTHS)
    avif.push({ width: photoWidth, src: await writePhoto(name, photo, 'avif', sized(photoWidth)) })
  const src = await writePhoto(name, photo, 'jpeg', sized(Math.max(...PHOTO_WIDTHS)))
  return { width, height, src, alt: photo.alt, avif, views: {} }
}

/**
 * Returns the CSS rule that keeps the focal point of a photo visible where a component crops it
 * further, because CSS crops around the centre by default.
 * @returns an empty string for a photo without a focal point
 */
async function focalPointRule({ width, height, src }: PictureFiles, { path, focalPoint }: Photo) {
  if (!focalPoint) return ''
  const { autoOrient } = await sharp(path).metadata()
  const { x, y } = cropAround(autoOrient, { width, height }, focalPoint).focalPoint
  return `img[src="${src}"] {\n  object-position: ${x}% ${y}%;\n}\n`
}

/**
 * Writes all images, icons and styles, and removes images that are no longer used.
 * @param folder folder of the company, which contains the photos
 * @returns the pictures by name
 * @throws before writing, with one Portuguese line for each photo that cannot be shown
 */
export async function generatePictures(
  folder: string,
  { palette, photos, company }: SiteContent,
): Promise<Pictures> {
  const byPicture = new Map(
    photos.items.map(({ picture, file, alt = '', focus }): [PictureName, Photo] => [
      picture,
      // The editor stores paths from the root of the repository.
      { path: findPhoto(folder, file.replace(/^\/?content\//, '')), alt, focalPoint: focus },
    ]),
  )
  const results = await Promise.all(
    [...byPicture.values()].map(({ path }) => photoError(path, join(folder, 'fotos'))),
  )
  const errors = results.filter((result) => result !== undefined)
  if (errors.length > 0) throw new Error(errors.join('\n'))

  const draw = (source: string) => buildSvg(source, palette)
  const drawMap = (source: string) => buildMap(source, palette, colouredTowns(company) ?? [])
  const written: [PictureName, PictureFiles][] = []
  let focalPointRules = ''
  for (const name of PICTURE_NAMES.toSorted()) {
    const photo = byPicture.get(name)
    const picture = await writePicture(name, name.startsWith('mapa') ? drawMap : draw, photo)
    written.push([name, picture])
    if (photo) focalPointRules += await focalPointRule(picture, photo)
  }
  const pictures = Object.fromEntries(written) as Record<PictureName, PictureFiles>
  for (const [name, picture] of written) {
    const [, dark] = written.find(([other]) => other === `${name}-dark`) ?? []
    if (dark) picture.dark = dark.src
  }
  // No hash in these names, because style sheets refer to them by name.
  for (const [name, source] of svgSources('art/textures'))
    writeIfChanged(`${GENERATED_FOLDER}/textures/${name}.svg`, draw(source))
  await writeIcons(draw)
  writeIfChanged(`${GENERATED_FOLDER}/art.css`, artStyleSheet(palette, pictures) + focalPointRules)
  const shown = JSON.stringify(pictures)
  for (const file of readdirSync(IMAGES_FOLDER))
    if (!shown.includes(file)) rmSync(`${IMAGES_FOLDER}${file}`)
  return pictures
}
