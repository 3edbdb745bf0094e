/**
 * The constants of the drawing system. A rule that a picture has to keep stands here once; the
 * kit draws by it and art/check.ts tests the finished pictures against it.
 */

/** Every cast shadow falls down and to the right by this much, in units of the picture. */
export const SHADOW = { x: 14, y: 16 } as const

/** Height over width of any circle seen from the side: lids, rims, the foot of a cylinder. */
export const ELLIPSE_RATIO = 0.24

/** Picture sizes in units (1 unit = 1 CSS px at full size). */
export const FRAMES = {
  card: { width: 800, height: 600 },
  pest: { width: 480, height: 480 },
  /** Square as each of its nine signs: what shows one alone keeps its shape. */
  signs: { width: 288, height: 288 },
  // Shown at less than its size, so whole units are fine enough
  hero: { width: 900, height: 900, decimals: 0 },
  social: { width: 1200, height: 630 },
} as const

/** What a picture stands on. `none` is a transparent background: the page paints it. */
export const BACKGROUNDS = {
  cream: ['cream'],
  sand: ['cream'],
  terracotta: ['terracotta'],
  amber: ['amber'],
  green: ['green'],
  forest: ['forest'],
  sky: ['blue'],
  blue: ['blue'],
  night: ['blue'],
  none: [],
} as const

/** The name of a background; neighbours on the page have different ones. */
export type Background = keyof typeof BACKGROUNDS
