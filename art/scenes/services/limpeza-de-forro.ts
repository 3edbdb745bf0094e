import { background, cells, hangingFrieze } from '../../kit/background'
import { rim } from '../../kit/bodies'
import { amber, blue, type Colour, cream, forest, taupe, terracotta } from '../../kit/colour'
import { ribbon, smooth } from '../../kit/curves'
import type { Drawing } from '../../kit/drawing'
import { at, localFrame, type Point, points, shift } from '../../kit/points'
import type { Scene } from '../../kit/scene'
import { box, ellipse, leaf, polygon, slab, star } from '../../kit/shapes'
import { FRAMES } from '../../kit/system'

const { height } = FRAMES.card

/** The ridge, and how steeply the roof falls to both sides. */
const RIDGE: Point = [400, 64]
const SLOPE = 0.64
const ANGLE = (Math.atan(SLOPE) * 180) / Math.PI

/** The tie beam from top to bottom, and the underside of the ceiling boards below it. */
const TIE = 394
const TIE_BOTTOM = 422
const CEILING = 446

/** Height on the page of the line that runs `below` the top of the roof at x. */
function roofLine(x: number, below: number): number {
  return RIDGE[1] + below + SLOPE * Math.abs(x - RIDGE[0])
}

/** The space under the roof. */
const attic = polygon([
  [RIDGE[0], RIDGE[1] + 40],
  [48, roofLine(48, 40)],
  [48, TIE],
  [752, TIE],
  [752, roofLine(752, 40)],
])

/** The half that is not yet clean; the suction has bitten a quarter circle out of it. */
const dirtyHalf = `M${RIDGE[0]} 40L-10 ${roofLine(-10, 0)}V${TIE}H${RIDGE[0]}V414A100 100 0 0 1 ${RIDGE[0]} 230Z`

const HOSE = points('576,660 576,520 576,430 560,360 506,322 446,316 398,322')

function drawRoom(art: Drawing): void {
  art.fill(box(44, CEILING - 10, 712, 164), terracotta[2])
  art.inside(box(72, CEILING, 656, 160), () => art.fill(hangingFrieze(CEILING, 100), terracotta[3]))
  art.fill(box(44, TIE_BOTTOM, 28, 190), cream[3])
  art.fill(box(44, TIE_BOTTOM, 16, 190), cream[0])
  art.fill(box(728, TIE_BOTTOM, 28, 190), cream[4])
  art.fill(box(728, TIE_BOTTOM, 12, 190), cream[3])
}

function drawAttic(art: Drawing): void {
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
function drawTimbers(art: Drawing): void {
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

/** Dust on the beam and in the air, and what the suction takes with it. */
function drawDust(art: Drawing): void {
  const bank = `${smooth(points(`52,${TIE} 80,${TIE - 16} 130,${TIE - 24} 178,${TIE - 18} 226,${TIE - 34} 270,${TIE - 24} 318,${TIE - 10} 352,${TIE}`))}Z`
  art.lit(bank, taupe[6], taupe[4], [-6, 9])
  art.inside(attic, () =>
    art.inside(dirtyHalf, () => {
      art.grain(box(30, 200, 380, 200), cream[4], [300, 250], [300, TIE], 0, 0.35)
      art.radialGrain(
        'M344 276L214 196A200 200 0 0 0 196 400L344 372Z',
        cream[4],
        [346, 322],
        190,
        0.95,
        0.05,
      )
      const specks: readonly (readonly [x: number, y: number, r: number])[] = [
        [300, 300, 6],
        [274, 270, 5],
        [318, 334, 5],
        [286, 346, 6],
        [310, 268, 4],
      ]
      art.fill(specks.map(([x, y, r]) => ellipse(x, y, r)).join(''), cream[3])
    }),
  )
  art.grain(bank, taupe[7], [120, TIE - 30], [330, TIE], 0, 0.6)
}

/**
 * An abandoned nest: a woven bowl with straws that stick out all round, few and bold enough to be
 * read when small.
 */
function drawNest(art: Drawing): void {
  const [x, y] = [170, TIE - 30]
  const half = 66
  /** Straws as pairs of ends, relative to the middle of the rim's level. */
  const straws = (pairs: string) =>
    points(pairs)
      .map(([dx, dy], i) => `${i % 2 ? 'L' : 'M'}${x + dx} ${y + dy}`)
      .join('')
  art.stroke(straws('-50,-16 -84,-40 -44,-20 -60,-50 48,-16 86,-38 40,-20 64,-48'), taupe[4], 6)
  art.stroke(straws('-52,0 -92,-14 52,0 94,-10 -40,22 -76,24 42,20 78,26'), taupe[5], 6)
  const bowl = `M${x - half} ${y - 24}H${x + half}C${x + half - 2} ${y + 14} ${x + 38} ${y + 30} ${x} ${y + 30}C${x - 38} ${y + 30} ${x - half + 2} ${y + 14} ${x - half} ${y - 24}Z`
  art.fill(bowl, taupe[6])
  art.inside(bowl, () => {
    const weave = (sag: number) => `M${x - 80} ${y - 34}Q${x} ${y + sag} ${x + 80} ${y - 34}`
    art.stroke(weave(66), cream[4], 9)
    art.stroke(weave(38), cream[3], 9)
    art.stroke(weave(10), cream[4], 9)
    art.stroke(straws('-44,-6 -22,24 -8,2 -26,26 10,2 30,24 46,-6 26,22'), taupe[7], 4)
  })
  art.fill(rim(x, y - 24, half), cream[2])
  art.fill(rim(x + 3, y - 22, half - 15), taupe[7])
  art.stroke(straws('-60,-30 -24,-40 22,-42 58,-26 -46,-12 6,-8'), cream[0], 4)
}

function drawFeather(art: Drawing, a: Point, b: Point, bulge: number): void {
  art.fill(leaf(a, b, bulge), cream[3])
  art.fill(leaf(a, b, bulge, 0), cream[0])
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  art.stroke(
    `M${at(a[0] - dx * 0.22, a[1] - dy * 0.22)}L${at(a[0] + dx * 0.8, a[1] + dy * 0.8)}`,
    taupe[6],
    3,
  )
}

/** The boards of the ceiling, and the hatch in them that the hose comes through. */
function drawCeiling(art: Drawing): void {
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

function drawRoofTiles(art: Drawing): void {
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

function drawLamp(art: Drawing): void {
  art.stroke(`M218 ${CEILING}V500`, forest[8], 5, { cap: 'butt' })
  art.fill('M168 544A50 50 0 0 1 268 544Z', forest[7])
  art.fill('M168 544A50 50 0 0 1 214 494.5V544Z', forest[5])
  art.fill(ellipse(218, 546, 16, 10), amber[4])
  art.fill(box(164, 540, 108, 7), forest[8])
}

function drawSuction(art: Drawing): void {
  const hose = ribbon(HOSE, () => 18)
  art.inside(attic, () =>
    art.inside(box(RIDGE[0] + 9, 0, 400, height), () => art.shadow(hose, cream[3])),
  )
  art.inside(box(72, CEILING, 656, 160), () => art.shadow(hose, terracotta[4]))
  art.fill(hose, blue[7])
  art.inside(hose, () => {
    art.fill(
      ribbon(shift(HOSE, -5, -5), () => 14),
      blue[5],
    )
    art.fill(
      ribbon(shift(HOSE, -9, -9), () => 5),
      blue[3],
    )
  })
  const nozzle = localFrame([420, 318], 176)
  art.fill(slab(nozzle, -14, 18, -23, 23), blue[8])
  art.fill(slab(nozzle, -14, 18, -2, 23), blue[6])
  art.fill(slab(nozzle, 16, 66, -20, 20, -46, 46), blue[6])
  art.fill(slab(nozzle, 16, 66, 0, 20, 4, 46), blue[3])
  art.fill(slab(nozzle, 64, 78, -50, 50), blue[8])
  art.fill(slab(nozzle, 64, 78, 0, 50), blue[5])
}

export const scene: Scene = {
  name: 'limpeza-de-forro',
  group: 'services',
  title: 'Corte do telhado: mangueira aspira poeira, penas e um ninho do forro',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    background(art, terracotta[4], terracotta[5], cells('0,0,0 3,0,1 0,2,3 3,2,2'))
    art.fill(ellipse(400, 236, 232), terracotta[3])
    drawRoom(art)
    drawAttic(art)
    drawTimbers(art)
    drawDust(art)
    drawNest(art)
    drawFeather(art, [270, 300], [196, 248], 0.26)
    drawFeather(art, [306, 362], [254, 346], 0.28)
    drawCeiling(art)
    drawRoofTiles(art)
    drawLamp(art)
    drawSuction(art)
    art.fill(star(640, 330, 24) + star(520, 236, 17), amber[4])
  },
}
