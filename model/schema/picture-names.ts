/* Names of the pictures. */

import { PESTS, PHOTO_SERVICES, SERVICES } from './slugs'

type BeforePhoto = `antes-${keyof typeof SERVICES}`

/**
 * Returns the name of the photo that shows a place before a service. The photo of the service then
 * shows the place after it.
 */
export const beforePhotoOf = (slug: string): string => `antes-${slug}`

/**
 * Photos of places before a service, each with the name that the owner reads. They replace no
 * illustration. Without the photo, the page shows nothing in its place.
 */
export const BEFORE_PHOTOS = Object.fromEntries(
  Object.entries(SERVICES).map(([slug, name]) => [beforePhotoOf(slug), `${name}: a foto de antes`]),
  // Needs the cast, because `fromEntries` loses the literal types of the names.
) as Record<BeforePhoto, string>

/** Checks whether a picture is that of a service without a drawing of its own. */
export const isPhotoService = (name: string): boolean => Object.keys(PHOTO_SERVICES).includes(name)

/**
 * Pictures that may be a photo: illustrations, and places that only a photo fills. Excludes those
 * that also appear where no photo fits.
 */
export const PHOTO_PICTURES = {
  equipe: 'Equipe ou carro, em “Sobre nós”',
  ...BEFORE_PHOTOS,
  ...SERVICES,
  ...PESTS,
  'hero-dedetizacao': 'Abertura da página de dedetização',
  'hero-desentupimento': 'Abertura da página de desentupimento',
  comprovante: 'Comprovante',
  'pagina-nao-encontrada': 'Página não encontrada',
} as const

/** Pictures in art/ that no photo replaces, because they also appear where no photo fits. */
const ILLUSTRATIONS = [
  'barata-e-agua',
  'brand-mark',
  'hero-dedetizacao-dark',
  'hero-desentupimento-dark',
  'mapa',
  'mapa-dark',
  'pagina-nao-encontrada-dark',
  'pictograms-dedetizacao',
  'pictograms-desentupimento',
] as const

/** Names of all pictures. */
export const PICTURE_NAMES = [
  ...(Object.keys(PHOTO_PICTURES) as (keyof typeof PHOTO_PICTURES)[]),
  ...ILLUSTRATIONS,
] as const

/** Name of a picture: of an illustration, its dark version, a file of pictograms, or a photo only. */
export type PictureName = (typeof PICTURE_NAMES)[number]

/**
 * Returns the name of the SVG file in art/ whose proportions a picture has, and which it shows
 * without a photo. Services without a drawing share one.
 */
export const sourceOf = (name: PictureName): string =>
  isPhotoService(name) ? 'servico-com-foto' : name
