/** The round glass of both heroes: its frame, its sky and the ground in it. */
import { blue, type Colour, cream } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, polar, tenth } from '@/art/kit/points'
import { box, ellipse, star } from '@/art/kit/shapes'
import { coast } from './coast'
import type { Light } from './light'

/** Where the glass sits in the lens's own frame. A scene places the whole by this point. */
export const LENS = { x: 600, y: 452, radius: 372 } as const
/** Where the middle of the lens comes to lie in both heroes: one page's lens becomes the other's. */
export const LENS_PLACE: Point = [450, 450]
/** Half the width of the lens with its two halos. */
const LENS_REACH = LENS.radius + 62

export const GLASS = ellipse(LENS.x, LENS.y, LENS.radius)

export type LensColours = {
  halo: readonly [outer: Colour, inner: Colour]
  rim: readonly [shade: Colour, light: Colour]
  /** The background that the page paints is dark; this is a step darker. */
  shadow: Colour
}

/** The two halos under the glass, with the cast shadow of the whole on the page's background. */
export function lensBack(art: Drawing, { halo, shadow }: LensColours): void {
  const outer = ellipse(LENS.x, LENS.y, LENS_REACH)
  art.shadow(outer, shadow)
  art.fill(outer, halo[0])
  art.fill(ellipse(LENS.x, LENS.y, LENS.radius + 34), halo[1])
}

/** The metal rim, lit from the top left, and the glint on the glass. */
export function lensFront(art: Drawing, { rim }: LensColours, { glint }: Light): void {
  const ring = ellipse(LENS.x, LENS.y, LENS.radius + 14) + ellipse(LENS.x, LENS.y, LENS.radius - 1)
  art.fill(ring, rim[0], { rule: 'evenodd' })
  art.inside(ring, () => art.fill(ellipse(LENS.x - 14, LENS.y - 16, LENS.radius + 12), rim[1]), {
    rule: 'evenodd',
  })
  const r = LENS.radius - 26
  const arc = (from: number, to: number) =>
    `M${at(...polar(LENS.x, LENS.y, r, from))}A${r} ${r} 0 0 1 ${at(...polar(LENS.x, LENS.y, r, to))}`
  art.stroke(arc(200, 252) + arc(259, 266), cream[0], 15, { opacity: glint })
}

/** The sky: sun or moon in rings, and the stars. Call inside the glass. */
export function sky(
  art: Drawing,
  { sky: [ground, outer, inner, disc], dark }: Light,
  { moon }: Landscape,
): void {
  art.fill(GLASS, ground)
  if (dark) {
    const [x, y, radius] = moon
    art.fill(ellipse(x, y, radius + 154), outer, { opacity: 0.6 })
    art.fill(ellipse(x, y, radius + 72), inner)
    art.fill(ellipse(x, y, radius), disc)
    art.fill(
      ellipse(x - 36, y - 30, 22) + ellipse(x + 42, y - 22, 14) + ellipse(x + 10, y - 52, 9),
      cream[2],
    )
    stars(art)
    return
  }
  art.fill(ellipse(470, 330, 300), outer, { opacity: 0.5 })
  art.fill(ellipse(470, 330, 210), inner)
  art.fill(ellipse(470, 330, 122), disc)
  art.grain('M200 60H1000V640H200Z', disc, [640, 400], [900, 700], 0, 0.42)
}

function stars(art: Drawing): void {
  art.fill(star(776, 160, 15) + star(880, 268, 11), cream[0])
  art.fill(ellipse(592, 150, 3) + ellipse(694, 128, 3) + ellipse(846, 208, 3), blue[3])
}

function cloud(art: Drawing, colour: Colour, x: number, y: number, size: number): void {
  const r = (value: number) => tenth(value * size)
  art.fill(
    `M${x} ${y}a${r(24)} ${r(24)} 0 0 1 ${r(26)} ${r(-24)}a${r(36)} ${r(36)} 0 0 1 ${r(68)} ${r(-6)}` +
      `a${r(22)} ${r(22)} 0 0 1 ${r(30)} ${r(30)}Z`,
    colour,
  )
}

/** Earth in three layers from `y` down; `dips` are the depths of the second and third. */
function earth(
  art: Drawing,
  { earth: [first, second, third, lit] }: Light,
  y: number,
  dips: readonly [second: number, third: number],
  stones: readonly (readonly [x: number, y: number, radius: number])[],
): void {
  art.fill(box(200, y, 800, 900 - y), first)
  dips.forEach((dip, i) => {
    const top = y + dip
    art.fill(
      `M200 ${top}Q400 ${top - 24} 600 ${top}T1000 ${top}V900H200Z`,
      i === 0 ? second : third,
    )
  })
  for (const [x, sy, radius] of stones) {
    const stone = ellipse(x, sy, radius, radius * 0.72)
    art.lit(stone, lit, second, [radius * 0.4, radius * 0.4])
  }
}

export type Landscape = {
  /** Height of the lawn, down to which everything reaches. */
  lawn: number
  moon: readonly [x: number, y: number, radius: number]
  clouds: readonly (readonly [x: number, y: number, size: number])[]
  /** The size of the coast, whose foot the lawn hides, and how far right of the middle it stands. */
  coast: { scale: number; dx: number }
  /** How far below the lawn the earth's second and third layer begin. */
  dips: readonly [second: number, third: number]
  stones: readonly (readonly [x: number, y: number, radius: number])[]
  /** Where the earth darkens: how deep, from where to where. */
  grain: { depth: number; from: Point; to: Point }
}

/** Clouds, the coast and the earth. Call inside the glass. */
export function drawLandscape(art: Drawing, light: Light, land: Landscape): void {
  // At night only the one across the moon
  const clouds = light.dark ? land.clouds.slice(1) : land.clouds
  for (const [x, y, size] of clouds) cloud(art, light.cloud, x, y, size)
  const { scale, dx } = land.coast
  art.place({ to: [LENS.x + dx, land.lawn], scale }, () => coast(art, light))
  earth(art, light, land.lawn, land.dips, land.stones)
  // The moon shows no grain, and without it a night weighs no more than its day
  if (light.dark) return
  const { depth, from, to } = land.grain
  art.grain(box(200, land.lawn + 30, 800, depth), light.earth[2], from, to, 0, 0.6)
}

/** The edge of the lawn: scallops that hang over the earth. */
export function lawn(art: Drawing, { green }: Light, y: number, depth: number, rise: number): void {
  let scallops = `M200 ${y}H1000V${y + depth}`
  for (let i = 0; i < 20; i++) scallops += `a20 ${rise} 0 0 1 -40 0`
  art.fill(`${scallops}Z`, green[6])
  art.fill(box(200, y, 800, 7), green[5])
}
