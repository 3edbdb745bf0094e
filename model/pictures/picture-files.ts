import type { PictureName } from './pictures'

/**
 * An illustration, or the photo that replaces it: sizes in pixels, URLs from the root of the site.
 */
export type PictureFiles = {
  width: number
  height: number
  /**
   * URL for browsers without AVIF: the SVG of an illustration, or the JPEG of a photo. Empty for a
   * missing photo that replaces no illustration.
   */
  src: string
  /** Description of a photo by its owner. Empty for an illustration, which pages describe. */
  alt: string
  /** Empty for an illustration. */
  avif: readonly { width: number; src: string }[]
  /** URL of the illustration's dark version, which a photo does not use. */
  dark?: string
  /** The viewBox of each view, by the id of the view. */
  views: Readonly<Record<string, string | undefined>>
  /** Elements of the brand mark, which pages contain themselves. */
  markup?: string
}

export type Pictures = Readonly<Record<PictureName, PictureFiles>>

export const SHARE_SIZE = { width: 1200, height: 630 }

/** Checks whether a photo replaces the illustration. */
export const isPhoto = ({ avif }: PictureFiles): boolean => avif.length > 0
