import generated from '@/.generated/pictures.json'
import type { Route } from '@/content/routes'

/**
 * Names of the pictures in art/: illustrations, their dark versions, and files of pictograms and
 * tiles. A wrong name fails `npm run types`.
 */
export type PictureName = keyof typeof generated

/** Names of the illustrations at the top of a page. */
export type HeroName = Extract<PictureName, `hero-${string}`>

/** Names of the pictogram files. Each has one pictogram for each service of a page, by slug. */
export type PictogramsName = Extract<PictureName, `pictograms-${string}`>

/**
 * An illustration, or the photo that replaces it: sizes in pixels, URLs from the root of the site.
 * The alternative text is in content/.
 */
export type Picture = {
  width: number
  height: number
  /** URL for browsers without AVIF: the SVG of an illustration, or the JPEG of a photo. */
  src: string
  /** Empty for an illustration. */
  avif: readonly { width: number; src: string }[]
  /** The viewBox of each part that is shown alone, by the id of its view. */
  views: Readonly<Record<string, string | undefined>>
}

export const SHARE_SIZE = { width: 1200, height: 630 }

const pictures: Record<PictureName, Picture> = { ...generated }

/** Replaces a picture, for the preview in the editor. */
export const replacePicture = (name: PictureName, replacement: Picture) => {
  pictures[name] = replacement
}

/**
 * Returns the name of the picture that has a file.
 * @param src URL of the file
 */
export const pictureOfFile = (src: string) =>
  (Object.keys(pictures) as PictureName[]).find((name) =>
    [pictures[name].src, ...pictures[name].avif.map((file) => file.src)].includes(src),
  )

/**
 * Returns a picture by its name.
 * @throws if art/ has no picture with that name; `npm run types` finds a wrong name earlier
 */
export function picture(name: PictureName): Picture {
  const found: Picture | undefined = pictures[name]
  if (!found)
    throw new Error(`No picture named "${name}". Put it into art/ and run "npm run build".`)
  return found
}

/** Checks whether a photo replaces the illustration with a name. */
export const isPhoto = (name: PictureName): boolean => picture(name).avif.length > 0

/** Returns the URL of an illustration's dark version, or undefined. A photo has none. */
export function darkVersionOf(name: PictureName): string | undefined {
  const dark = Object.entries(pictures).find(([other]) => other === `${name}-dark`)?.[1]
  return isPhoto(name) ? undefined : dark?.src
}

/** Returns the share image of a page, which app/compartilhar/ builds. */
export function shareImage(page: Route['pictureSuffix'], alt: string) {
  return { url: `/compartilhar/${page}.png`, ...SHARE_SIZE, alt }
}
