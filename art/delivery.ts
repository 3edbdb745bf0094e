import type { Scene } from './kit/scene'

/**
 * How each picture reaches the page. As SVG, for the reasons that art/README.md measured.
 */
type Delivery =
  /** A hashed file under public/images, with an entry in the manifest. */
  | 'picture'
  /** The same, but as PNG for other sites to show: they take no SVG. */
  | 'social'
  /** A file under app/textures that the style sheet names. */
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
