import generated from '@/.generated/pictures.json'
import type { Route } from '@/content/routes'

/** Names of the drawings; a wrong name fails `npm run types`. */
export type PictureName = keyof typeof generated

/** Drawings at the top of a page. */
export type HeroName = Extract<PictureName, `hero-${string}`>

/** Files of pictograms, one pictogram for each service of a page, by its slug. */
export type PictogramsName = Extract<PictureName, `pictograms-${string}`>

/**
 * One drawing as the art pipeline wrote it: sizes in pixels, addresses from the root of the site. The
 * page says what it shows, from content/.
 */
export type Picture = {
  width: number
  height: number
  /** For browsers without AVIF. */
  fallback: string
  /** Empty where the vector file is the better choice. */
  avif: readonly { width: number; src: string }[]
  /** The viewBox of each part of the drawing that is shown alone. */
  views: Readonly<Record<string, string | undefined>>
}

export const SHARE_SIZE = { width: 1200, height: 630 }

const pictures: Record<PictureName, Picture> = { ...generated }

/** Shows another picture in place of one, in the preview of the owner's editor. */
export const replacePicture = (name: PictureName, replacement: Picture) => {
  pictures[name] = replacement
}

/** Finds the picture that has a file, by the file's address. */
export const pictureWith = (src: string) =>
  (Object.keys(pictures) as PictureName[]).find((name) =>
    [pictures[name].fallback, ...pictures[name].avif.map((each) => each.src)].includes(src),
  )

/** @throws if art/ has no picture with that name. `npm run types` finds a wrong name earlier. */
export function picture(name: PictureName): Picture {
  const found: Picture | undefined = pictures[name]
  if (!found)
    throw new Error(`No picture named "${name}". Put it into art/ and run "npm run build".`)
  return found
}

/** The file of a drawing for visitors who prefer dark, where it has a dark version. A photo in its place has none. */
export function darkVersionOf(name: PictureName): string | undefined {
  const dark = Object.entries(pictures).find(([other]) => other === `${name}-dark`)?.[1]
  return picture(name).avif.length > 0 ? undefined : dark?.fallback
}

/** The picture that other sites show of a page. The build makes it: app/compartilhar/. */
export function shareImage(page: Route['picture'], alt: string) {
  return { url: `/compartilhar/${page}.png`, ...SHARE_SIZE, alt }
}
