import generated from './pictures.generated.json'

/**
 * One drawing as the art pipeline wrote it: sizes in pixels, addresses from the root of the site. What
 * it shows is said by the page, out of content/.
 */
export type Picture = {
  width: number
  height: number
  /** For browsers without AVIF. */
  fallback: string
  /** Empty where the vector file is the better delivery. */
  avif: readonly { width: number; src: string }[]
  labels?: readonly { name: string; x: number; y: number }[]
}

export type SocialImage = { url: string; width: number; height: number; alt: string }

export const pictures: Record<string, Picture> = generated

/** @throws when no drawing has that name. */
export function picture(name: string): Picture {
  const found = pictures[name]
  if (!found) throw new Error(`No picture named "${name}". Draw it in art/ and run "npm run art".`)
  return found
}

/** @throws when no drawing has that name. */
export function socialImage(name: string, alt: string): SocialImage {
  const { fallback, width, height } = picture(name)
  return { url: fallback, width, height, alt }
}
