/** The owner's photos in content/fotos: each takes the place of the drawing whose name it has. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { distance } from 'fastest-levenshtein'
import sharp from 'sharp'
import { deliveryOf } from './delivery'
import { scenes } from './index'
import type { Group } from './kit/scene'
import { PHOTO_WIDTHS } from './rasters'

const PHOTOS = 'content/fotos'

/** What content/LEIA-ME.md asks for. */
const SMALLEST_WIDTH = Math.max(...PHOTO_WIDTHS)
/** A strip that is flatter would be drawn out to many times its height. */
const SMALLEST_HEIGHT = SMALLEST_WIDTH / 2

const READABLE = /\.(jpe?g|png|webp)$/i
/** What computers leave in a folder unasked. */
const NOT_OURS = /^(\..*|thumbs\.db|desktop\.ini)$/i

/** Shown in pieces, or as a part of the page itself. */
const NO_PHOTO: readonly Group[] = ['brand', 'signs', 'sheets']

/**
 * The drawings that a photo may replace: others, as icons, are in more places than a photo fits. A
 * photo of a hero is shown at night too, and without insects.
 */
const replaceable = scenes
  .filter((scene) => deliveryOf(scene) === 'picture' && !/-(noite|insetos)$/.test(scene.name))
  .filter(({ group }) => !NO_PHOTO.includes(group))
  .map(({ name }): string => name)

export type Photos = {
  /** Each drawing's photo, by the drawing's name. */
  photos: ReadonlyMap<string, string>
  /** A line in Portuguese for each file that is no drawing's photo: left out in silence, it would be missed. */
  problems: readonly string[]
}

/** @param folder where the photos lie */
export function ownersPhotos(folder = PHOTOS): Photos {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory())
    return {
      photos: new Map(),
      problems: [
        `${folder}: é um arquivo, e não a pasta das fotos. Exemplo certo: a foto em ${PHOTOS}/ralo.jpg`,
      ],
    }
  const { photos, problems } = sortPhotos(found ? readdirSync(folder) : [])
  const unreadable = [...photos.values()].flatMap((path) => fileProblem(path) ?? [])
  return { photos, problems: [...problems, ...unreadable] }
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
        `${path}: nenhuma figura que aceite foto se chama '${name}' (os nomes estão em content/LEIA-ME.md, seção 9). Exemplo certo: ${PHOTOS}/${nearest(name)}.jpg`,
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

/** What keeps a file from being read as a photo, in Portuguese; an interrupted copy is empty. */
function fileProblem(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile())
    return `${path}: não é um arquivo, e sim uma pasta ou um atalho. Exemplo certo: a própria foto em ${PHOTOS}/${parse(path).name}.jpg`
  if (file.size === 0)
    return `${path}: está vazio, como depois de uma cópia interrompida. Exemplo certo: a foto copiada de novo, inteira`
  return undefined
}

/** What keeps a file from being shown as a photo, in Portuguese. It decodes the file to its end. */
export async function photoProblem(path: string): Promise<string | undefined> {
  const unreadable = fileProblem(path)
  if (unreadable) return unreadable
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
