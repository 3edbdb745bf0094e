/** The round glass of both heroes: its frame, its sky and the ground in it. */
import { amber, type Colour, cream, green, terracotta } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import { at, type Point, polar, tenth } from '../../kit/points'
import { box, ellipse } from '../../kit/shapes'

/** Where the glass sits in the lens's own frame. A scene places the whole by this point. */
export const LENS = { x: 600, y: 452, radius: 372 } as const
/** Half the width of the lens with its two halos. */
const LENS_REACH = LENS.radius + 62

export const GLASS = ellipse(LENS.x, LENS.y, LENS.radius)

/** The outer edge of the rim of a lens that stands, at full size, at `centre`. */
export function lensRim(centre: Point): string {
  return ellipse(centre[0], centre[1], LENS.radius + 14)
}

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
export function lensFront(art: Drawing, { rim }: LensColours): void {
  const ring = ellipse(LENS.x, LENS.y, LENS.radius + 14) + ellipse(LENS.x, LENS.y, LENS.radius - 1)
  art.fill(ring, rim[0], { rule: 'evenodd' })
  art.inside(ring, () => art.fill(ellipse(LENS.x - 14, LENS.y - 16, LENS.radius + 12), rim[1]), {
    rule: 'evenodd',
  })
  const r = LENS.radius - 26
  const arc = (from: number, to: number) =>
    `M${at(...polar(LENS.x, LENS.y, r, from))}A${r} ${r} 0 0 1 ${at(...polar(LENS.x, LENS.y, r, to))}`
  art.stroke(arc(200, 252) + arc(259, 266), cream[0], 15, { opacity: 0.85 })
}

/** Evening sky: the sun in rings. Call inside the glass. */
export function sky(art: Drawing): void {
  art.fill(GLASS, amber[2])
  art.fill(ellipse(470, 330, 300), amber[3], { opacity: 0.5 })
  art.fill(ellipse(470, 330, 210), amber[3])
  art.fill(ellipse(470, 330, 122), amber[4])
  art.grain('M200 60H1000V640H200Z', amber[4], [640, 400], [900, 700], 0, 0.42)
}

function cloud(art: Drawing, x: number, y: number, size: number): void {
  const r = (value: number) => tenth(value * size)
  art.fill(
    `M${x} ${y}a${r(24)} ${r(24)} 0 0 1 ${r(26)} ${r(-24)}a${r(36)} ${r(36)} 0 0 1 ${r(68)} ${r(-6)}` +
      `a${r(22)} ${r(22)} 0 0 1 ${r(30)} ${r(30)}Z`,
    cream[0],
  )
}

/** Earth in three layers from `y` down; `dips` are the depths of the second and third. */
function earth(
  art: Drawing,
  y: number,
  dips: readonly [second: number, third: number],
  stones: readonly (readonly [x: number, y: number, radius: number])[],
): void {
  art.fill(box(200, y, 800, 900 - y), terracotta[6])
  dips.forEach((dip, i) => {
    const top = y + dip
    art.fill(
      `M200 ${top}Q400 ${top - 24} 600 ${top}T1000 ${top}V900H200Z`,
      i === 0 ? terracotta[7] : terracotta[8],
    )
  })
  for (const [x, sy, radius] of stones) {
    const stone = ellipse(x, sy, radius, radius * 0.72)
    art.lit(stone, terracotta[5], terracotta[7], [radius * 0.4, radius * 0.4])
  }
}

export type Landscape = {
  /** Height of the lawn, down to which everything reaches. */
  lawn: number
  clouds: readonly (readonly [x: number, y: number, size: number])[]
  /** Mountains of the Serra, each with the outline of its shaded side. */
  mountains: readonly { outline: string; shade: string }[]
  meadow: string
  /** How far below the lawn the earth's second and third layer begin. */
  dips: readonly [second: number, third: number]
  stones: readonly (readonly [x: number, y: number, radius: number])[]
  /** Where the earth darkens: how deep, from where to where. */
  grain: { depth: number; from: Point; to: Point }
}

/** Clouds, mountains, a meadow and the earth under it. Call inside the glass. */
export function drawLandscape(art: Drawing, land: Landscape): void {
  for (const [x, y, size] of land.clouds) cloud(art, x, y, size)
  for (const { outline, shade } of land.mountains) {
    art.fill(outline, cream[1])
    art.fill(shade, cream[3])
  }
  art.fill(land.meadow, green[5])
  earth(art, land.lawn, land.dips, land.stones)
  const { depth, from, to } = land.grain
  art.grain(box(200, land.lawn + 30, 800, depth), terracotta[8], from, to, 0, 0.6)
}

/** The edge of the lawn: scallops that hang over the earth. */
export function lawn(art: Drawing, y: number, depth: number, rise: number): void {
  let scallops = `M200 ${y}H1000V${y + depth}`
  for (let i = 0; i < 20; i++) scallops += `a20 ${rise} 0 0 1 -40 0`
  art.fill(`${scallops}Z`, green[6])
  art.fill(box(200, y, 800, 7), green[5])
}
