/** Checks and encodes the owner's photos, which replace illustrations (content/photos.json). */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { filesBelow } from '@/build/files'
import {
  cropAround,
  type FocalPoint,
  findPhotoPath,
  noPhotoMessage,
  photoSizeError,
  type Size,
  similarPhotoMessage,
} from '@/model/pictures/photo-rules'
import { PHOTO_FOLDER } from '@/model/site/folder'

// One thread, because with more the bytes of an AVIF depend on the number of cores
// (findings/avif-threads.sh).
sharp.concurrency(1)

export const PHOTO_FORMATS = {
  avif: { quality: 45, effort: 6 },
  jpeg: { quality: 70, mozjpeg: true },
} as const

/**
 * Background of transparent photos. JPEG has no transparency, and both formats must look the same.
 */
export const PHOTO_BACKGROUND = '#ffffff'

/**
 * Opens a photo. Tolerates deviations from the format that browsers tolerate, but rejects an
 * incomplete file.
 */
const openPhoto = (file: Buffer) => sharp(file, { failOn: 'error' })

/**
 * Finds a photo by `findPhotoPath`.
 * @param name path of the photo within the folder
 * @returns the path of the file, or the given path if no file matches
 */
export function findPhoto(folder: string, name: string): string {
  const path = join(folder, name)
  if (existsSync(path) || !existsSync(folder)) return path
  const found = findPhotoPath(filesBelow(folder), name)
  return found ? join(folder, found) : path
}

const MISSING_PHOTO_EXAMPLE = `Exemplo certo: o arquivo na pasta ${PHOTO_FOLDER}, com o mesmo nome que em content/photos.json`

/**
 * Checks whether a file is a usable photo, by decoding the complete file.
 * @param folder folder of all photos, in which a message looks for a similar name
 * @returns a Portuguese error message, or undefined for a usable photo
 */
export async function photoError(
  path: string,
  folder = dirname(path),
): Promise<string | undefined> {
  const paths = existsSync(folder) ? filesBelow(folder).map((name) => join(folder, name)) : []
  // Compares the names, because macOS and Windows also open a file whose name has other capitals.
  if (!findPhotoPath(paths, path))
    return `${path}: a foto não está lá. ${similarPhotoMessage(paths, path) ?? MISSING_PHOTO_EXAMPLE}`
  const content = readFileSync(path)
  try {
    const image = openPhoto(content)
    await image.stats()
    const error = photoSizeError((await image.metadata()).autoOrient)
    return error && `${path}: ${error}`
  } catch {
    return `${path}: ${noPhotoMessage(content.toString('utf8', 0, 200))}`
  }
}

/**
 * Encodes a photo in one format, upright and cropped.
 * @param size size of the result in pixels
 * @param focalPoint point that the crop keeps; by default the centre
 */
export async function encodePhoto(
  source: Buffer,
  format: keyof typeof PHOTO_FORMATS,
  size: Size,
  focalPoint?: FocalPoint,
): Promise<Buffer> {
  const image = openPhoto(source)
  const { crop } = cropAround((await image.metadata()).autoOrient, size, focalPoint)
  return image
    .autoOrient()
    .flatten({ background: PHOTO_BACKGROUND })
    .extract(crop)
    .resize(size.width, size.height, { fit: 'fill' })
    .toFormat(format, PHOTO_FORMATS[format])
    .toBuffer()
}
