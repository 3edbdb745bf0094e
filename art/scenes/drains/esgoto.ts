import { background, cells, quarters } from '@/art/kit/background'
import { bead, lump, rim } from '@/art/kit/bodies'
import { blue, cream, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame, type Point, points } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, burst, ellipse, sector, star, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { nozzle, rearJets, routedHose } from './fittings'

/** Height of the pavement, and the middle of the sewer under the shaft. */
const STREET = 112
const SHAFT: Point = [210, 438]
/** The sewer rises to the right: it falls 2.6° towards the shaft. */
const FALL = -2.6

const CELLS = cells('0,0,0 1,0,1 2,0,0 3,0,1 0,1,3 3,1,2 1,1,2 2,1,3 0,2,0 1,2,1 2,2,0 3,2,1')

const SHAFT_WALL = `M116 ${STREET}H304V176L344 246V556H76V246L116 176Z`
const SHAFT_INSIDE = `M150 ${STREET - 14}H270V186L308 254V520H112V254L150 186Z`
const SEWER: Point[] = [
  [-80, SHAFT[1]],
  [900, SHAFT[1]],
]
const SEWER_WALL = tube(SEWER, 0, -106, 106)
const SEWER_INSIDE = tube(SEWER, 0, -86, 86)

/** Draws in the sewer's frame, where it runs level. */
function inSewerFrame(art: Drawing, draw: () => void): void {
  art.place({ to: SHAFT, rotate: FALL, origin: SHAFT }, draw)
}

function masonry(art: Drawing): void {
  const y = SHAFT[1]
  art.shadow(SHAFT_WALL, blue[9])
  inSewerFrame(art, () => art.shadow(SEWER_WALL, blue[9]))
  // Pavement in section.
  art.fill(box(0, STREET + 40, 800, 16), blue[9])
  art.fill(box(0, STREET, 800, 40), cream[3])
  art.fill(box(0, STREET, 800, 14), cream[0])
  let joints = ''
  for (let i = 0; i < 9; i++) joints += box(i * 100 - 30, STREET + 14, 6, 26)
  art.fill(joints, cream[4])
  art.fill(SHAFT_WALL, cream[3])
  art.fill(`M116 ${STREET}H150V186L112 254V556H76V246L116 176Z`, cream[1])
  art.fill(box(76, 520, 268, 36), cream[4])
  art.stroke(
    'M116 176L150 186M304 176L270 186M76 246L112 254M344 246L308 254M76 330H112M308 330H344',
    cream[4],
    5,
    { cap: 'butt' },
  )
  inSewerFrame(art, () => {
    art.fill(SEWER_WALL, cream[3])
    art.fill(tube(SEWER, 0, -106, 86), cream[0])
    for (const x of [20, 400, 590, 770]) {
      art.fill(box(x, y - 118, 32, 236), cream[4])
      art.fill(box(x, y - 118, 32, 34), cream[0])
      art.fill(box(x, y, 32, 112), cream[3])
      art.fill(box(x + 24, y - 118, 8, 34), cream[3])
      art.fill(box(x + 24, y, 8, 118), cream[4])
    }
  })
  // Shaft and sewer are one dark room.
  art.fill(SHAFT_INSIDE, blue[9])
  art.fill(`M150 ${STREET - 14}H168V192L130 260V400H112V254L150 186Z`, blue[8])
  inSewerFrame(art, () => art.fill(SEWER_INSIDE, blue[9]))
}

function waterAndClog(art: Drawing): void {
  const y = SHAFT[1]
  // Dirty water backed up behind the clog.
  art.fill(box(700, 300, 200, 260), terracotta[8])
  art.fill(waterBody(700, 900, y - 46, 560, { amplitude: 5, halfWave: 30 }), terracotta[7])
  art.fill(waterBody(700, 900, y + 6, 560, { amplitude: 5, halfWave: 30, phase: 1 }), terracotta[8])
  // Clean water running back to the shaft and away.
  art.fill(
    `M-80 ${y + 46}Q100 ${y + 38} 220 ${y + 44}T470 ${y + 40}T660 ${y + 52}V560H-80Z`,
    blue[5],
  )
  art.fill(
    `M-80 ${y + 64}Q100 ${y + 56} 260 ${y + 62}T520 ${y + 58}T660 ${y + 66}V560H-80Z`,
    blue[6],
  )
  art.stroke(`M20 ${y + 54}H110M160 ${y + 55}H236`, blue[2], 5)
  rearJets(art, 492, y, 1, 16)
  for (const [x, dy, radius] of [
    [262, -64, 8],
    [226, -40, 6],
    [204, -70, 5],
    [250, 30, 7],
  ] as const) {
    bead(art, x, y + dy, radius, blue[4], blue[2])
  }
  const t = terracotta
  for (const [x, dy, radius, light, shade] of [
    [700, -46, 52, t[6], t[7]],
    [712, 56, 56, t[6], t[7]],
    [768, 0, 72, t[7], t[8]],
    [674, 6, 50, t[5], t[6]],
    [650, 66, 32, t[5], t[7]],
    [648, -62, 30, t[5], t[7]],
    [736, -66, 32, t[5], t[6]],
    [752, 66, 32, t[5], t[6]],
  ] as const) {
    lump(art, x, y + dy, radius, light, shade)
  }
  // The forward jet bursts on the clog.
  art.fill(burst(640, y, 13, 46, 96, { phase: 1 }), blue[4])
  art.fill(sector(552, y, 100, -24, 24), blue[4])
  art.fill(burst(638, y, 12, 34, 74), blue[2])
  art.fill(sector(552, y, 96, -15, 15), blue[2])
  art.fill(burst(636, y, 11, 24, 56, { from: 8, to: 368 }), cream[0])
  art.fill(sector(552, y, 92, -7, 7), cream[0])
  for (const [x, dy, radius] of [
    [584, -62, 9],
    [560, -40, 6],
    [612, 76, 7],
    [548, 66, 6],
  ] as const) {
    bead(art, x, y + dy, radius, blue[4], blue[2])
  }
  lump(art, 600, y - 76, 6, terracotta[4], terracotta[6])
  lump(art, 576, y + 54, 8, terracotta[4], terracotta[6])
}

/** The hose comes down the shaft and works up the sewer, against the fall. */
function jettingHose(art: Drawing): void {
  const up = localFrame(SHAFT, FALL)
  routedHose(art, [[SHAFT[0], -30], SHAFT, up(290, 0)], 92, 18)
  // Step irons.
  for (const [y, end] of points('214,286 272,308 326,308')) {
    art.fill(box(264, y, end - 264, 12), terracotta[6])
    art.fill(box(264, y, end - 264, 5), terracotta[4])
  }
  inSewerFrame(art, () => nozzle(art, 478, SHAFT[1]))
}

/** The cover, set aside on the pavement, and the frame of the opening. */
function cover(art: Drawing): void {
  const [x, y, radius] = [486, STREET - 26, 112]
  art.fill(ellipse(x + 16, STREET + 3, radius - 2, 11), cream[4])
  const ry = 26.9
  const edge =
    `M${x - radius} ${y - 8}A${radius} ${ry} 0 0 0 ${x + radius} ${y - 8}` +
    `V${y + 8}A${radius} ${ry} 0 0 1 ${x - radius} ${y + 8}Z`
  art.fill(edge, terracotta[8])
  art.inside(edge, () => art.fill(box(x - radius, 0, radius + 10, 200), terracotta[7]))
  art.fill(rim(x, y - 8, radius), terracotta[4])
  art.fill(rim(x + 2, y - 6, radius - 8), terracotta[6])
  // Two lit quarters, flattened by the ellipse ratio.
  const top = y - 8
  art.fill(
    `M${x} ${top}V${top - 20.2}A84 20.2 0 0 1 ${x + 84} ${top}ZM${x} ${top}V${top + 20.2}A84 20.2 0 0 1 ${x - 84} ${top}Z`,
    terracotta[4],
  )
  art.fill(rim(x, top, 28), terracotta[7])
  for (const [left, light, shade] of [
    [108, terracotta[4], terracotta[6]],
    [268, terracotta[5], terracotta[7]],
  ] as const) {
    art.fill(box(left, STREET - 14, 44, 28), shade)
    art.fill(box(left, STREET - 14, 44, 10), light)
  }
}

export const scene: Scene = {
  name: 'esgoto',
  group: 'drains',
  title: 'Rede de esgoto em corte: a mangueira desce pelo poço e o jato rompe o entupimento',
  ...FRAMES.card,
  background: 'night',
  draw(art) {
    background(art, blue[8], blue[7], [])
    // Half a step: the ramp has no colour between the two.
    art.fill(quarters(CELLS, 200), blue[7], { opacity: 0.45 })
    art.fill(ellipse(540, 356, 268), blue[7])
    art.fill(ellipse(540, 356, 206), blue[6], { opacity: 0.4 })
    masonry(art)
    inSewerFrame(art, () => art.inside(SEWER_INSIDE, () => waterAndClog(art)))
    jettingHose(art)
    cover(art)
    art.fill(star(694, 48, 26) + star(748, 88, 11) + star(54, 48, 15) + star(334, 34, 9), cream[0])
  },
}
