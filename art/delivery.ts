import type { Scene } from './kit/scene'

/**
 * How each picture reaches the page. The measurement behind it is in art/README.md: an SVG of this
 * set is a third of the bytes of its AVIF at phone sizes, sharp at any density, and painted in
 * less time than the AVIF is decoded in. So SVG is the rule, and AVIF is listed by name.
 */
type Delivery =
  /** A hashed file under public/images, with an entry in the manifest. */
  | { kind: 'picture'; avif: readonly number[] }
  /** A raster image for other sites to show: they take no SVG. */
  | { kind: 'social' }
  /** A file under app/material that the stylesheet names. */
  | { kind: 'material' }
  /** An icon, in the files that browsers and phones look for. */
  | { kind: 'icon' }

/** Widths in pixels at which a picture is also delivered as AVIF. */
const AVIF_WIDTHS: Readonly<Record<string, readonly number[]>> = {}

const ICONS = new Set(['favicon', 'app-icon', 'app-icon-maskable'])

export function deliveryOf({ name, group }: Pick<Scene, 'name' | 'group'>): Delivery {
  if (group === 'material') return { kind: 'material' }
  if (group === 'social') return { kind: 'social' }
  if (ICONS.has(name)) return { kind: 'icon' }
  return { kind: 'picture', avif: AVIF_WIDTHS[name] ?? [] }
}
