import { bead, lump, rim } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { openPipe } from '@/art/kit/pipes'
import { type Point, polar } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, polygon, waterBody } from '@/art/kit/shapes'

// The lens of the two heroes, with a yard in section: a drain whose pipe leads nowhere.
const CENTRE: Point = [400, 300]
const RADIUS = 250
const YARD = 182
const LENS = ellipse(...CENTRE, RADIUS)

const PIPE: readonly Point[] = [
  [266, YARD],
  [266, 372],
  [572, 386],
]
const BEND = 84
const WIDTH = 126
const WALL = 13
const WATER = 392

const STONES = [
  [420, 236, 13],
  [530, 262, 9],
  [470, 282, 8],
  [182, 300, 10],
  [330, 488, 13],
  [440, 510, 10],
  [540, 476, 14],
  [214, 458, 9],
] as const

function drawSky(art: Drawing): void {
  art.fill(LENS, amber[2])
  art.fill(ellipse(500, 150, 150), amber[3], { opacity: 0.55 })
  art.fill(ellipse(500, 150, 92), amber[4])
  art.fill(`M140 ${YARD}Q220 134 300 152T420 146T560 156T680 150V${YARD}Z`, green[5])
}

function drawEarth(art: Drawing): void {
  art.fill(box(140, YARD, 520, 380), terracotta[6])
  art.fill('M140 336Q270 320 400 336T660 336V560H140Z', terracotta[7])
  art.fill('M140 470Q270 456 400 470T660 470V560H140Z', terracotta[8])
  for (const [x, y, radius] of STONES) lump(art, x, y, radius, terracotta[5], terracotta[7], 0.72)
  art.grain(box(140, YARD + 20, 520, 380), terracotta[8], [330, 320], [560, 520], 0, 0.6)
  // Turf with a scalloped edge.
  const scallops = 'a16 12 0 0 1-32 0'.repeat(17)
  art.fill(`M140 ${YARD}H668V${YARD + 12}${scallops}H140Z`, green[6])
  art.fill(box(140, YARD, 520, 6), green[5])
}

/** A folded paper boat whose keel is at x, y. */
function drawBoat(art: Drawing, x: number, y: number): void {
  art.place({ to: [x, y], rotate: -5 }, () => {
    const sail = polygon([
      [0, -66],
      [34, -18],
      [-34, -18],
    ])
    art.fill(sail, cream[0])
    art.fill(
      polygon([
        [0, -66],
        [34, -18],
        [4, -18],
      ]),
      cream[3],
    )
    const hull = polygon([
      [-58, -34],
      [0, -18],
      [58, -34],
      [34, 8],
      [-34, 8],
    ])
    art.fill(hull, cream[1])
    art.fill(
      polygon([
        [0, -18],
        [58, -34],
        [34, 8],
        [0, 8],
      ]),
      cream[3],
    )
    art.fill(
      polygon([
        [-58, -34],
        [0, -18],
        [-6, 8],
        [-34, 8],
      ]),
      cream[0],
    )
  })
}

function drawPipe(art: Drawing): void {
  const inside = openPipe(art, PIPE, BEND, {
    width: WIDTH,
    wall: WALL,
    shadow: terracotta[8],
    inner: blue[8],
  })
  art.inside(inside, () => {
    art.fill(tube(PIPE, BEND, -WIDTH / 2 + WALL + 10, WIDTH / 2 - WALL + 10), blue[7])
    drawBoat(art, 486, WATER + 6)
    art.fill(waterBody(180, 640, WATER, 480, { amplitude: 5, halfWave: 36 }), blue[5])
    art.fill(
      waterBody(180, 640, WATER + 20, 480, { amplitude: 4, halfWave: 36, phase: 1 }),
      blue[6],
    )
    art.stroke(`M350 ${WATER + 12}h38M404 ${WATER + 12}h12M520 ${WATER + 10}h28`, blue[2], 5)
    art.stroke('M262 210v44M262 276v16', blue[4], 6)
  })
  bead(art, 286, 296, 8)
  bead(art, 262, 330, 6)
}

/** The end of the way: a cap, flanged and screwed. */
function drawCap(art: Drawing): void {
  art.place({ to: [572, 386], rotate: 2.6 }, () => {
    const flange = box(-16, -78, 24, 156)
    const cap = `M8 -64H30A22 22 0 0 1 52 -42V42A22 22 0 0 1 30 64H8Z`
    art.shadow(flange + cap, terracotta[8])
    art.fill(cap, amber[5])
    art.inside(cap, () => {
      art.fill(box(8, -64, 60, 40), amber[4])
      art.fill(box(8, -50, 60, 14), amber[2])
      art.fill(box(8, 26, 60, 60), amber[6])
    })
    art.fill(flange, amber[5])
    art.fill(box(-16, -78, 24, 52), amber[4])
    art.fill(box(-16, -62, 24, 16), amber[2])
    art.fill(box(-16, 30, 24, 48), amber[6])
    for (const y of [-68, 68]) art.fill(ellipse(-4, y, 5), amber[7])
  })
}

function drawGrate(art: Drawing): void {
  art.fill(box(196, YARD - 8, 140, 30), cream[3])
  art.fill(box(196, YARD - 8, 84, 30), cream[0])
  art.fill(rim(266, YARD - 8, 70), cream[0])
  art.fill(rim(266, YARD - 8, 54), blue[8])
  const bars = [-32, -12, 8, 28].map((x) => box(266 + x, YARD - 24, 8, 32)).join('')
  art.inside(rim(266, YARD - 8, 54), () => art.fill(bars, cream[2]))
}

function drawRing(art: Drawing): void {
  const ring = ellipse(...CENTRE, RADIUS + 10) + ellipse(...CENTRE, RADIUS - 1)
  art.fill(ring, green[5], { rule: 'evenodd' })
  art.inside(ring, () => art.fill(ellipse(CENTRE[0] - 10, CENTRE[1] - 12, RADIUS + 8), green[3]), {
    rule: 'evenodd',
  })
  const glint = (from: number, to: number): string => {
    const radius = RADIUS - 18
    const [start, end] = [polar(...CENTRE, radius, from), polar(...CENTRE, radius, to)]
    return `M${start.map(Math.round).join(' ')}A${radius} ${radius} 0 0 1 ${end.map(Math.round).join(' ')}`
  }
  art.stroke(glint(200, 232) + glint(240, 247), cream[0], 10, { opacity: 0.85 })
}

export const scene: Scene = {
  name: 'pagina-nao-encontrada',
  group: 'pages',
  title: 'Um barquinho de papel parado no fim de um cano que não leva a lugar nenhum',
  width: 800,
  height: 600,
  background: 'none',
  draw(art) {
    art.fill(ellipse(...CENTRE, RADIUS + 44), forest[7], { opacity: 0.55 })
    art.fill(ellipse(...CENTRE, RADIUS + 25), forest[6], { opacity: 0.8 })
    art.inside(LENS, () => {
      drawSky(art)
      drawEarth(art)
      drawPipe(art)
      drawCap(art)
      drawGrate(art)
    })
    drawRing(art)
  },
}
