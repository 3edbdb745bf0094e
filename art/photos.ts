/** The owner's photos: content/photos.json says which drawing each takes the place of. */
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'

// With more threads, the bytes of an AVIF depend on how many cores there are.
sharp.concurrency(1)

/** The widths at which a photo is shown; the widest is also its JPEG. */
export const PHOTO_WIDTHS = [400, 800] as const

export const PHOTO_FORMATS = {
  avif: { quality: 45, effort: 6 },
  jpeg: { quality: 70, mozjpeg: true },
} as const

const SMALLEST_WIDTH = Math.max(...PHOTO_WIDTHS)
/** A strip that is flatter would be drawn out to many times its height. */
const SMALLEST_HEIGHT = SMALLEST_WIDTH / 2

/** Names in Portuguese the fault of a file that is no usable photo. It decodes the file to its end. */
export async function photoProblem(path: string): Promise<string | undefined> {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile())
    return `${path}: a foto não está lá. O que fazer: ponha o arquivo na pasta ou tire-o de content/photos.json`
  try {
    const image = sharp(readFileSync(path))
    await image.stats()
    const { width, height } = (await image.metadata()).autoOrient
    if (width >= SMALLEST_WIDTH && height >= SMALLEST_HEIGHT) return undefined
    const least =
      width < SMALLEST_WIDTH
        ? `a largura precisa ser de ${SMALLEST_WIDTH}`
        : `a altura precisa ser de ${SMALLEST_HEIGHT}`
    return `${path}: tem ${width}×${height} pixels, e ${least} ou mais. Exemplo certo: a foto como saiu da câmera, de 1600×1200 pixels`
  } catch {
    return `${path}: não se abre como foto. Exemplo certo: a foto exportada como JPG, e não só com o nome trocado`
  }
}

/** A photo in one format, upright and cropped to the size. */
export const encodePhoto = (
  source: Buffer,
  format: keyof typeof PHOTO_FORMATS,
  { width, height }: { width: number; height: number },
): Promise<Buffer> =>
  sharp(source)
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .toFormat(format, PHOTO_FORMATS[format])
    .toBuffer()
