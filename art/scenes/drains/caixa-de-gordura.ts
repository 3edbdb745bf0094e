import { background, cells } from '@/art/kit/background'
import { cone, lump, rim } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { corrugatedHose } from '@/art/kit/pipes'
import { type Point, points } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { collar, pipeWall } from './fittings'

const FLOOR = 142

const CELLS = cells('0,0,2 1,0,3 2,0,2 3,0,3 0,1,1 3,1,0 0,2,2 1,2,3 2,2,2 3,2,3 1,1,1 2,1,0')

/** The box in section: its outside, and its inside behind 34 units of wall. */
const BOX = { left: 196, right: 604, top: FLOOR + 6, bottom: 560 } as const
const IN = { left: 230, right: 570, bottom: 526 } as const
const INSIDE = box(IN.left, FLOOR, IN.right - IN.left, IN.bottom - FLOOR)
/** Level of the water; the fat swims on it. */
const LEVEL = 288

/** The outlet: a tee whose leg dips through the fat into the clean water. */
const OUTLET_X = 524
const OUTLET_Y = 264
const LEG: Point[] = [
  [OUTLET_X, FLOOR + 44],
  [OUTLET_X, 438],
]

/** The fat, drawn up to the suction hose in the middle, with clots hanging below. */
const FAT =
  `M${IN.left} ${LEVEL - 12}C270 ${LEVEL - 14} 292 ${LEVEL - 14} 316 ${LEVEL - 40}` +
  `C326 ${LEVEL - 52} 328 ${LEVEL - 62} 328 ${LEVEL - 62}H396C396 ${LEVEL - 50} 402 ${LEVEL - 30} 420 ${LEVEL - 20}` +
  `C446 ${LEVEL - 8} 480 ${LEVEL - 12} ${IN.right} ${LEVEL - 10}V${LEVEL + 58}` +
  'q-16 24 -36 4q-22 26 -46 0q-24 38 -52 6q-22 22 -46 -2q-24 36 -54 4q-20 20 -40 -2q-24 26 -46 -2q-14 10 -20 0Z'

function boxAndWater(art: Drawing): void {
  const { left, right, top, bottom } = BOX
  const outer = box(left, top, right - left, bottom - top)
  art.shadow(outer, cream[4])
  art.fill(outer, terracotta[6])
  art.fill(`M${left} ${top}H${IN.left}V${IN.bottom}L${left} ${bottom}Z`, terracotta[4])
  art.fill(
    `M${left} ${bottom}L${IN.left} ${IN.bottom}H${IN.right}L${right} ${bottom}Z`,
    terracotta[5],
  )
  art.fill(INSIDE, terracotta[8])
  art.inside(INSIDE, () => {
    art.fill(
      `M${IN.left} ${FLOOR}L${IN.right} ${FLOOR + 220}V${IN.bottom}H${IN.left}Z`,
      terracotta[7],
    )
    art.fill(box(IN.left, LEVEL, IN.right - IN.left, IN.bottom - LEVEL), blue[5])
    art.fill(waterBody(IN.left, IN.right, 438, IN.bottom, { amplitude: 9, halfWave: 46 }), blue[6])
    art.fill(box(IN.left, LEVEL, 22, IN.bottom - LEVEL), blue[6])
    const sediment = 'M200 532V486q22 -16 46 -2t52 4t48 -6t56 8t46 -8t54 6t50 -4t60 6V532Z'
    art.fill(sediment, terracotta[7])
    art.fill(sediment, terracotta[8], { shift: [0, 20] })
    art.grain(
      box(IN.left, LEVEL + 60, IN.right - IN.left, IN.bottom - LEVEL - 60),
      blue[7],
      [310, 380],
      [570, 500],
      0,
      0.6,
    )
  })
}

function fat(art: Drawing): void {
  art.inside(INSIDE, () => {
    art.fill(FAT, blue[7], { shift: [10, 12] })
    art.fill(FAT, amber[5])
    art.inside(FAT, () => {
      art.fill(FAT, amber[4], { shift: [-5, -22] })
      art.fill(FAT, amber[3], { shift: [-5, -50] })
      for (const [x, y, radius] of [
        [272, 330, 11],
        [318, 346, 8],
        [420, 342, 12],
        [462, 330, 7],
        [366, 324, 7],
      ] as const) {
        lump(art, x, y, radius, amber[6], amber[7], 0.8)
      }
      art.fill(box(IN.left, LEVEL - 70, IN.right - IN.left, 10), amber[2])
    })
    art.grain(FAT, amber[6], [300, 300], [560, 380], 0, 0.6)
    for (const [x, y, radius] of [
      [300, 392, 7],
      [398, 402, 9],
      [446, 388, 6],
    ] as const) {
      lump(art, x, y, radius, amber[3], amber[5])
    }
  })
}

function outletShadow(art: Drawing): void {
  art.shadow(
    tube(
      [
        [604, OUTLET_Y + 4],
        [840, OUTLET_Y + 16],
      ],
      0,
      -37,
      37,
    ),
    cream[4],
  )
  // Split by surface: the back wall above the water, the water below.
  const leg = tube(LEG, 0, -37, 37)
  art.inside(INSIDE, () => {
    art.inside(box(0, 0, 800, LEVEL - 10), () => art.shadow(leg, terracotta[9]))
    art.inside(box(0, LEVEL - 10, 800, 322), () => art.shadow(leg, blue[7]))
  })
}

function outlet(art: Drawing): void {
  const x = OUTLET_X
  const y = OUTLET_Y
  pipeWall(
    art,
    [
      [x, y],
      [840, y + 16],
    ],
    0,
    37,
  )
  art.fill(tube(LEG, 0, -37, 37), cream[0])
  art.fill(box(x + 12, FLOOR + 44, 25, 438 - FLOOR - 44), cream[3])
  art.fill(box(x + 30, y - 34, 612 - x - 30, 74), cream[0])
  art.fill(box(x + 37, y + 29, 612 - x - 37, 13), cream[3])
  const inside = `M${x - 26} ${FLOOR + 54}H${x + 26}V${y - 25}L840 ${y - 9}V${y + 41}L${x + 26} ${y + 24}V438H${x - 26}Z`
  art.fill(inside, blue[8])
  art.inside(inside, () => {
    art.fill(
      `M${x - 30} ${LEVEL}H${x + 30}L840 ${LEVEL + 10}V320H${x + 26}V440H${x - 30}Z`,
      blue[5],
    )
    art.fill(box(x - 30, LEVEL, 22, 440 - LEVEL), blue[4])
    art.fill(`M${x - 30} ${LEVEL}L840 ${LEVEL + 8}V${LEVEL + 14}L${x - 30} ${LEVEL + 6}Z`, blue[2])
  })
  collar(art, 612, y - 46, 24, 96, undefined, [0.375, 0.79])
  // Clean water rises into the mouth of the tee.
  art.stroke(`M${x} 470V454M${x - 18} 476V464M${x + 18} 476V464`, blue[2], 6)
}

/** The kitchen's pipe falls into the box; the fat runs on its water. */
function inlet(art: Drawing): void {
  const way: Point[] = points('-20,200 250,214')
  const body = tube(way, 0, -37, 37)
  for (const [surface, colour] of [
    [box(0, 0, BOX.left, 600), cream[4]],
    [box(BOX.left, BOX.top, IN.left - BOX.left, 600), terracotta[6]],
    [INSIDE, terracotta[9]],
  ] as const) {
    art.inside(surface, () => art.shadow(body, colour))
  }
  pipeWall(art, way, 0, 37)
  const inside = tube(points('-20,200 251,214'), 0, -26, 26)
  art.fill(inside, blue[8])
  art.inside(inside, () => {
    art.fill('M-20 206L260 220V250H-20Z', amber[4])
    art.fill('M-20 214L260 228V250H-20Z', amber[5])
  })
  collar(art, 164, 168, 24, 88, undefined, [0.386, 0.77])
  art.fill('M250 222C272 224 278 246 278 276H258C258 258 256 246 250 240Z', amber[4])
}

function suctionHose(art: Drawing): void {
  const way: Point[] = points('860,18 760,-2 640,-4 520,12 424,46 376,104 364,170 363,226')
  corrugatedHose(
    art,
    way,
    33,
    { shade: forest[8], mid: green[6], light: green[4] },
    { shadow: cream[4], pitch: 17 },
  )
  art.fill(box(324, 206, 78, 32), forest[8])
  art.fill(box(324, 206, 44, 32), forest[6])
}

function lid(art: Drawing): void {
  const [x, y, radius] = [118, FLOOR - 30, 104]
  art.fill(ellipse(x + 14, FLOOR + 2, radius, radius * 0.11), cream[4])
  cone(art, x, y, radius, y + 20, radius, {
    mid: terracotta[5],
    shade: terracotta[6],
    light: terracotta[4],
    dark: terracotta[7],
  })
  art.fill(rim(x, y, radius), terracotta[3])
  art.fill(rim(x + 2, y + 1, radius - 9), terracotta[4])
  art.fill(box(x - 30, y - 4, 60, 9), terracotta[7])
  art.fill(box(x - 30, y - 4, 60, 4), terracotta[6])
}

export const scene: Scene = {
  name: 'caixa-de-gordura',
  group: 'drains',
  title: 'Caixa de gordura em corte: a mangueira de sucção retira a camada de gordura sobre a água',
  ...FRAMES.card,
  background: 'cream',
  draw(art) {
    background(art, cream[2], cream[3], CELLS)
    art.fill(ellipse(400, 330, 268), cream[1])
    art.fill(box(0, FLOOR, 800, 26), cream[4])
    art.fill(box(0, FLOOR, 800, 12), cream[0])
    boxAndWater(art)
    outletShadow(art)
    fat(art)
    outlet(art)
    inlet(art)
    suctionHose(art)
    lid(art)
  },
}
