import { isPhotoService, PHOTO_PICTURES } from './cards'

/** Pictures in art/ that no photo replaces, because they also appear where no photo fits. */
const ILLUSTRATIONS = [
  'barata-e-agua',
  'hero-dedetizacao-dark',
  'hero-desentupimento-dark',
  'mapa',
  'mapa-dark',
  'pagina-nao-encontrada-dark',
  'pictograms-dedetizacao',
  'pictograms-desentupimento',
  'tiles-blue',
  'tiles-forest',
] as const

/**
 * Name of a picture in art/: an illustration, its dark version, or a file of pictograms or tiles.
 */
export type PictureName = keyof typeof PHOTO_PICTURES | (typeof ILLUSTRATIONS)[number]

export const PICTURE_NAMES = [
  ...(Object.keys(PHOTO_PICTURES) as (keyof typeof PHOTO_PICTURES)[]),
  ...ILLUSTRATIONS,
] as const satisfies readonly PictureName[]

/**
 * Returns the name of the SVG file in art/ whose proportions a picture has, and which it shows
 * without a photo. Services without a drawing share one.
 */
export const sourceOf = (name: PictureName): string =>
  isPhotoService(name) ? 'servico-com-foto' : name

/** Pictures that inform. The others only decorate, and screen readers skip them. */
const INFORMATIVE_PICTURES = [
  'hero-dedetizacao',
  'hero-desentupimento',
  'comprovante',
  'equipe',
] as const

/** Checks whether a photo informs and has no description. */
export const lacksAlt = ({ picture, alt }: { picture?: string; alt?: string }): boolean =>
  !String(alt ?? '').trim() && INFORMATIVE_PICTURES.some((name) => name === picture)
