/** The owner's photos in content/fotos: each takes the place of the drawing whose name it has. */
import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const PHOTOS = 'content/fotos'

/**
 * A drawing's weight is in its author's hands, a photo's is not: no ordinary photo may be refused. So
 * each file gets the first of its qualities at which it keeps to this many bits a pixel, and the last
 * one whatever it weighs then. At 800×600 that is 60 kB of AVIF, which a phone fetches as its card
 * comes near, and 96 kB of JPEG, which only browsers without AVIF do; most photos keep to both at the
 * first quality.
 */
const FORMATS = {
  avif: { qualities: [45, 35, 25], bits: 1 },
  jpeg: { qualities: [70, 55, 40], bits: 1.6 },
} as const

/** The photo of each drawing that has one, by the drawing's name. */
export function ownersPhotos(): ReadonlyMap<string, string> {
  const files = existsSync(PHOTOS) ? readdirSync(PHOTOS).sort().reverse() : []
  return new Map(
    files
      .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
      .map((file) => [parse(file).name, join(PHOTOS, file)]),
  )
}

/** A photo in one format, upright and cropped to the size. */
export async function encodePhoto(
  source: Buffer,
  format: keyof typeof FORMATS,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { qualities, bits } = FORMATS[format]
  const most = (width * height * bits) / 8
  const cropped = sharp(source).rotate().resize(width, height, { fit: 'cover' })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    const options = { avif: { quality, effort: 6 }, jpeg: { quality, mozjpeg: true } }[format]
    encoded = await cropped.clone().toFormat(format, options).toBuffer()
    if (encoded.length <= most) break
  }
  return encoded
}
