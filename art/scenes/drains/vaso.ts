import { background, cells } from '@/art/kit/background'
import { lump } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { spring } from '@/art/kit/pipes'
import { type Point, points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, burst, ellipse, quarter, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

/** Height of the floor. */
const FLOOR = 486

const CELLS = cells('0,0,0 3,0,1 1,0,3 2,0,2 0,1,3 3,1,2 0,2,1 3,2,0')

/** Where the toilet's own frame (0, 440 = foot of the floor) stands in the picture. */
const TOILET: Point = [52, 46]
const FOOT = FLOOR - TOILET[1]

const CISTERN = 'M520 92H676A10 10 0 0 1 686 102V300H528Z'
const BOWL = `M150 244H540V286H650V${FOOT}H306C304 422 294 406 272 392C206 352 160 316 150 244Z`
/** One channel from the bowl over the trap to the outlet: it holds the water. */
const CHANNEL =
  'M196 244H420C418 292 402 318 396 342C392 372 424 388 446 364C470 336 462 288 516 284' +
  'C570 280 596 318 596 366V560H528V372C528 348 516 344 506 358C492 378 492 424 432 428' +
  'C362 430 326 396 332 352C270 334 210 300 196 244Z'

function floor(art: Drawing): void {
  art.fill(box(0, FLOOR, 800, 30), cream[0])
  // Shadows on the slab, under the machine and the toilet.
  art.fill(`M40 ${FLOOR}H246L272 ${FLOOR + 30}H66Z`, cream[3])
  art.fill(`M346 ${FLOOR}H716L742 ${FLOOR + 30}H372Z`, cream[3])
  art.fill(box(0, FLOOR + 30, 800, 84), terracotta[5])
  let large = ''
  let small = ''
  for (let i = 0; i < 4; i++) {
    const x = 100 + i * 200
    const y = FLOOR + 30
    large += `M${x - 100} ${y}A100 100 0 0 0 ${x + 100} ${y}Z`
    small += `M${x - 56} ${y}A56 56 0 0 0 ${x + 56} ${y}Z`
  }
  art.fill(large, terracotta[6])
  art.fill(small, terracotta[4])
  art.fill(box(0, FLOOR + 30, 800, 16), terracotta[7])
}

function toilet(art: Drawing): void {
  const lid = 'M484 222L454 70A15 15 0 0 1 484 64L520 222Z'
  art.inside(box(-60, -60, 860, FOOT + 60), () => {
    art.castOnly(amber[5], () =>
      art.fill(`${CISTERN}${BOWL}${box(506, 64, 192, 28)}${lid}`, amber[5]),
    )
  })
  art.fill(CISTERN, cream[0])
  art.inside(CISTERN, () => {
    art.fill('M640 80H710V310H630Z', cream[3])
    art.fill(box(500, 92, 200, 20), cream[2])
    art.fill(box(640, 92, 60, 20), cream[4])
  })
  art.grain(CISTERN, cream[4], [590, 200], [690, 270], 0, 0.6)
  art.fill('M506 64H694A8 8 0 0 1 702 72V92H506Z', cream[3])
  art.fill(box(506, 64, 134, 28), cream[0])
  art.fill(box(572, 48, 56, 16), blue[6])
  art.fill(box(572, 48, 30, 16), blue[4])

  art.fill(BOWL, cream[0])
  art.inside(BOWL, () => {
    art.fill('M596 286H700V460H580Z', cream[3])
    art.fill(
      'M140 244C166 312 216 348 282 382C304 394 320 414 322 440H290C290 412 268 398 240 382C180 350 146 300 140 250Z',
      cream[2],
    )
  })
  art.fill(`M294 ${FOOT - 16}H650V${FOOT}H290Z`, cream[2])
  art.fill(`M580 ${FOOT - 16}H656V${FOOT}H576Z`, cream[4])
  art.grain(BOWL, cream[4], [480, 340], [650, 440], 0, 0.5)
}

/** The outlet goes on through the floor: the clay pipe in section, then the channel. */
function channel(art: Drawing): void {
  art.fill(box(512, FOOT, 100, 114), terracotta[8])
  art.fill(box(512, FOOT, 16, 114), terracotta[3])
  art.fill(CHANNEL, blue[8])
  art.inside(CHANNEL, () => {
    art.fill(CHANNEL, blue[2], { shift: [9, 10] })
    // The bowl: one level of water, up to the crest of the trap.
    art.inside('M170 200H476V460H170Z', () => {
      for (const [y, colour] of [
        [294, blue[4]],
        [322, blue[5]],
        [366, blue[6]],
      ] as const) {
        let d = `M134 ${y}`
        for (let i = 0; i < 12; i++) d += `q17 ${i % 2 ? -12 : 12} 34 0`
        art.fill(`${d}V470H134Z`, colour)
      }
    })
    art.fill('M464 460V300C472 282 500 280 516 284C572 282 602 318 602 366V600H464Z', blue[5])
    art.fill(
      'M474 318C486 296 500 294 516 296C560 294 586 326 586 366V600H570V366C568 336 550 310 516 310C500 310 488 318 478 340Z',
      blue[3],
    )
    art.fill(box(520, 452, 90, 140), blue[8])
  })
}

function seat(art: Drawing): void {
  art.fill('M136 222H536A10 10 0 0 1 536 248H150A16 16 0 0 1 136 222Z', blue[6])
  art.fill('M136 222H470V232H137Z', blue[3])
  art.fill('M138 232H470V248H150A16 16 0 0 1 138 232Z', blue[5])
  art.fill('M484 222L454 60A15 15 0 0 1 484 54L520 222Z', blue[7])
  art.fill('M484 222L454 60A15 15 0 0 1 474 51L504 222Z', blue[5])
  art.fill('M484 222L454 60A15 15 0 0 1 462 52L494 222Z', blue[3])
}

/** From the drum over the rim, through the water and the trap, on to the clog behind it. */
function cable(art: Drawing): void {
  const way: Point[] = points(
    '70,330 64,200 86,90 150,24 226,40 262,130 272,222 316,310 366,386 428,398 470,356 490,316 522,306 552,340 560,392',
  )
  art.inside(`${box(-80, -80, 880, 324)}${box(-80, -80, 220, 680)}${CHANNEL}`, () =>
    spring(art, way, 14),
  )
  art.inside(CHANNEL, () => {
    for (const [x, y, radius] of [
      [544, 446, 24],
      [580, 440, 26],
      [562, 470, 30],
      [536, 480, 18],
      [590, 482, 20],
      [560, 508, 14],
    ] as const) {
      lump(art, x, y, radius, green[6], forest[7])
    }
  })
  art.fill(burst(562, 414, 10, 20, 50, { phase: 1 }), blue[2])
  art.fill(burst(562, 414, 9, 15, 37), cream[0])
}

/** The machine: a drum with the rest of the cable wound up in it. */
function machine(art: Drawing): void {
  const [x, y, radius] = [116, 382, 100]
  art.inside(box(0, 0, 800, FLOOR), () => art.shadow(ellipse(x, y, radius), amber[5]))
  art.fill(
    `M40 ${FLOOR - 8}L${x - 22} ${y}H${x + 22}L196 ${FLOOR - 8}V${FLOOR}H168L${x} ${y + 30}L64 ${FLOOR}H40Z`,
    forest[8],
  )
  art.lit(ellipse(x, y, radius), green[7], green[5], [-10, -11])
  art.fill(ellipse(x, y, radius - 16), forest[8])
  for (const ring of [76, 61, 46]) {
    art.stroke(ellipse(x, y, ring), amber[6], 11)
    art.stroke(ellipse(x - 1.5, y - 2, ring), amber[4], 5)
  }
  art.fill(ellipse(x, y, 38), green[7])
  art.fill(quarter(x, y, 38, 2) + quarter(x, y, 38, 0), green[4])
  art.fill(ellipse(x, y, 12), forest[9])
  art.fill(ellipse(x - 3, y - 3, 7), cream[1])
  art.fill(box(30, FLOOR - 16, 174, 16), forest[9])
  art.fill(box(30, FLOOR - 16, 174, 7), forest[7])
  art.fill(box(100, 268, 42, 50), forest[8])
  art.fill(box(100, 268, 20, 50), forest[6])
}

export const scene: Scene = {
  name: 'vaso',
  group: 'drains',
  title: 'Vaso sanitário em corte: o cabo da máquina passa pelo sifão e desfaz o entupimento',
  ...FRAMES.card,
  background: 'amber',
  draw(art) {
    background(art, amber[3], amber[4], CELLS)
    art.fill(ellipse(442, 258, 262), amber[2])
    floor(art)
    art.place({ to: TOILET }, () => {
      toilet(art)
      channel(art)
      seat(art)
      cable(art)
    })
    machine(art)
    art.fill(star(736, 60, 26) + star(410, 110, 32) + star(456, 164, 13), cream[0])
  },
}
