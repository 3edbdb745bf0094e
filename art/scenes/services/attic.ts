/** The roof in section, which fills the picture of the attic being cleaned. */
import { amber, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame, type Point } from '@/art/kit/points'
import { polygon } from '@/art/kit/shapes'

/** The middle of the house, where the dirty half ends and the clean one begins. */
export const MIDDLE = 400
/** The ridge's height on the page, and how steeply the roof falls to both sides. */
const RIDGE = 36
const SLOPE = 0.5
const ANGLE = (Math.atan(SLOPE) * 180) / Math.PI

/** The beam that the boards lie on, from top to bottom. */
export const FLOOR = 494
export const CEILING = 542

/** Height on the page of the line that runs `below` the top of the roof at x. */
function roofLine(x: number, below: number): number {
  return RIDGE + below + SLOPE * Math.abs(x - MIDDLE)
}

/** The space under the roof. */
export const attic = polygon([
  [MIDDLE, RIDGE + 46],
  [-20, roofLine(-20, 46)],
  [-20, FLOOR],
  [820, FLOOR],
  [820, roofLine(820, 46)],
])

/** New wood on the clean side, grey wood on the other. */
export function drawTimbers(art: Drawing): void {
  const x = MIDDLE
  const post = (from: number, to: number) =>
    `M${x + from} ${RIDGE + 60}H${x + to}V${FLOOR}H${x + from}Z`
  art.fill(post(-20, 0), taupe[6])
  art.fill(post(-20, -9), taupe[5])
  art.fill(post(0, 20), amber[6])
  art.fill(post(0, 11), amber[4])
  for (const [side, light, shade] of [
    [-1, taupe[5], taupe[7]],
    [1, amber[4], amber[6]],
  ] as const) {
    const p = (out: number, below: number): Point => [
      x + side * out,
      roofLine(x + side * out, below),
    ]
    art.fill(polygon([p(0, 40), p(420, 40), p(420, 84), p(0, 84)]), shade)
    art.fill(polygon([p(0, 40), p(420, 40), p(420, 64), p(0, 64)]), light)
  }
}

/** The tiles in profile, each over the next one down, and the ridge tile. */
export function drawRoof(art: Drawing): void {
  const x = MIDDLE
  const count = 6
  const cos = Math.cos(Math.atan(SLOPE))
  const length = 398 / cos / count
  for (const side of [-1, 1] as const) {
    const left = side < 0
    for (let i = count - 1; i >= 0; i--) {
      const out = i * length
      const start: Point = [x + side * out * cos, RIDGE + 46 + out * SLOPE * cos]
      const frame = localFrame(start, left ? 180 - ANGLE + 4.5 : ANGLE - 4.5)
      const tile = (...corners: Point[]) =>
        polygon(corners.map(([u, v]) => frame(u, left ? v : -v)))
      const end = length + 16
      art.fill(tile([-8, 2], [end, 2], [end, 44], [-8, 30]), left ? terracotta[6] : terracotta[7])
      art.fill(tile([-8, 16], [end, 24], [end, 44], [-8, 30]), left ? terracotta[3] : terracotta[5])
      // The last end on either side lies outside the frame
      if (i === count - 1) continue
      art.fill(
        tile([length + 5, 2], [end, 2], [end, 44], [length + 5, 43]),
        left ? terracotta[7] : terracotta[8],
      )
    }
  }
  art.fill(`M${x - 52} ${RIDGE + 44}A52 52 0 0 1 ${x + 52} ${RIDGE + 44}Z`, terracotta[7])
  art.fill(
    `M${x - 52} ${RIDGE + 44}A52 52 0 0 1 ${x + 10} ${RIDGE - 7}V${RIDGE + 44}Z`,
    terracotta[5],
  )
}
