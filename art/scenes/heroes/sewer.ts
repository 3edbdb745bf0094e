/** The plumbing under the drain page's house: drains, traps, the collector, the tank. */
import { forest } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, shift, tenth } from '@/art/kit/points'
import { type Corners, tube } from '@/art/kit/routes'
import { box, waterBody } from '@/art/kit/shapes'
import type { Light } from './light'

/** Height of the lawn: the house is small and the earth deep. */
export const LAWN = 404
/** The house stands at this scale about the middle of its foot. */
export const HOUSE_SCALE = 0.72
const houseX = (x: number) => 606 + (x - 600) * HOUSE_SCALE

/** The collector falls from right to left into the tank: the height of its axis at x. */
export const axis = (x: number) => 640 - ((x - 378) * 74) / 582
const COLLECTOR: Point[] = [
  [1040, axis(1040)],
  [378, axis(378)],
]
/** Half the collector's width outside and inside. */
const OUTER = 62
export const INNER = 48
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

export const centred = (route: readonly Point[], corners: Corners, half: number) =>
  tube(route, corners, -half, half)

export const COLLECTOR_INSIDE = centred(COLLECTOR, 0, INNER)
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

function shadows(art: Drawing, { earth }: Light): void {
  const { x, y, width, height } = GREASE
  art.shadow(centred(COLLECTOR, 0, INNER), earth[2])
  for (const { route, corners, outer } of DRAINS)
    art.shadow(centred(route, corners, outer), earth[2])
  art.shadow(box(x, y, width, height) + box(TANK.x, TANK.y, TANK.width, TANK.height), earth[2])
}

function pipes(art: Drawing, { blue, cream }: Light): void {
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
function traps(art: Drawing, { amber, blue, cream }: Light): void {
  const x = SHOWER
  art.fill(box(x - 24, LAWN + 4, 48, 44), cream[3])
  art.fill(box(x - 24, LAWN + 4, 40, 40), cream[0])
  art.fill(box(x - 15, LAWN + 6, 30, 34), blue[8])
  art.fill(box(x - 15, LAWN + 20, 30, 20), blue[5])
  art.fill(box(x - 3, LAWN + 6, 6, 26), cream[3])
  art.fill(centred(SINK_DRAIN.route, SINK_DRAIN.corners, 3), amber[4])
}

function greaseTrap(art: Drawing, { amber, blue, cream, green }: Light): void {
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
function tank(art: Drawing, { blue, cream }: Light): void {
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

/** All of it, clogged and without the jet. Call inside the glass. */
export function drawSewer(art: Drawing, light: Light): void {
  shadows(art, light)
  pipes(art, light)
  backup(art)
  traps(art, light)
  greaseTrap(art, light)
  tank(art, light)
}
