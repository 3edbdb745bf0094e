/** The house in section, from its room up to its tiles, for the picture of the attic being cleaned. */
import { hangingFrieze } from '@/art/kit/background'
import { amber, type Colour, cream, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame, type Point, points } from '@/art/kit/points'
import { box, polygon, slab } from '@/art/kit/shapes'

/** The ridge, and how steeply the roof falls to both sides. */
export const RIDGE: Point = [400, 64]
const SLOPE = 0.64
const ANGLE = (Math.atan(SLOPE) * 180) / Math.PI

/** The tie beam from top to bottom, and the underside of the ceiling boards below it. */
export const TIE = 394
const TIE_BOTTOM = 422
export const CEILING = 446

/** Height on the page of the line that runs `below` the top of the roof at x. */
function roofLine(x: number, below: number): number {
  return RIDGE[1] + below + SLOPE * Math.abs(x - RIDGE[0])
}

/** The space under the roof. */
export const attic = polygon([
  [RIDGE[0], RIDGE[1] + 40],
  [48, roofLine(48, 40)],
  [48, TIE],
  [752, TIE],
  [752, roofLine(752, 40)],
])

/** The half that is not yet clean; the suction has bitten a quarter circle out of it. */
export const dirtyHalf = `M${RIDGE[0]} 40L-10 ${roofLine(-10, 0)}V${TIE}H${RIDGE[0]}V414A100 100 0 0 1 ${RIDGE[0]} 230Z`

export function drawRoom(art: Drawing): void {
  art.fill(box(44, CEILING - 10, 712, 164), terracotta[2])
  art.inside(box(72, CEILING, 656, 160), () => art.fill(hangingFrieze(CEILING, 100), terracotta[3]))
  art.fill(box(44, TIE_BOTTOM, 28, 190), cream[3])
  art.fill(box(44, TIE_BOTTOM, 16, 190), cream[0])
  art.fill(box(728, TIE_BOTTOM, 28, 190), cream[4])
  art.fill(box(728, TIE_BOTTOM, 12, 190), cream[3])
}

export function drawAttic(art: Drawing): void {
  const [x, y] = RIDGE
  art.fill(attic, cream[1])
  art.inside(attic, () => {
    art.fill(polygon([RIDGE, [x + 240, y], [x + 430, TIE], [x + 150, TIE]]), cream[0])
    art.fill(polygon(points(`${x + 262},280 770,${TIE} ${x + 306},${TIE}`)), cream[2])
    art.fill(dirtyHalf, terracotta[8])
    art.fill(polygon(points(`${x - 200},200 ${x - 60},${TIE} 30,${TIE}`)), terracotta[9], {
      opacity: 0.6,
    })
  })
}

function beam(art: Drawing, a: Point, b: Point, half: number, light: Colour, shade: Colour): void {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = Math.hypot(dx, dy)
  const frame = localFrame(a, (Math.atan2(dy, dx) * 180) / Math.PI)
  art.fill(slab(frame, 0, length, -half, half), shade)
  art.fill(slab(frame, 0, length, -half, half * 0.1), light)
}

/** New wood on the clean side, grey wood on the other. */
export function drawTimbers(art: Drawing): void {
  const [x, y] = RIDGE
  beam(art, [x, TIE - 6], [x + 158, roofLine(x + 158, 74)], 12, amber[3], amber[5])
  beam(art, [x - 158, roofLine(x - 158, 74)], [x, TIE - 6], 12, taupe[5], taupe[6])
  // King post
  art.fill(box(x - 15, y + 60, 30, TIE - y - 60), amber[6])
  art.fill(box(x, y + 60, 9, TIE - y - 60), amber[4])
  art.fill(box(x - 15, y + 60, 15, TIE - y - 60), taupe[6])
  art.fill(box(x - 15, y + 60, 8, TIE - y - 60), taupe[5])
  // What closes the roof between tiles and rafters
  art.fill(
    polygon([
      [x, y + 24],
      [10, roofLine(10, 24)],
      [10, roofLine(10, 46)],
      [x, y + 46],
      [790, roofLine(790, 46)],
      [790, roofLine(790, 24)],
    ]),
    terracotta[8],
  )
  // Wall plates
  art.fill(box(44, roofLine(44, 80) - 6, 14, TIE - roofLine(44, 80) + 6), taupe[7])
  art.fill(box(742, roofLine(742, 80) - 6, 14, TIE - roofLine(742, 80) + 6), cream[3])
  rafter(art, -1, taupe[5], taupe[6])
  rafter(art, 1, amber[4], amber[6])
  // Tie beam
  art.fill(box(34, TIE, 732, TIE_BOTTOM - TIE), amber[6])
  art.fill(box(34, TIE, 732, 11), amber[4])
  art.fill(box(34, TIE, x - 34, TIE_BOTTOM - TIE), taupe[6])
  art.fill(box(34, TIE, x - 34, 11), taupe[5])
}

function rafter(art: Drawing, side: 1 | -1, light: Colour, shade: Colour): void {
  const [x, y] = RIDGE
  const p = (out: number, below: number): Point => [x + side * out, roofLine(x + side * out, below)]
  art.fill(polygon([[x, y + 44], p(384, 44), p(384, 66), p(356, 84), [x, y + 84]]), shade)
  art.fill(polygon([[x, y + 44], p(384, 44), p(384, 60), [x, y + 62]]), light)
  for (let i = 0; i < 9; i++) {
    const out = 22 + i * 43.5
    art.fill(polygon([p(out, 28), p(out + 16, 28), p(out + 16, 45), p(out, 45)]), shade)
  }
}

/** The boards of the ceiling, and the hatch in them that the hose comes through. */
export function drawCeiling(art: Drawing): void {
  art.fill(box(44, TIE_BOTTOM, 712, CEILING - TIE_BOTTOM), cream[2])
  for (let i = 0; i < 18; i++) {
    const x = 52 + i * 40
    const w = Math.min(36, 748 - x)
    const dirty = i < 9
    art.fill(box(x, TIE_BOTTOM, w, CEILING - TIE_BOTTOM), dirty ? cream[3] : cream[0])
    art.fill(box(x, CEILING - 7, w, 7), dirty ? cream[4] : cream[2])
  }
  const rise = CEILING - TIE
  art.fill(box(520, TIE - 1, 112, rise + 2), terracotta[3])
  art.fill(box(510, TIE - 6, 14, rise + 10), amber[7])
  art.fill(box(628, TIE - 6, 14, rise + 10), amber[6])
  art.fill(box(510, TIE - 6, 6, rise + 10), amber[4])
}

export function drawRoofTiles(art: Drawing): void {
  const [x, y] = RIDGE
  const count = 8
  const cos = Math.cos(Math.atan(SLOPE))
  const length = 392 / cos / count
  for (const side of [-1, 1] as const) {
    const left = side < 0
    for (let i = count - 1; i >= 0; i--) {
      const out = i * length
      const start: Point = [x + side * out * cos, y + 34 + out * Math.sin(Math.atan(SLOPE))]
      const frame = localFrame(start, left ? 180 - ANGLE + 4.5 : ANGLE - 4.5)
      const p = (u: number, v: number) => frame(u, left ? v : -v)
      const tile = (...corners: Point[]) => polygon(corners.map(([u, v]) => p(u, v)))
      const end = length + 12
      art.fill(tile([-6, 2], [end, 2], [end, 26], [-6, 18]), left ? terracotta[6] : terracotta[7])
      art.fill(tile([-6, 10], [end, 14], [end, 26], [-6, 18]), left ? terracotta[5] : terracotta[6])
      art.fill(
        tile([length + 2, 2], [end, 2], [end, 26], [length + 2, 25]),
        left ? terracotta[7] : terracotta[8],
      )
    }
  }
  art.fill(`M${x - 36} ${y + 34}A36 36 0 0 1 ${x + 36} ${y + 34}Z`, terracotta[7])
  art.fill(`M${x - 36} ${y + 34}A36 36 0 0 1 ${x + 8} ${y - 1}V${y + 34}Z`, terracotta[5])
}
