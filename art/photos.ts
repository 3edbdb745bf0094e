/** The owner's photos: content/photos.json says which drawing each takes the place of. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cropAround, type Focus, photoSizeError, type Size } from '@/lib/photos'

// With more threads, the bytes of an AVIF depend on how many cores there are.
sharp.concurrency(1)

export const PHOTO_FORMATS = {
  avif: { quality: 45, effort: 6 },
  jpeg: { quality: 70, mozjpeg: true },
} as const

/** In place of transparency, because JPEG has none and the two formats would differ. */
export const PHOTO_BACKGROUND = '#ffffff'

/** Reads what a browser would show too, although it is not quite to the letter; a file that is cut short is an error. */
const open = (file: Buffer) => sharp(file, { failOn: 'error' })

/**
 * Finds a photo whose name may be in another Unicode form than the content has it: macOS decomposes accents, and
 * puts narrow spaces into the names of screenshots.
 * @param name path of the photo within the folder
 * @returns its path, or the path as given where there is no such file
 */
export function findPhoto(folder: string, name: string): string {
  const path = join(folder, name)
  if (existsSync(path) || !existsSync(folder)) return path
  const wanted = name.normalize('NFKC')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (file) => file.replaceAll('\\', '/').normalize('NFKC') === wanted,
  )
  return found ? join(folder, found) : path
}

/** Names in Portuguese the fault of a file that is no usable photo. It decodes the file to its end. */
export async function photoProblem(path: string): Promise<string | undefined> {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile())
    return `${path}: a foto não está lá. O que fazer: ponha o arquivo na pasta ou tire-o de content/photos.json`
  try {
    const image = open(readFileSync(path))
    await image.stats()
    const error = photoSizeError((await image.metadata()).autoOrient)
    return error && `${path}: ${error}`
  } catch {
    return `${path}: não se abre como foto. Exemplo certo: a foto exportada como JPG, e não só com o nome trocado`
  }
}

/**
 * Encodes a photo in one format, upright and cropped.
 * @param focus the point around which it is cropped; by default its centre
 */
export async function encodePhoto(
  source: Buffer,
  format: keyof typeof PHOTO_FORMATS,
  size: Size,
  focus?: Focus,
): Promise<Buffer> {
  const image = open(source)
  const { part } = cropAround((await image.metadata()).autoOrient, size, focus)
  return image
    .autoOrient()
    .flatten({ background: PHOTO_BACKGROUND })
    .extract(part)
    .resize(size.width, size.height, { fit: 'fill' })
    .toFormat(format, PHOTO_FORMATS[format])
    .toBuffer()
}
