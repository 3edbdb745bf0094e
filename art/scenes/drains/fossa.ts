import { background, cells, quarters } from '@/art/kit/background'
import { lump } from '@/art/kit/bodies'
import { blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { corrugatedHose } from '@/art/kit/pipes'
import { at, type Point, points } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { collar, pipeWall } from './fittings'
import { drawTruck } from './truck'

/** Height of the road; below it the ground is in section. */
const ROAD = 352

const CELLS = cells('0,0,0 3,0,1 0,1,3 3,1,2 1,0,2 2,0,3')
const EARTH_CELLS = cells('0,0,2 1,0,3 2,0,2 3,0,3')

const TANK = { left: 54, right: 384, top: ROAD + 22, bottom: 566, wall: 22 } as const

function earth(art: Drawing): void {
  art.fill(box(0, ROAD, 800, 248), forest[8])
  art.fill(quarters(EARTH_CELLS, 200, 0, 400), forest[7])
  art.fill(box(0, ROAD, 800, 30), forest[9])
  art.fill(box(0, ROAD, 800, 12), forest[6])
}

function septicTank(art: Drawing): void {
  const { left, right, top, bottom, wall } = TANK
  const outer = box(left, top, right - left, bottom - top)
  art.shadow(outer, forest[9])
  art.fill(outer, cream[3])
  art.fill(`M${left} ${top}H${left + wall}V${bottom - wall}L${left} ${bottom}Z`, cream[0])
  art.fill(
    `M${left} ${bottom}L${left + wall} ${bottom - wall}H${right - wall}L${right} ${bottom}Z`,
    cream[4],
  )
  art.fill(box(left - 14, top - 12, right - left + 28, 28), cream[4])
  art.fill(box(left - 14, top - 12, right - left + 28, 12), cream[0])
  const x0 = left + wall
  const x1 = right - wall
  const inside = box(x0, top + 16, x1 - x0, bottom - wall - top - 16)
  const level = 448
  art.fill(inside, terracotta[8])
  art.inside(inside, () => {
    art.fill(waterBody(x0, x1, level, bottom, { amplitude: 6, halfWave: 36 }), terracotta[6])
    art.fill(
      waterBody(x0, x1, level + 20, bottom, { amplitude: 6, halfWave: 36, phase: 1 }),
      terracotta[7],
    )
    art.fill(
      `M${x0 - 10} ${bottom}V520q20 -16 44 -2t50 2t52 -4t50 6t48 -6t70 4V${bottom}Z`,
      terracotta[9],
    )
    art.grain(
      box(x0, level, x1 - x0, bottom - level),
      terracotta[9],
      [x0, level + 10],
      [x1, bottom],
      0,
      0.7,
    )
    art.fill(box(x0, top + 16, 26, level - 20 - top - 16), terracotta[9])
    for (const [x, y, radius] of [
      [x0 + 60, level + 34, 6],
      [x0 + 232, level + 44, 8],
      [x0 + 250, level + 26, 4],
    ] as const) {
      lump(art, x, y, radius, terracotta[5], terracotta[6])
    }
  })
}

/** The inlet from the house stands higher than the outlet; both fall to the right. */
function pipes(art: Drawing): void {
  const { left, right, wall } = TANK
  const mouth = left + wall + 16
  pipeWall(
    art,
    [
      [-20, 404],
      [mouth, 408],
    ],
    0,
    22,
    7,
  )
  art.fill(
    tube(
      [
        [-20, 404],
        [mouth + 1, 408],
      ],
      0,
      -14,
      14,
    ),
    forest[9],
  )
  art.fill(`M-20 408L${at(mouth + 1, 412)}V422L-20 418Z`, blue[5])

  const start = right - wall - 16
  const outlet: Point[] = [
    [start, 434],
    [840, 452],
  ]
  art.shadow(
    tube(
      [
        [right, 435],
        [840, 452],
      ],
      0,
      -22,
      22,
    ),
    forest[9],
  )
  pipeWall(art, outlet, 0, 22, 7)
  const inside = tube(
    [
      [start - 1, 434],
      [840, 452],
    ],
    0,
    -14,
    14,
  )
  art.fill(inside, forest[9])
  art.inside(inside, () => art.fill('M340 440L840 458V480H340Z', blue[5]))
  for (const x of [470, 640]) {
    const y = 434 + (x - 346) * 0.0364
    collar(
      art,
      x,
      y - 29,
      22,
      58,
      { light: cream[1], mid: cream[1], shade: cream[4] },
      [0.58, 0.58],
    )
  }
}

/** The hose from the truck's valve through the manhole down into the sludge. */
function suctionHose(art: Drawing): void {
  art.fill(box(108, ROAD - 6, 92, 20), cream[4])
  art.fill(box(108, ROAD - 6, 92, 9), cream[0])
  art.fill(box(124, ROAD + 10, 60, 30), terracotta[8])
  const way: Point[] = points('240,236 196,236 160,262 154,330 154,420 154,496')
  corrugatedHose(
    art,
    way,
    25,
    { shade: terracotta[7], mid: terracotta[5], light: terracotta[3] },
    { pitch: 14 },
  )
  art.fill(box(128, 484, 52, 24), cream[4])
  art.fill(box(128, 484, 24, 24), cream[1])
  art.fill(box(222, 208, 24, 56), cream[4])
  art.fill(box(222, 208, 24, 22), cream[1])
}

export const scene: Scene = {
  name: 'fossa',
  group: 'drains',
  title: 'Caminhão limpa-fossa na rua; sua mangueira suga o lodo de uma fossa vista em corte',
  ...FRAMES.card,
  background: 'green',
  draw(art) {
    background(art, green[3], green[4], CELLS)
    art.fill(ellipse(446, 226, 226), green[2])
    earth(art)
    septicTank(art)
    pipes(art)
    drawTruck(art, ROAD)
    suctionHose(art)
  },
}
