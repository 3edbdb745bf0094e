/** The owner's photos: content/photos.json says which drawing each takes the place of. */
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'

// With more threads, the bytes of an AVIF depend on how many cores there are.
sharp.concurrency(1)

/** The widths at which a photo is shown; the widest is also its JPEG. */
export const PHOTO_WIDTHS = [400, 800] as const

/**
 * No ordinary photo may be refused for its weight. So each file gets the first of its qualities at
 * which it keeps to this many bits a pixel, and the last one whatever it weighs then.
 */
export const PHOTO_FORMATS = {
  avif: { qualities: [45, 35, 25], bits: 1, options: { effort: 6 } },
  jpeg: { qualities: [70, 55, 40], bits: 1.6, options: { mozjpeg: true } },
} as const

const SMALLEST_WIDTH = Math.max(...PHOTO_WIDTHS)
/** A strip that is flatter would be drawn out to many times its height. */
const SMALLEST_HEIGHT = SMALLEST_WIDTH / 2

/** Names in Portuguese the fault of a file that is no usable photo. It decodes the file to its end. */
export async function photoProblem(path: string): Promise<string | undefined> {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile())
    return `${path}: a foto não está lá. O que fazer: ponha o arquivo na pasta ou tire-o de content/photos.json`
  if (file.size === 0)
    return `${path}: está vazio, como depois de uma cópia interrompida. Exemplo certo: a foto copiada de novo, inteira`
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
  } catch (error) {
    if (/pixel limit/.test(String(error)))
      return `${path}: tem pixels demais para ser uma foto. Exemplo certo: a foto como saiu da câmera, de 1600×1200 pixels`
    return `${path}: não se abre como foto. Exemplo certo: a foto exportada como JPG, e não só com o nome trocado`
  }
}

/** A photo in one format, upright and cropped to the size. */
export async function encodePhoto(
  source: Buffer,
  format: keyof typeof PHOTO_FORMATS,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { qualities, bits, options } = PHOTO_FORMATS[format]
  const most = (width * height * bits) / 8
  const cropped = sharp(source).rotate().resize(width, height, { fit: 'cover' })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await cropped
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer()
    if (encoded.length <= most) break
  }
  return encoded
}
