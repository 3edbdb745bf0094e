/** The files in pixels: the owner's photos, social images, icons. */
import { readFileSync } from 'node:fs'
import sharp, { type PngOptions } from 'sharp'
import { deliveryOf, ICON_FILES } from './delivery'
import type { Scene } from './kit/scene'
import { contentHash, type Drawn } from './render'

// With more threads, the bytes of an AVIF depend on how many cores there are.
sharp.concurrency(1)

/** A file that is made of a drawing or a photo. */
type Raster = {
  /** A name under /images/ is cached for a year, so it holds the hash of the file's bytes. */
  path: (hash: string) => string
  width: number
  /** All that the bytes depend on beside the source. */
  settings: object
  encode: () => Promise<Buffer>
}

/** The widths at which a photo is shown; the widest is also its JPEG. */
export const PHOTO_WIDTHS = [400, 800] as const

/**
 * A drawing's weight is in its author's hands, a photo's is not: no ordinary photo may be refused. So
 * each file gets the first of its qualities at which it keeps to this many bits a pixel, and the last
 * one whatever it weighs then. At 800×600 that is 60 kB of AVIF, which a phone fetches as its card
 * comes near, and 96 kB of JPEG, which only browsers without AVIF do; most photos keep to both at the
 * first quality.
 */
const PHOTO_FORMATS = {
  avif: { qualities: [45, 35, 25], bits: 1, options: { effort: 6 } },
  jpeg: { qualities: [70, 55, 40], bits: 1.6, options: { mozjpeg: true } },
} as const

const SOCIAL: PngOptions = { palette: true, quality: 90, effort: 10 }
const ICON: PngOptions = { palette: true, quality: 95, effort: 10 }

/** The picture in pixels, drawn at twice the width and reduced: fine grain survives that. */
async function png({ scene, svg }: Drawn, width: number, options: PngOptions): Promise<Buffer> {
  const density = (72 * 2 * width) / scene.width
  const doubled = await sharp(Buffer.from(svg), { density }).png().toBuffer()
  return sharp(doubled).resize(width).png(options).toBuffer()
}

/** An icon file with the picture at several sizes in it. */
async function ico(drawn: Drawn, sizes: readonly number[]): Promise<Buffer> {
  // An ES module only, which Jest cannot load
  const { default: pngToIco } = await import('png-to-ico')
  return pngToIco(await Promise.all(sizes.map((size) => png(drawn, size, ICON))))
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

function photoRaster(
  { name, ...frame }: Scene,
  photo: Buffer,
  width: number,
  format: keyof typeof PHOTO_FORMATS,
): Raster {
  const size = { width, height: Math.round((width * frame.height) / frame.width) }
  return {
    path: (hash) =>
      `public/images/${format === 'avif' ? `${name}-${width}.${hash}.avif` : `${name}.${hash}.jpg`}`,
    width,
    settings: { format, ...size, ...PHOTO_FORMATS[format] },
    encode: () => encodePhoto(photo, format, size),
  }
}

/** What a scene becomes in pixels; the first file is for every browser. */
export function rastersOf(drawn: Drawn, photo?: Buffer): Raster[] {
  const { scene } = drawn
  const { name, width } = scene
  if (photo)
    return [
      photoRaster(scene, photo, Math.max(...PHOTO_WIDTHS), 'jpeg'),
      ...PHOTO_WIDTHS.map((each) => photoRaster(scene, photo, each, 'avif')),
    ]
  if (deliveryOf(scene) === 'social')
    return [
      {
        path: (hash) => `public/images/${name}.${hash}.png`,
        width,
        settings: { width, ...SOCIAL },
        encode: () => png(drawn, width, SOCIAL),
      },
    ]
  return Object.entries(ICON_FILES[name] ?? {}).map(([path, size]) => ({
    path: () => path,
    width,
    settings: { size, ...ICON },
    encode: () => (typeof size === 'number' ? png(drawn, size, ICON) : ico(drawn, size)),
  }))
}

/** For each file in pixels, by its path with a star for the hash, what it was made from and what it is. */
type Made = Readonly<Record<string, { from: string; hash: string }>>

export const MADE = 'art/rasters.generated.json'

/** What the last run made; nothing where that cannot be read, and then all is made anew. */
export function lastMade(): Made {
  try {
    return JSON.parse(readFileSync(MADE, 'utf8'))
  } catch {
    return {}
  }
}

/** Changes with a file's source and with every setting that it is made with. */
export function madeFrom(source: string | Buffer, { settings }: Pick<Raster, 'settings'>): string {
  return contentHash(JSON.stringify([contentHash(source), settings]))
}
