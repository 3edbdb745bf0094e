import { background, cells, hangingFrieze } from '../../kit/background'
import { amber, blue, cream, green, terracotta } from '../../kit/colour'
import { smooth } from '../../kit/curves'
import type { Drawing } from '../../kit/drawing'
import { at, between, localFrame, type Point, pick, points } from '../../kit/points'
import type { Scene } from '../../kit/scene'
import { box, ellipse, polygon, roundedBox, slab } from '../../kit/shapes'
import { FRAMES } from '../../kit/system'

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
  background(art, cream[2], cream[3], cells('0,0,0 3,0,1 0,1,2 3,1,2 3,0,3 0,2,0'))
  art.fill(ellipse(420, 286, 262), cream[1])
  art.fill(box(0, FLOOR, width, height - FLOOR), terracotta[5])
  art.fill(hangingFrieze(FLOOR, 88), terracotta[6])
  art.fill(box(0, FLOOR, width, 12), terracotta[3])
}

function drawBeam(art: Drawing): void {
  art.shadow(beam, cream[3])
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

/** A worker or soldier in its gallery: from above, head to the left, its upper side lit. */
function drawGalleryTermite(
  art: Drawing,
  to: Point,
  { scale = 1, rotate = 0, flip = false, soldier = false } = {},
): void {
  art.place({ to, rotate, scale, flip }, () => {
    const legs: readonly (readonly [hip: number, foot: number, reach: number])[] = [
      [-6, -24, -21],
      [2, -2, -27],
      [6, 22, -24],
    ]
    for (const [hip, foot, reach] of legs) {
      const knee = (hip + foot) / 2
      art.stroke(`M${hip} -8L${knee} ${reach + 6}L${foot} ${reach}`, amber[2], 3.6)
      art.stroke(`M${hip} 8L${knee} ${-reach - 6}L${foot} ${-reach}`, amber[6], 3.6)
    }
    const head = soldier ? -36 : -31
    const antenna = (side: 1 | -1) =>
      `M${head - 10} ${side * 5}Q${head - 20} ${side * 17} ${head - 32} ${side * 20}`
    art.stroke(antenna(-1), amber[2], 3.4, { dash: '.1 4.6' })
    art.stroke(antenna(1), amber[5], 3.4, { dash: '.1 4.6' })

    const abdomen = 'M6 0C6 -12 20 -19 36 -18C52 -17 61 -7 61 0C61 7 52 17 36 18C20 19 6 12 6 0Z'
    art.fill(abdomen, cream[3])
    art.inside(abdomen, () => {
      art.fill('M0 -30H70V1H0Z', cream[0])
      art.stroke('M20 -20V0M31 -20V0M42 -20V0M52 -20V0', cream[3], 2.6, { cap: 'butt' })
      art.stroke('M20 0V20M31 0V20M42 0V20M52 0V20', cream[4], 2.6, { cap: 'butt' })
    })
    const thorax = ellipse(-6, 0, 15, 11)
    art.fill(thorax, amber[5])
    art.inside(thorax, () => {
      art.fill('M-30 -20H20V0H-30Z', amber[2])
      art.stroke('M-10 -14V14M0 -14V14', amber[4], 2.4)
    })
    if (soldier) {
      art.fill(
        `M${head - 14} -7Q${head - 34} -10 ${head - 38} 3Q${head - 28} -2 ${head - 14} 1Z`,
        terracotta[8],
      )
      art.fill(
        `M${head - 14} 7Q${head - 34} 10 ${head - 38} -3Q${head - 28} 2 ${head - 14} -1Z`,
        terracotta[9],
      )
    } else {
      art.fill(`M${head - 11} -5L${head - 18} -1L${head - 18} 1L${head - 11} 5Z`, terracotta[7])
    }
    const skull = soldier ? roundedBox(head - 18, -13, 34, 26, 11) : ellipse(head, 0, 14, 13)
    art.fill(skull, amber[6])
    art.inside(skull, () => art.fill(box(head - 30, -20, 60, 20), amber[4]))
  })
}

/** The droppings that give drywood termites away: a heap below the hole, a few still falling. */
function drawPellets(art: Drawing): void {
  const x = 664
  const heap = `${smooth(points(`${x - 62},${FLOOR} ${x - 34},${FLOOR - 22} ${x - 8},${FLOOR - 46} ${x + 10},${FLOOR - 46} ${x + 38},${FLOOR - 20} ${x + 66},${FLOOR}`))}Z`
  const litSide = `${smooth(points(`${x - 62},${FLOOR} ${x - 34},${FLOOR - 22} ${x - 8},${FLOOR - 46} ${x + 4},${FLOOR - 46} ${x + 6},${FLOOR - 20} ${x - 6},${FLOOR}`))}Z`
  art.fill(heap, amber[7])
  art.fill(litSide, amber[6])
  art.inside(heap, () =>
    art.grain(
      box(x - 62, FLOOR - 48, 130, 48),
      terracotta[8],
      [x - 30, FLOOR - 30],
      [x + 60, FLOOR],
      0,
      0.6,
    ),
  )
  const pellet = (px: number, py: number, w: number, h: number, dark: boolean) =>
    art.fill(roundedBox(px - w / 2, py - h / 2, w, h, 3), dark ? terracotta[8] : terracotta[7])
  points('-36,-10 -18,-22 2,-36 -4,-10 20,-14 40,-7 10,-24 -78,-4 80,-4').forEach(([dx, dy], i) => {
    pellet(x + dx, FLOOR + dy, 10, 7, i % 2 === 1)
  })
  for (const [px, py] of points(`${x - 2},452 ${x + 5},444 ${x + 3},462`))
    pellet(px, py, 7, 10, false)
}

/** The injector comes from outside the frame; u runs from the needle's tip, up and to the left. */
function drawInjector(art: Drawing): void {
  const axis = localFrame([332, 278], -118)
  art.inside(box(0, 0, width, BEAM.y0), () =>
    art.shadow(
      slab(axis, 118, 360, -40, 40) +
        slab(axis, 84, 120, -15, 15, -20, 20) +
        slab(axis, 20, 90, -4, 4),
      cream[3],
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
  background: 'cream',
  draw(art) {
    drawGround(art)
    drawBeam(art)
    drawGalleries(art)
    drawGalleryTermite(art, [516, LOWER + 1], { scale: 1.02, rotate: -2, soldier: true })
    drawGalleryTermite(art, [622, UPPER], { scale: 1.06, flip: true })
    drawGalleryTermite(art, [640, LOWER + 8], { scale: 1.02, rotate: 52, flip: true })
    drawPellets(art)
    drawInjector(art)
  },
}
