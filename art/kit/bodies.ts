/** Forms of more than one tone that several pictures share; each draws itself. */
import { blue, type Colour, type Tones } from './colour'
import { type Profile, symmetric } from './curves'
import type { Drawing } from './drawing'
import { at, between, mirror, type Point, tenth } from './points'
import { ellipse, limb } from './shapes'
import { ELLIPSE_RATIO } from './system'

/** Where the facets of a cylinder are cut (radians from its left edge) and which tone they take. */
const FACETS = [
  [0, 0.42, 'shade'],
  [0.62, 1.22, 'light'],
  [1.95, 2.5, 'shade'],
  [2.5, Math.PI, 'dark'],
] as const

/**
 * The front of a standing cylinder or cone between two rims, light from the left. Returns its
 * outline, to clip to.
 */
export function cone(
  art: Drawing,
  cx: number,
  topY: number,
  topRadius: number,
  bottomY: number,
  bottomRadius: number,
  tones: Tones,
  ratio = ELLIPSE_RATIO,
): string {
  const rim = (y: number, radius: number, angle: number) =>
    at(cx - radius * Math.cos(angle), y + radius * ratio * Math.sin(angle))
  const facet = (from: number, to: number) =>
    `M${rim(topY, topRadius, from)}A${tenth(topRadius)} ${tenth(topRadius * ratio)} 0 0 0 ${rim(topY, topRadius, to)}` +
    `L${rim(bottomY, bottomRadius, to)}A${tenth(bottomRadius)} ${tenth(bottomRadius * ratio)} 0 0 1 ${rim(bottomY, bottomRadius, from)}Z`
  const outline = facet(0, Math.PI)
  art.fill(outline, tones.mid)
  for (const [from, to, tone] of FACETS) art.fill(facet(from, to), tones[tone])
  return outline
}

/** A circle seen from the side, by the system's ratio. */
export function rim(cx: number, cy: number, radius: number): string {
  return ellipse(cx, cy, radius, radius * ELLIPSE_RATIO)
}

/** A pair of legs of an animal seen from above: the left one in light, the right one in shade. */
export function limbPair(
  art: Drawing,
  cx: number,
  joints: readonly Point[],
  radii: readonly (readonly [number, number])[],
  light: Colour,
  shade: Colour,
): void {
  art.fill(limb(mirror(cx, joints), radii), light)
  art.fill(limb(joints, radii), shade)
}

/** A symmetric body part: the left half in light, the right half in shade. */
export function halvedForm(
  art: Drawing,
  cx: number,
  profile: Profile,
  light: Colour,
  shade: Colour,
  tension?: number,
): { full: string; right: string } {
  const form = symmetric(cx, profile, tension)
  art.fill(form.full, light)
  art.detail(form.right, shade)
  return form
}

/** A lump of earth, fat or stone: two tones, `flatness` below 1 presses it flat. */
export function lump(
  art: Drawing,
  x: number,
  y: number,
  radius: number,
  light: Colour,
  shade: Colour,
  flatness = 1,
): void {
  art.lit(
    ellipse(x, y, radius, radius * flatness),
    shade,
    light,
    [0, 0],
    ellipse(
      x - radius * 0.28,
      y - radius * flatness * 0.3,
      radius * 0.94,
      radius * flatness * 0.94,
    ),
  )
}

/** A round drop of water in the air. */
export function bead(
  art: Drawing,
  x: number,
  y: number,
  radius: number,
  shade: Colour = blue[5],
  light: Colour = blue[3],
): void {
  art.lit(
    ellipse(x, y, radius),
    shade,
    light,
    [0, 0],
    ellipse(x - radius * 0.35, y - radius * 0.4, radius),
  )
}

/** A leaf with a lit and a shaded half, and veins if a colour for them is given. */
export function facetedLeaf(
  art: Drawing,
  a: Point,
  b: Point,
  bulge: number,
  light: Colour,
  shade: Colour,
  veins?: Colour,
): void {
  const [mx, my] = between(a, b, 0.5)
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const left: Point = [mx - dy * bulge, my + dx * bulge]
  const right: Point = [mx + dy * bulge, my - dx * bulge]
  const leftIsUpper = left[1] + left[0] * 0.6 < right[1] + right[0] * 0.6
  art.fill(
    `M${at(...a)}Q${at(...left)} ${at(...b)}Q${at(...right)} ${at(...a)}Z`,
    leftIsUpper ? shade : light,
  )
  art.detail(`M${at(...a)}Q${at(...left)} ${at(...b)}Z`, leftIsUpper ? light : shade)
  if (!veins) return
  let d = ''
  for (let i = 1; i < 5; i++) {
    const u = i / 5.2
    const x = a[0] + dx * u
    const y = a[1] + dy * u
    const reach = bulge * 0.4 * Math.sin(Math.PI * u)
    const ahead: Point = [x + dx * 0.11, y + dy * 0.11]
    d += `M${at(x, y)}L${at(ahead[0] - dy * reach, ahead[1] + dx * reach)}`
    d += `M${at(x, y)}L${at(ahead[0] + dy * reach, ahead[1] - dx * reach)}`
  }
  art.stroke(d, veins, 3, { detail: true })
}

/**
 * A cylinder that lies at an angle, its lit side at share 1 and its shaded side at share -1 of its
 * half width: `strip` gives the lengthwise strip between two shares.
 */
export function facets(
  art: Drawing,
  strip: (fromShare: number, toShare: number) => string,
  tones: Tones,
): void {
  art.fill(strip(1, -1), tones.mid)
  art.fill(strip(0.72, 0.16), tones.light)
  art.fill(strip(-0.36, -0.74), tones.shade)
  art.fill(strip(-0.74, -1), tones.dark)
}
