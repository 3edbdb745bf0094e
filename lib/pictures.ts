import generated from './pictures.generated.json'

/** Names of the drawings; a wrong name fails `npm run types`. */
export type PictureName = keyof typeof generated

/** Drawings that have a night. */
export type HeroName = {
  [Name in PictureName]: `${Name}-noite` extends PictureName ? Name : never
}[PictureName]

/** Files of signs: one for each service of a page. */
export type SignsName = Extract<PictureName, `sinais-${string}`>

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
}

export type ShareName = 'dedetizacao' | 'desentupimento'

export type ShareImage = { url: string; width: number; height: number; alt: string }

export const SHARE_SIZE = { width: 1200, height: 630 }

export const pictures: Readonly<Record<PictureName, Picture>> = generated

/** @throws when no drawing has that name: `npm run dev` shows unchecked content. */
export function picture(name: PictureName): Picture {
  const found: Picture | undefined = pictures[name]
  if (!found) throw new Error(`No picture named "${name}". Put it into art/ and run "npm run art".`)
  return found
}

/** The file of a page's signs; `#` and a service's slug after it show that service's sign alone. */
export function signsImage(name: SignsName): string {
  return picture(name).fallback
}

/** The picture that other sites show of a page. The build makes it: app/compartilhar/. */
export function shareImage(page: ShareName, alt: string): ShareImage {
  return { url: `/compartilhar/${page}.png`, ...SHARE_SIZE, alt }
}
