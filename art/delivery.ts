import type { Scene } from './kit/scene'

/**
 * How each picture reaches the page. The measurement behind it is in art/README.md: an SVG of this
 * set is a third of the bytes of its AVIF at phone sizes, sharp at any density, and painted in
 * less time than the AVIF is decoded in. So pictures are SVG.
 */
type Delivery =
  /** A hashed file under public/images, with an entry in the manifest. */
  | 'picture'
  /** The same, but as PNG for other sites to show: they take no SVG. */
  | 'social'
  /** A file under app/material that the style sheet names. */
  | 'texture'
  /** The files that browsers and phones look for. */
  | 'icon'

/** The files of each icon, and the size in pixels of each, or the sizes. */
export const ICON_FILES: Readonly<
  Record<string, Readonly<Record<string, number | readonly number[]>>>
> = {
  favicon: { 'public/favicon.ico': [16, 32, 48] },
  'app-icon': { 'public/apple-icon.png': 180 },
}

export function deliveryOf({ name, group }: Pick<Scene, 'name' | 'group'>): Delivery {
  if (group === 'textures') return 'texture'
  if (group === 'social') return 'social'
  return name in ICON_FILES ? 'icon' : 'picture'
}
