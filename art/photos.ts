/** The owner's photos: content/photos.json says which drawing each takes the place of. */
import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { photos } from '@/content/site'
import { PHOTO_WIDTHS } from './rasters'

const SMALLEST_WIDTH = Math.max(...PHOTO_WIDTHS)
/** A strip that is flatter would be drawn out to many times its height. */
const SMALLEST_HEIGHT = SMALLEST_WIDTH / 2

type Photos = {
  /** The file of each drawing's photo, by the drawing's name. */
  photos: ReadonlyMap<string, string>
  /** A line in Portuguese for each file that cannot be read. */
  problems: readonly string[]
}

/** @param items of content/photos.json */
export function ownersPhotos(items = photos.items): Photos {
  const found = new Map(
    items.map(({ picture, file }): [string, string] => [picture, file.replace(/^\//, '')]),
  )
  return { photos: found, problems: [...found.values()].flatMap((path) => fileProblem(path) ?? []) }
}

/** What keeps a file from being read as a photo, in Portuguese; an interrupted copy is empty. */
function fileProblem(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile())
    return `${path}: a foto não está lá. O que fazer: ponha o arquivo na pasta ou tire-o de content/photos.json`
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
