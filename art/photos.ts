/** The owner's photos in content/fotos: each takes the place of the drawing whose name it has. */
import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { deliveryOf } from './delivery'
import { scenes } from './index'

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

const READABLE = /\.(jpe?g|png|webp)$/i
/** What computers leave in a folder unasked. */
const NOT_OURS = /^(\..*|thumbs\.db|desktop\.ini)$/i

/** The drawings that a photo may replace: others, as icons, are in more places than a photo fits. */
const replaceable = scenes
  .filter((scene) => deliveryOf(scene).kind === 'picture')
  .map(({ name }): string => name)

export type Photos = {
  /** Each drawing's photo, by the drawing's name. */
  photos: ReadonlyMap<string, string>
  /** A line in Portuguese for each file that is no drawing's photo: left out in silence, it would be missed. */
  problems: readonly string[]
}

export function ownersPhotos(): Photos {
  return sortPhotos(existsSync(PHOTOS) ? readdirSync(PHOTOS) : [])
}

/** @param files what content/fotos holds */
export function sortPhotos(files: readonly string[]): Photos {
  const photos = new Map<string, string>()
  const problems: string[] = []
  for (const file of [...files].sort()) {
    if (NOT_OURS.test(file)) continue
    const { name, ext } = parse(file)
    const path = join(PHOTOS, file)
    const first = photos.get(name)
    if (!replaceable.includes(name)) {
      problems.push(
        `${path}: nenhuma figura que aceite foto se chama '${name}' (os nomes estão em content/LEIA-ME.md, Imagens). Exemplo certo: ${PHOTOS}/${nearest(name)}.jpg`,
      )
    } else if (!READABLE.test(file)) {
      problems.push(
        `${path}: ${ext ? `'${ext}' não é um formato` : 'falta o formato'} que o site leia: .jpg, .png ou .webp. Exemplo certo: a foto exportada como JPG em ${PHOTOS}/${name}.jpg`,
      )
    } else if (first) {
      problems.push(`${path}: '${name}' já tem foto. Exemplo certo: só ${first}`)
    } else {
      photos.set(name, path)
    }
  }
  return { photos, problems }
}

/** The drawing's name that was most likely meant. */
function nearest(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
  const [best = ''] = replaceable.toSorted((a, b) => distance(plain, a) - distance(plain, b))
  return best
}

/** How many letters have to be put in, taken out or changed to make one word the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const changed = (above[j] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
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
