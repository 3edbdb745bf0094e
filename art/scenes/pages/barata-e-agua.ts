import { quarters, tileCells } from '@/art/kit/background'
import { blue, cream, forest, terracotta } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { mirror, type Point, points } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, burst, softDrop } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawCockroach } from '@/art/scenes/pests/baratas'
import { CENTRE } from '@/art/scenes/pests/plate'

const { width, height } = FRAMES.card

/** The floor's top and underside: the house is above, the drain below. */
const FLOOR = 150
const SLAB = 204
/** The middle of the shaft, the width of each of its halves, and the wall round them. */
const CX = 400
const BORE = 180
const WALL = 20
/** Where the two ways out run, and how tightly they leave the shaft. */
const OUT = 456
const CORNER = 108

type Side = -1 | 1

/** Half the shaft and the way out on its side, between two shares of its width. */
function channel(side: Side, from = -0.5, to = 0.5): string {
  const x = CX + (side * BORE) / 2
  const route: readonly Point[] = [
    [x, FLOOR],
    [x, OUT],
    [CX + side * 420, OUT],
  ]
  return tube(route, CORNER, from * BORE, to * BORE)
}

function drawHouse(art: Drawing): void {
  art.fill(`M0 0H${width}V${height}H0Z`, forest[8])
  art.fill(quarters(tileCells(8, 2), 100, 0, FLOOR - 200), forest[7])
}

/** The earth, and the pipe in it with its two halves. */
function drawDrain(art: Drawing): void {
  const earth = box(0, SLAB, width, height)
  art.fill(earth, blue[7])
  const share = 0.5 + WALL / BORE
  const wall = (side: Side) => channel(side, -share, share)
  art.inside(earth, () => {
    art.fill(quarters(tileCells(4, 2), 200, 0, 200), blue[6], { opacity: 0.55 })
    art.shadow(wall(-1) + wall(1), blue[8])
  })
  for (const side of [-1, 1] as const) art.fill(wall(side), cream[side < 0 ? 1 : 3])
  art.fill(channel(1), blue[2])
  art.fill(channel(1, -0.5, -0.4), blue[3])
  art.grain(channel(1), blue[4], [CX + 90, 330], [CX + 340, 640], 0, 0.6)
  drawWater(art)
}

/** Going down the shaft, the left bank of the water is on the positive side. */
function drawWater(art: Drawing): void {
  art.fill(channel(-1), blue[5])
  art.fill(channel(-1, 0.2, 0.5), blue[4])
  art.fill(channel(-1, -0.5, -0.3), blue[6])
  art.fill(channel(-1, 0.3, 0.37), blue[2])
  art.fill(channel(-1, -0.04, 0.03), cream[0])
  art.fill(channel(-1, -0.2, -0.16), blue[3])
}

/** The tiled floor in section, and the water that runs over it to the grate. */
function drawFloor(art: Drawing): void {
  const [left, right] = [CX - BORE, CX + BORE]
  for (const [x, w] of [
    [0, left],
    [right, width - right],
  ] as const) {
    art.fill(box(x, FLOOR, w, SLAB - FLOOR), cream[3])
    art.fill(box(x, FLOOR, w, 30), cream[1])
    art.fill(box(x, FLOOR, w, 9), cream[0])
  }
  art.stroke(`M100 ${FLOOR + 10}V${FLOOR + 30}M700 ${FLOOR + 10}V${FLOOR + 30}`, cream[3], 5, {
    cap: 'butt',
  })
}

/** What falls on the grate goes on below in the same bands. */
function drawPour(art: Drawing): void {
  const foot = FLOOR + 1
  art.fill(box(232, 0, 116, foot), blue[5])
  art.fill(box(232, 0, 42, foot), blue[4])
  art.fill(box(243, 0, 13, foot), blue[2])
  art.fill(box(304, 0, 13, foot), cream[0])
  art.fill(burst(290, FLOOR + 2, 8, 34, 84, { from: 180, to: 360 }), cream[0])
  art.fill(burst(290, FLOOR + 2, 8, 20, 52, { from: 180, to: 360, phase: 1 }), blue[2])
  art.fill(softDrop(176, 84, 12) + softDrop(414, 74, 10) + softDrop(136, 126, 8), blue[2])
}

/** The grate in section: bars with gaps, wide enough for two antennae. */
function drawGrate(art: Drawing): void {
  const bars = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => CX - BORE + 6 + i * 46)
  for (const x of bars) {
    art.fill(box(x, FLOOR - 4, 28, 34), cream[3])
    art.fill(box(x, FLOOR - 4, 28, 10), cream[0])
    art.fill(box(x, FLOOR - 4, 11, 34), cream[0])
  }
}

/** The antennae go up between the bars, into the house. */
const ANTENNA = points('250,96 268,52 304,10 319,-24 326,-80 352,-124 398,-138')
const ROACH = { to: [493, 316], scale: 0.58, origin: [CENTRE, CENTRE] } as const

function drawRoach(art: Drawing): void {
  art.inside(channel(1), () =>
    art.place(ROACH, () => art.castOnly(blue[3], () => drawCockroach(art, ANTENNA))),
  )
  art.place(ROACH, () => drawCockroach(art, ANTENNA))
  // Light against the dark wall
  art.inside(box(CX - 10, 0, BORE + 20, FLOOR), () =>
    art.place(ROACH, () => {
      const antenna = (way: readonly Point[]) => ribbon(way, () => 4)
      art.fill(antenna(ANTENNA) + antenna(mirror(CENTRE, ANTENNA)), terracotta[3])
    }),
  )
}

export const scene: Scene = {
  name: 'barata-e-agua',
  group: 'pages',
  title: 'Ralo em corte: de um lado a água desce pelo cano; do outro, uma barata sobe até a grelha',
  ...FRAMES.card,
  background: 'forest',
  draw(art) {
    drawHouse(art)
    drawDrain(art)
    drawFloor(art)
    drawPour(art)
    drawGrate(art)
    drawRoach(art)
  },
}
