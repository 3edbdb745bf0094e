import { background, cells, hangingFrieze } from '@/art/kit/background'
import { amber, blue, cream, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, between, localFrame, type Point, pick, points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, polygon, roundedBox, slab } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawGalleryTermite, drawPellets } from './termites'

const { width, height } = FRAMES.card
const FLOOR = 512

/** The beam on its two legs. */
const BEAM = { x0: 110, x1: 716, y0: 226, y1: 436 }
const beam = roundedBox(BEAM.x0, BEAM.y0, BEAM.x1 - BEAM.x0, BEAM.y1 - BEAM.y0, 16)

/** The two rows that the galleries run in; they swap by quarter circles of radius 48. */
const UPPER = 272
const LOWER = 368
const GALLERIES = [
  `M318 ${UPPER}H352a48 48 0 0 1 48 48a48 48 0 0 0 48 48H502a48 48 0 0 0 48-48a48 48 0 0 1 48-48H660`,
  `M286 ${LOWER}H352a48 48 0 0 0 48-48a48 48 0 0 1 48-48H502a48 48 0 0 1 48 48a48 48 0 0 0 48 48H626a38 38 0 0 1 38 38V428`,
]
/** How far the treatment has run in from the needle. */
const TREATED = [
  `M318 ${UPPER}H352a48 48 0 0 1 48 48a48 48 0 0 0 20 38`,
  `M286 ${LOWER}H352a48 48 0 0 0 48-48a48 48 0 0 1 22-40`,
]

function drawGround(art: Drawing): void {
  background(art, green[4], green[5], cells('0,0,0 3,0,1 0,1,2 3,1,2 3,0,3 0,2,0'))
  art.fill(ellipse(420, 286, 262), green[3])
  art.fill(box(0, FLOOR, width, height - FLOOR), terracotta[5])
  art.fill(hangingFrieze(FLOOR, 88), terracotta[6])
  art.fill(box(0, FLOOR, width, 12), terracotta[3])
}

function drawBeam(art: Drawing): void {
  art.shadow(beam, green[6], { opacity: 0.6 })
  art.fill(`M196 ${FLOOR}H640L656 ${FLOOR + 12}H212Z`, terracotta[5])
  const legs = [
    points(`176,${BEAM.y1} 262,${BEAM.y1} 206,${FLOOR + 2} 166,${FLOOR + 2}`),
    points(`506,${BEAM.y1} 592,${BEAM.y1} 602,${FLOOR + 2} 562,${FLOOR + 2}`),
  ]
  for (const corners of legs) {
    const [topLeft, topRight, bottomRight, bottomLeft] = [0, 1, 2, 3].map((i) =>
      pick(corners, i),
    ) as [Point, Point, Point, Point]
    art.fill(polygon(corners), amber[7])
    art.fill(
      polygon([
        topLeft,
        between(topLeft, topRight, 0.46),
        between(bottomLeft, bottomRight, 0.46),
        bottomLeft,
      ]),
      amber[5],
    )
    // The beam's shade on the leg
    art.fill(
      polygon([
        topLeft,
        topRight,
        between(topRight, bottomRight, 0.2),
        between(topLeft, bottomLeft, 0.2),
      ]),
      amber[8],
    )
  }
  art.fill(beam, amber[5])
  art.inside(beam, () => {
    art.fill(box(BEAM.x0, BEAM.y0, BEAM.x1 - BEAM.x0, 18), amber[3])
    art.fill(box(BEAM.x0, BEAM.y1 - 16, BEAM.x1 - BEAM.x0, 16), amber[7])
    const grooves: readonly (readonly [y: number, end: number])[] = [
      [258, 196],
      [292, 190],
      [330, 172],
      [372, 184],
      [404, 184],
    ]
    grooves.forEach(([y, end], i) => {
      art.stroke(`M${BEAM.x0 + 18 + (i % 2) * 16} ${y}H${end}`, amber[6], 5)
    })
    art.grain(box(BEAM.x0, BEAM.y0 + 18, 300, 176), amber[6], [150, 290], [290, BEAM.y1], 0, 0.75)
    drawCut(art)
  })
}

/** The cut-away face of the wood, with a quarter circle for its edge. */
function drawCut(art: Drawing): void {
  const radius = 176
  const left = 396
  const top = BEAM.y0 + 18
  const face = `M${BEAM.x1 - 18} ${top}H${left}A${radius} ${radius} 0 0 0 ${left - radius} ${top + radius}H${BEAM.x1 - 18}Z`
  art.fill(face, amber[7])
  art.inside(face, () => {
    art.fill(face, amber[2], { shift: [9, 10] })
    const fibres: readonly (readonly [x: number, y: number])[] = [
      [250, 252],
      [303, 268],
      [296, 306],
      [289, 330],
      [282, 346],
      [275, 384],
      [268, 400],
    ]
    for (const [x, y] of fibres) art.stroke(`M${x} ${y}H700`, amber[3], 4)
    art.grain(face, amber[4], [470, 320], [720, 430], 0, 0.75)
  })
}

function drawGalleries(art: Drawing): void {
  art.inside(beam, () => {
    for (const d of GALLERIES) art.stroke(d, terracotta[8], 54)
    for (const d of GALLERIES) art.stroke(d, terracotta[7], 42, { shift: [4, 5] })
    for (const d of TREATED) art.stroke(d, green[7], 54)
    for (const d of TREATED) art.stroke(d, green[5], 42, { shift: [4, 5] })
    art.stroke(`M322 ${UPPER + 16}H352q26 2 36 28M300 ${LOWER + 14}H352q28 0 42 -22`, green[3], 6)
  })
  const bubbles: readonly (readonly [x: number, y: number, r: number])[] = [
    [448, 258, 10],
    [466, 276, 6],
    [446, 380, 9],
    [440, 356, 5],
  ]
  for (const [x, y, r] of bubbles) art.fill(ellipse(x, y, r), green[4])
}

/** The injector comes from outside the frame; u runs from the needle's tip, up and to the left. */
function drawInjector(art: Drawing): void {
  const axis = localFrame([332, 278], -118)
  art.inside(box(0, 0, width, BEAM.y0), () =>
    art.shadow(
      slab(axis, 118, 360, -40, 40) +
        slab(axis, 84, 120, -15, 15, -20, 20) +
        slab(axis, 20, 90, -4, 4),
      green[6],
      { opacity: 0.6 },
    ),
  )
  art.fill(slab(axis, 0, 130, -5, 5), cream[4])
  art.fill(slab(axis, 0, 130, -5, 0), cream[0])
  art.fill(slab(axis, 84, 120, -15, 15, -20, 20), blue[7])
  art.fill(slab(axis, 84, 120, -15, 0, -20, 0), blue[5])
  art.fill(slab(axis, 118, 360, -42, 42), blue[3])
  art.fill(slab(axis, 118, 360, -42, 6), blue[1])
  art.fill(slab(axis, 134, 360, -30, 30), green[6])
  art.fill(slab(axis, 134, 360, -30, -6), green[4])
  art.fill(slab(axis, 134, 360, -30, -22), green[3])
  for (let i = 0; i < 5; i++) {
    const u = 164 + i * 26
    art.stroke(`M${at(...axis(u, 8))}L${at(...axis(u, i % 2 ? 20 : 28))}`, cream[0], 5, {
      cap: 'butt',
    })
  }
  art.fill(slab(axis, 112, 126, -50, 50), blue[7])
  art.fill(slab(axis, 112, 126, -50, 4), blue[4])
}

export const scene: Scene = {
  name: 'descupinizacao',
  group: 'services',
  title: 'Seringa injeta o tratamento nas galerias de cupim dentro da madeira',
  ...FRAMES.card,
  background: 'green',
  draw(art) {
    drawGround(art)
    drawBeam(art)
    drawGalleries(art)
    drawGalleryTermite(art, [516, LOWER + 1], { scale: 1.02, rotate: -2, soldier: true })
    drawGalleryTermite(art, [622, UPPER], { scale: 1.06, flip: true })
    drawGalleryTermite(art, [640, LOWER + 8], { scale: 1.02, rotate: 52, flip: true })
    drawPellets(art, 664, FLOOR)
    drawInjector(art)
  },
}
