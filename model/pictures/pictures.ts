/* The pictures of the site: their names and files, where pages show them, and what photos need. */

import { pageNames, type Route, routes } from '@/model/site/routes'
import { DRAIN_SERVICES, HOME_SERVICES, PESTS, SERVICES } from '@/model/site/slugs'
import { recordOf } from '@/model/values/record-of'

/** A picture that may be a photo. */
type PhotoPicture = {
  /** Name that the owner reads. */
  title: string
  /** The SVG file in art/, if it has another name. Empty for a photo that replaces no illustration. */
  source?: string
  /** Groups of fields that show the picture, whose `alt` describes the drawing, or lists of cards. */
  shownIn: readonly string[]
  /** In lists of cards: the slug of the card. */
  card?: string
  /**
   * Tells whether a photo needs a description, because it informs. Recommended where earlier versions
   * did not ask for one, because no site may stop. Screen readers skip the others, which decorate.
   */
  altNeed?: 'required' | 'recommended'
}

type Service = keyof typeof SERVICES
type Pest = keyof typeof PESTS

const serviceSlugs = Object.keys(SERVICES) as Service[]

/** Returns the fields of all pages with a path in the page. */
const onEachPage = (path: string) => pageNames.map((pageName) => `${pageName}.${path}`)

const shownInServices = onEachPage('services.items')

/** The drawing of services without one of their own, which need a photo. */
const SHARED_SOURCE = 'servico-com-foto'

/**
 * Returns the name of the photo that shows a place before a service. The photo of the service then
 * shows the place after it.
 */
export const beforePhotoOf = (service: string): string => `antes-${service}`

const beforePhotos = serviceSlugs.map((card): [string, PhotoPicture] => {
  const title = `${SERVICES[card]}: a foto de antes`
  return [
    beforePhotoOf(card),
    { title, source: '', shownIn: shownInServices, card, altNeed: 'required' },
  ]
})

const heroes = routes.map(({ slug, pageName, title }): [string, PhotoPicture] => [
  `hero-${slug}`,
  {
    title: `Abertura da página de ${title.toLowerCase()}`,
    shownIn: [`${pageName}.hero`],
    altNeed: 'recommended',
  },
])

/**
 * The pictures that may be a photo. Excludes illustrations that also appear where no photo fits. The
 * slug of a service or pest is the name of its picture.
 */
export const PHOTO_PICTURES = {
  equipe: {
    title: 'Equipe ou carro, em “Sobre nós”',
    shownIn: onEachPage('about'),
    altNeed: 'required',
  },
  // Needs the casts, because `fromEntries` loses the literal types of the names.
  ...(Object.fromEntries(beforePhotos) as Record<`antes-${Service}`, PhotoPicture>),
  ...recordOf(serviceSlugs, (card) => ({
    title: SERVICES[card],
    source: card in HOME_SERVICES || card in DRAIN_SERVICES ? undefined : SHARED_SOURCE,
    shownIn: shownInServices,
    card,
  })),
  ...recordOf(Object.keys(PESTS) as Pest[], (card) => ({
    title: PESTS[card],
    shownIn: ['pests.items'],
    card,
  })),
  ...(Object.fromEntries(heroes) as Record<`hero-${Route['slug']}`, PhotoPicture>),
  comprovante: {
    title: 'Comprovante',
    shownIn: onEachPage('method.proof'),
    altNeed: 'recommended',
  },
  'pagina-nao-encontrada': { title: 'Página não encontrada', shownIn: ['interface.notFound'] },
} satisfies Readonly<Record<string, PhotoPicture>>

export const PHOTO_NAMES = Object.keys(PHOTO_PICTURES) as (keyof typeof PHOTO_PICTURES)[]

/** Names of all pictures, also of those in art/ that no photo replaces. */
export const PICTURE_NAMES = [
  ...PHOTO_NAMES,
  'barata-e-agua',
  'brand-mark',
  'mapa',
  'mapa-dark',
  'pagina-nao-encontrada-dark',
  ...routes.flatMap(({ slug }) => [`hero-${slug}-dark`, `pictograms-${slug}`] as const),
] as const

/** Name of a picture: of an illustration, its dark version, a file of pictograms, or a photo only. */
export type PictureName = (typeof PICTURE_NAMES)[number]

const picturesByName: ReadonlyMap<string, PhotoPicture> = new Map(Object.entries(PHOTO_PICTURES))

/** Returns a picture that may be a photo, or undefined for another name. */
export const photoPicture = (name: string) => picturesByName.get(name)

/**
 * Returns the name of the SVG file in art/ whose proportions a picture has, and which it shows without a
 * photo. Empty for a photo that replaces no illustration.
 */
export const sourceOf = (name: PictureName): string => photoPicture(name)?.source ?? name

/** Checks whether a picture is that of a service without a drawing of its own. */
export const isPhotoService = (name: string): boolean =>
  photoPicture(name)?.source === SHARED_SOURCE

/**
 * Tells whether a photo needs a description.
 * @param pictures those of all photos, because a photo may show a place after a service
 */
export const altNeed = (name: string, pictures: readonly unknown[]) =>
  pictures.includes(beforePhotoOf(name)) ? 'required' : photoPicture(name)?.altNeed
