/** What the drain page's lens shows: the house cut open, and the jet at work under it. */

import { bead, lump } from '../../kit/bodies'
import { amber, blue, type Colour, cream, forest, green, terracotta } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import { at, type Point, pick, shift, tenth } from '../../kit/points'
import { type Corners, tube } from '../../kit/routes'
import { box, burst, ellipse, needle, sector, waterBody } from '../../kit/shapes'
import { routedHose } from '../drains/fittings'
import { drawHouse, drawPalm, LAWN as HOUSE_LAWN, tuft } from './house'
import {
  clouds,
  earth,
  GLASS,
  LENS,
  type LensColours,
  lawn,
  lensBack,
  lensFront,
  mountain,
  sky,
} from './lens'

const DRAIN_LENS: LensColours = {
  halo: [blue[7], blue[6]],
  rim: [blue[4], blue[2]],
  shadow: blue[9],
}

/** Height of the lawn: the house is small and the ground deep. */
const LAWN = 404
/** The house stands at this scale about the middle of its foot. */
const HOUSE_SCALE = 0.72
const houseX = (x: number) => 606 + (x - 600) * HOUSE_SCALE

/** The collector falls from right to left into the tank: the height of its axis at x. */
const axis = (x: number) => 640 - ((x - 378) * 74) / 582
const COLLECTOR: Point[] = [
  [1040, axis(1040)],
  [378, axis(378)],
]
/** Half the collector's width outside and inside. */
const OUTER = 62
const INNER = 48
const FALL = (-Math.atan2(74, 582) * 180) / Math.PI

/** The nozzle's back end on the collector's axis. */
const NOZZLE: Point = [496, axis(496)]

// Where the house's drains come down.
const STACK = houseX(658)
const SHOWER = houseX(622)
const SINK = houseX(752)
const GREASE = { x: 788, y: LAWN + 22, width: 98, height: 94 } as const
const TANK = { x: 262, y: 430, width: 170, height: 286, wall: 20 } as const

type Drain = {
  route: Point[]
  corners: Corners
  outer: number
}
const STACK_DRAIN: Drain = {
  route: [
    [STACK, LAWN],
    [STACK, axis(STACK) - 20],
  ],
  corners: 0,
  outer: 22,
}
const SHOWER_DRAIN: Drain = {
  route: [
    [SHOWER, LAWN + 2],
    [SHOWER, LAWN + 46],
    [STACK, LAWN + 74],
  ],
  corners: 16,
  outer: 15,
}
const SINK_DRAIN: Drain = {
  route: [
    [SINK, LAWN],
    [SINK, LAWN + 30],
    [812, LAWN + 44],
  ],
  corners: 14,
  outer: 15,
}
const GREASE_DRAIN: Drain = {
  route: [
    [795, LAWN + 78],
    [750, LAWN + 82],
    [750, axis(750) - 20],
  ],
  corners: 20,
  outer: 20,
}
const DRAINS = [STACK_DRAIN, SHOWER_DRAIN, SINK_DRAIN, GREASE_DRAIN]

const centred = (route: readonly Point[], corners: Corners, half: number) =>
  tube(route, corners, -half, half)

const COLLECTOR_INSIDE = centred(COLLECTOR, 0, INNER)
const STACK_INSIDE = centred(
  [
    [STACK, LAWN],
    [STACK, axis(STACK)],
  ],
  0,
  14,
)
const GREASE_DRAIN_INSIDE = centred(
  [
    [780, LAWN + 78],
    [750, LAWN + 82],
    [750, axis(750)],
  ],
  20,
  12,
)

/** Draws in the collector's frame: level, the origin at the nozzle. */
function atNozzle(art: Drawing, draw: () => void): void {
  art.place({ to: NOZZLE, rotate: FALL }, draw)
}

function landscape(art: Drawing): void {
  clouds(art, [
    [716, 214, 0.8],
    [330, 246, 0.66],
  ])
  mountain(
    art,
    `M200 ${LAWN}V330Q270 318 318 282Q346 330 470 352V${LAWN}Z`,
    `M318 282Q346 330 470 352V${LAWN}H330Q350 336 318 282Z`,
  )
  mountain(
    art,
    `M700 ${LAWN}Q850 340 916 286Q934 330 1010 350V${LAWN}Z`,
    `M916 286Q934 330 1010 350V${LAWN}H920Q944 340 916 286Z`,
  )
  art.fill(`M200 ${LAWN}V370Q330 340 470 366T800 362T1010 362V${LAWN}Z`, green[5])
  earth(
    art,
    LAWN,
    [210, 352],
    [
      [488, 468, 13],
      [548, 440, 8],
      [900, 520, 12],
      [470, 730, 16],
      [600, 772, 13],
      [720, 748, 18],
      [800, 712, 9],
      [520, 540, 9],
      [286, 470, 10],
      [640, 722, 8],
    ],
  )
  art.grain(box(200, LAWN + 30, 800, 470), terracotta[8], [520, 470], [860, 850], 0, 0.6)
}

function shadows(art: Drawing): void {
  const { x, y, width, height } = GREASE
  art.shadow(centred(COLLECTOR, 0, INNER), terracotta[8])
  for (const { route, corners, outer } of DRAINS)
    art.shadow(centred(route, corners, outer), terracotta[8])
  art.shadow(box(x, y, width, height) + box(TANK.x, TANK.y, TANK.width, TANK.height), terracotta[8])
}

function pipes(art: Drawing): void {
  for (const { route, corners, outer } of DRAINS) {
    art.fill(centred(route, corners, outer), cream[3])
    art.fill(tube(shift(route, -3, -3), corners, -outer + 3, outer - 4), cream[0])
  }
  art.fill(centred(COLLECTOR, 0, OUTER), cream[3])
  art.fill(tube(COLLECTOR, 0, -OUTER + 14, OUTER), cream[0])
  for (const x of [850, 560]) {
    const y = axis(x)
    art.fill(box(x, y - OUTER - 9, 24, 2 * OUTER + 18), cream[4])
    art.fill(box(x, y - OUTER - 9, 24, 30), cream[0])
    art.fill(box(x, y, 24, OUTER), cream[3])
  }
  const inner = (drain: Drain, half: number) => centred(drain.route, drain.corners, half)
  art.fill(
    inner(STACK_DRAIN, 14) +
      inner(SHOWER_DRAIN, 9) +
      inner(SINK_DRAIN, 9) +
      GREASE_DRAIN_INSIDE +
      STACK_INSIDE,
    blue[8],
  )
  art.fill(COLLECTOR_INSIDE, blue[8])
}

/** Dirty water backed up behind the clog: it fills the collector and climbs the stacks. */
function backup(art: Drawing): void {
  art.inside(COLLECTOR_INSIDE, () => {
    art.fill(box(640, 480, 360, 240), forest[8])
    const swell = { amplitude: 6, halfWave: 34 }
    art.fill(waterBody(640, 1000, axis(700) - 26, 760, swell), forest[7])
    art.fill(waterBody(640, 1000, axis(700) + 2, 760, { ...swell, phase: 1 }), forest[8])
    art.fill(waterBody(640, 1000, axis(700) + 30, 760, swell), forest[9])
  })
  const small = { amplitude: 3, halfWave: 14 }
  art.inside(STACK_INSIDE, () => {
    art.fill(waterBody(STACK - 20, STACK + 20, axis(STACK) - 104, 760, small), forest[7])
    art.fill(box(STACK - 20, axis(STACK) - 74, 40, 120), forest[8])
  })
  art.inside(GREASE_DRAIN_INSIDE, () => {
    art.fill(waterBody(730, 770, axis(750) - 84, 760, small), forest[7])
    art.fill(box(730, axis(750) - 56, 40, 120), forest[8])
  })
}

/** The shower's trap with its water seal, and the sink's stream of fat. */
function traps(art: Drawing): void {
  const x = SHOWER
  art.fill(box(x - 24, LAWN + 4, 48, 44), cream[3])
  art.fill(box(x - 24, LAWN + 4, 40, 40), cream[0])
  art.fill(box(x - 15, LAWN + 6, 30, 34), blue[8])
  art.fill(box(x - 15, LAWN + 20, 30, 20), blue[5])
  art.fill(box(x - 3, LAWN + 6, 6, 26), cream[3])
  art.fill(centred(SINK_DRAIN.route, SINK_DRAIN.corners, 3), amber[4])
}

function greaseTrap(art: Drawing): void {
  const { x, y, width, height } = GREASE
  art.fill(box(x, y, width, height), green[7])
  art.fill(box(x, y, width, 9), green[4])
  art.fill(`M${x} ${y}h12v${height - 12}l-12 12Z`, green[5])
  const inside = box(x + 12, y + 14, width - 24, height - 26)
  art.fill(inside, blue[8])
  art.inside(inside, () => {
    art.fill(box(x, y + 52, width, height), blue[5])
    art.fill(box(x, y + 72, width, height), blue[6])
    art.fill(
      `M${x} ${y + 46}h${width}v18q-8 12 -16 0q-10 14 -20 0q-8 12 -18 0q-10 16 -20 0q-8 10 -24 0Z`,
      amber[4],
    )
    art.fill(box(x, y + 46, width, 8), amber[2])
  })
  art.fill(box(x + 12, y + 36, 20, 36), cream[0])
  art.fill(box(x + 24, y + 36, 8, 36), cream[3])
  art.fill(box(x + 10, y + 48, 14, 24), blue[5])
  art.fill(box(x + 6, LAWN - 6, width - 12, 14), cream[3])
  art.fill(box(x + 6, LAWN - 6, width - 12, 6), cream[0])
  art.fill(box(x + 20, LAWN + 8, width - 40, 14), green[7])
}

/** The tank at the low end, open at the top for the hose. */
function tank(art: Drawing): void {
  const { x, y, width, height, wall } = TANK
  art.fill(box(x, y, width, height), cream[3])
  art.fill(box(x, y, wall, height), cream[1])
  art.fill(box(x, y + height - wall, width, wall), cream[4])
  art.fill(box(x - 10, y - 14, width + 20, 26), cream[4])
  art.fill(box(x - 10, y - 14, width + 20, 11), cream[0])
  const inside = box(x + wall, y + 12, width - 2 * wall, height - 12 - wall)
  art.fill(inside, blue[8])
  art.fill(box(x + wall, y + 12, 16, 200), blue[7], { opacity: 0.5 })
  art.fill(box(330, 392, 62, 60), blue[8])
  art.fill(box(318, 386, 14, 48), cream[0])
  art.fill(box(390, 386, 14, 48), cream[3])
  // The mouth of the collector.
  art.fill(
    centred(
      [
        [450, axis(450)],
        [400, axis(400)],
      ],
      0,
      INNER,
    ),
    blue[8],
  )
  art.inside(inside, () => {
    const level = axis(412) + INNER - 4
    const swell = { amplitude: 5, halfWave: 30 }
    art.fill(waterBody(x, x + width, level, 760, swell), blue[5])
    art.fill(waterBody(x, x + width, level + 16, 760, { ...swell, phase: 1 }), blue[6])
    art.fill(
      `M${at(440, axis(440) + 22)}H416Q${at(392, axis(416) + 24)} ${at(384, level + 10)}H424V${tenth(level - 6)}Z`,
      blue[5],
    )
  })
}

/** Clean water running back past the nozzle, the two rear jets, and the clog ahead. */
function jets(art: Drawing): void {
  const mouth = centred(
    [
      [470, axis(470)],
      [412, axis(412)],
    ],
    0,
    INNER,
  )
  art.inside(COLLECTOR_INSIDE + mouth, () => {
    for (const [depth, colour] of [
      [24, blue[5]],
      [36, blue[6]],
    ] as const) {
      art.fill(`M${at(396, axis(396) + depth)}L${at(620, axis(620) + depth - 2)}V760H396Z`, colour)
    }
    atNozzle(art, () => {
      for (const side of [-1, 1] as const) {
        const y = side * 10
        art.fill(side > 0 ? sector(-8, y, 124, 150, 174) : sector(-8, y, 124, 186, 210), blue[5])
        for (const [angle, length, halfWidth, colour] of [
          [11, 150, 6, blue[4]],
          [16, 128, 5, blue[2]],
          [21, 146, 6, cream[0]],
          [27, 116, 5, cream[0]],
        ] as const) {
          art.fill(needle(-8, y, 180 - side * angle, length, halfWidth), colour)
        }
      }
    })
    const clog: readonly (readonly [number, number, number, Colour, Colour])[] = [
      [690, -26, 34, green[6], green[7]],
      [694, 28, 34, green[6], green[7]],
      [734, 0, 44, green[7], forest[8]],
      [724, -36, 20, green[5], green[7]],
      [728, 36, 20, green[5], green[7]],
      [664, 0, 30, green[5], green[7]],
      [762, 26, 14, green[6], forest[7]],
      [768, -20, 16, green[6], forest[7]],
    ]
    for (const [x, dy, radius, light, shade] of clog)
      lump(art, x, axis(x) + dy, radius, light, shade)
  })
  // The burst of clean water is larger than the pipe: it is what survives at 300 px.
  const [x, y] = [618, axis(618)]
  art.fill(burst(x, y, 14, 58, 112, { from: 4, to: 364, phase: 2 }), blue[4])
  art.fill(burst(x, y, 13, 42, 86, { from: 10, to: 370, phase: 1 }), blue[2])
  art.fill(burst(x - 2, y, 12, 28, 62), cream[0])
  atNozzle(art, () => {
    art.fill(sector(56, 0, 66, -20, 20), blue[2])
    art.fill(sector(56, 0, 66, -10, 10), cream[0])
  })
  const drops: readonly (readonly [x: number, dy: number, radius: number])[] = [
    [548, -74, 10],
    [574, -104, 6],
    [676, -98, 9],
    [704, -76, 6],
    [560, 86, 9],
    [592, 108, 6],
    [676, 98, 10],
    [706, 82, 6],
    [526, -52, 5],
  ]
  drops.forEach(([dx, dy, radius], i) => {
    bead(art, dx, y + dy, radius, i % 3 ? blue[4] : blue[2], blue[1])
  })
}

/**
 * The hose crosses the glass from our side of it and goes down the tank's shaft. `start` is its
 * way before: from the last of its points it runs level to the shaft.
 */
function jettingHose(art: Drawing, start: readonly Point[]): void {
  const shaft = 361
  const route: Point[] = [
    ...start,
    [shaft, pick(start, start.length - 1)[1]],
    [shaft, axis(shaft)],
    [488, axis(488)],
  ]
  // The tightest turn is the last, into the collector.
  const corners = route.map((_, i) => (i === route.length - 2 ? 50 : 76))
  art.outside(ellipse(LENS.x, LENS.y, LENS.radius + 14), () =>
    art.shadow(centred(route, corners, 13), blue[9]),
  )
  routedHose(art, route, corners, 13)
}

function nozzle(art: Drawing): void {
  atNozzle(art, () => {
    const body = 'M-18 -22H22C44 -22 54 -10 58 0C54 10 44 22 22 22H-18Z'
    art.fill(body, amber[6])
    art.inside(body, () => {
      art.fill(box(-20, -24, 80, 19), amber[3])
      art.fill(box(-20, -5, 80, 12), amber[5])
      art.fill(box(-20, 15, 80, 9), amber[7])
    })
    art.fill(box(-28, -27, 18, 54), amber[7])
    art.fill(box(-28, -27, 18, 27), amber[4])
    art.fill(box(-28, -27, 18, 10), amber[2])
    art.stroke('M8 -21V21', amber[7], 5, { cap: 'butt' })
  })
}

/** The whole lens in its own frame (see LENS), with a hose that comes by `hoseStart`. */
export function drawDrainLens(art: Drawing, hoseStart: readonly Point[]): void {
  lensBack(art, DRAIN_LENS)
  art.inside(GLASS, () => {
    sky(art)
    landscape(art)
  })
  art.place({ to: [606, LAWN], scale: HOUSE_SCALE, origin: [600, HOUSE_LAWN] }, () => {
    drawHouse(art, { open: true })
    drawPalm(art, 36)
  })
  tuft(art, 450, LAWN + 4, 0.62, [green[6], green[7], forest[6]])
  tuft(art, 900, LAWN + 4, 0.6, [green[7], forest[6], green[6]])
  art.inside(GLASS, () => {
    art.fill(box(452, LAWN, 312, 12), cream[4])
    art.fill(box(452, LAWN, 312, 5), cream[0])
    shadows(art)
    pipes(art)
    backup(art)
    traps(art)
    greaseTrap(art)
    tank(art)
    jets(art)
    // The lawn's edge, where no pit or box comes up.
    art.inside(
      'M200 380H318V470H200ZM404 380H452V470H404ZM776 380H800V470H776ZM886 380H1000V470H886Z',
      () => lawn(art, LAWN, 12, 13),
    )
  })
  lensFront(art, DRAIN_LENS)
  jettingHose(art, hoseStart)
  nozzle(art)
}
