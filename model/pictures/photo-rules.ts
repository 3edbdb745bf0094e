/* Rules for photos that need no image decoder, because the build and the editor share them. */

/** Matches the end of a file that the site opens as a photo. */
export const PHOTO_ENDING = /[^/]\.(?:jpe?g|png|webp)$/i

export type Size = { width: number; height: number }

/** A point of an upright photo, in percent of width and height from the upper left corner. */
export type FocalPoint = { x: number; y: number }

/** Widths in pixels at which the site shows a photo. The largest is also that of the JPEG. */
export const PHOTO_WIDTHS = [400, 800] as const

const MIN_PHOTO_WIDTH = Math.max(...PHOTO_WIDTHS)
/** Half the width, because a flatter photo would be enlarged too much. */
const MIN_PHOTO_HEIGHT = MIN_PHOTO_WIDTH / 2

/** Ends each message about a photo that the owner must choose again. */
export const PHOTO_EXAMPLE = 'Exemplo certo: a foto como saiu da câmera, de 1600×1200 pixels'

const UNREADABLE_PHOTO =
  'não se abre como foto. Exemplo certo: a foto exportada como JPG, e não só com o nome trocado'

/** First words of a pointer of Git LFS, a small text that replaces the file until it is fetched. */
const LFS_POINTER = 'version https://git-lfs'

/**
 * Explains why a file is no photo.
 * @param start at least its first 30 characters
 * @returns a Portuguese message to append to the file name
 */
export const noPhotoMessage = (start: string): string =>
  start.startsWith(LFS_POINTER)
    ? 'é só o ponteiro do Git LFS, e não a foto. O que fazer: escolha a foto de novo no editor, ou rode "git lfs pull"'
    : UNREADABLE_PHOTO

/**
 * Checks whether a photo is large enough for the site.
 * @param size size of the upright photo, in pixels; 0 × 0 if it cannot be decoded
 * @returns a Portuguese message to append to the file name, or undefined for a usable photo
 */
export function photoSizeError({ width, height }: Size): string | undefined {
  if (width >= MIN_PHOTO_WIDTH && height >= MIN_PHOTO_HEIGHT) return undefined
  if (width === 0) return UNREADABLE_PHOTO
  const minimum =
    width < MIN_PHOTO_WIDTH
      ? `a largura precisa ser de ${MIN_PHOTO_WIDTH}`
      : `a altura precisa ser de ${MIN_PHOTO_HEIGHT}`
  return `tem ${width}×${height} pixels, e ${minimum} ou mais. ${PHOTO_EXAMPLE}`
}

/** Returns the path of a photo in the repository; content/photos.json has a slash before it. */
export const repositoryPath = (file: string): string => file.replace(/^\//, '')

/**
 * Finds a photo among file paths. The path may have another Unicode form there, because macOS
 * decomposes accents, and puts narrow spaces into the names of screenshots.
 * @returns the path of the file, or undefined if no file matches
 */
export const findPhotoPath = (paths: readonly string[], wanted: string): string | undefined =>
  paths.includes(wanted)
    ? wanted
    : paths.find((path) => path.normalize('NFKC') === wanted.normalize('NFKC'))

/** Returns the name of a photo without its folder, ending, accents and capitals. */
const bareName = (path: string) =>
  path
    .replace(/^.*\//, '')
    // Windows hides an ending, so that a name may have two: `ralo.jpg.jpg`.
    .replace(/(?:\.[a-z]\w+)+$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/**
 * Names a photo that `findPhotoPath` does not find, because its path differs a little.
 * @returns a Portuguese sentence, or undefined if no photo is similar
 */
export function similarPhotoMessage(paths: readonly string[], wanted: string): string | undefined {
  const similar = paths.find((path) => bareName(path) === bareName(wanted))
  if (!similar) return undefined
  return PHOTO_ENDING.test(similar)
    ? `Há a foto ${similar}. O que fazer: escreva este nome igual em content/photos.json, com a pasta, as maiúsculas e o final`
    : `Há a foto ${similar}, que o site não abre. O que fazer: escolha-a no editor, ou exporte-a como JPG`
}

/**
 * Finds the largest crop of a photo in a given shape, as near to the focal point as the edges
 * allow.
 * @param photo size of the upright photo, in pixels
 * @param shape any size with the wanted proportions
 * @returns the crop in whole pixels, and the focal point within it in percent, for
 * `object-position`
 */
export function cropAround(photo: Size, shape: Size, focalPoint: FocalPoint = { x: 50, y: 50 }) {
  const scale = Math.min(photo.width / shape.width, photo.height / shape.height)
  const cropAxis = (photoSide: number, shapeSide: number, percent: number) => {
    const length = Math.min(photoSide, Math.round(shapeSide * scale))
    const point = (photoSide * percent) / 100
    const start = Math.round(Math.min(Math.max(point - length / 2, 0), photoSide - length))
    return { start, length, position: Math.round(((point - start) / length) * 100) }
  }
  const horizontal = cropAxis(photo.width, shape.width, focalPoint.x)
  const vertical = cropAxis(photo.height, shape.height, focalPoint.y)
  return {
    crop: {
      left: horizontal.start,
      top: vertical.start,
      width: horizontal.length,
      height: vertical.length,
    },
    focalPoint: { x: horizontal.position, y: vertical.position },
  }
}
