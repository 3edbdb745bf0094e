import { halvedForm, limbPair } from '@/art/kit/bodies'
import { amber, type Colour, forest, terracotta } from '@/art/kit/colour'
import { blob, symmetric } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, mirror, type Point, points, polar, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { CENTRE, plate } from './plate'

const LEG_RADII = points('7.5,6 5,3.2 2.8,1.8')

const LEGS: readonly (readonly Point[])[] = [
  points('268,172 326,164 376,140 396,128'),
  points('270,184 338,190 396,178 420,176'),
  points('270,196 336,214 392,222 416,234'),
  points('266,206 320,230 368,258 386,278'),
]

/** Lengths of the five tail segments, and how far each turns from the one before. */
const TAIL = [
  { length: 35, turn: -14 },
  { length: 38, turn: -34 },
  { length: 41, turn: -40 },
  { length: 44, turn: -40 },
  { length: 50, turn: -38 },
] as const

/** Yellow scorpion from above, head up, in a box of 480; its tail is rolled up to the right. */
export function drawScorpion(art: Drawing, { sting = terracotta[4] as Colour } = {}): void {
  for (const joints of LEGS) limbPair(art, CENTRE, joints, LEG_RADII, amber[4], amber[7])
  drawPincers(art)
  drawTail(art, sting)

  // Seven plates of the back
  const back = halvedForm(
    art,
    CENTRE,
    points('196,0 200,36 232,48 272,46 312,34 346,16 352,0'),
    amber[4],
    amber[6],
  )
  art.inside(back.full, () => {
    for (let i = 0; i < 7; i++) {
      const y = 216 + i * 20
      art.stroke(`M180 ${y - 4}Q210 ${y + 6} 240 ${y + 6}`, amber[6], 5)
      art.stroke(`M240 ${y + 6}Q270 ${y + 6} 300 ${y - 4}`, amber[7], 5)
    }
  })
  art.grain(back.full, amber[7], [246, 260], [300, 320], 0, 0.55)

  const carapace = symmetric(CENTRE, points('134,0 130,20 138,30 170,40 200,42 210,0'), 1 / 8)
  art.fill(carapace.full, terracotta[5])
  art.detail(carapace.right, terracotta[6])
  art.inside(carapace.full, () => art.fill('M240 168L264 216H216Z', terracotta[7]))

  const chelicera: readonly Point[] = points('227,138 221,126 225,117 234,116 238,126 238,140')
  art.fill(blob(chelicera), terracotta[6])
  art.fill(blob(mirror(CENTRE, chelicera)), terracotta[7])
  art.fill(ellipse(232, 156, 5) + ellipse(248, 156, 5), terracotta[8])
  art.fill(ellipse(216, 142, 2.6) + ellipse(264, 142, 2.6), terracotta[8])
}

function drawPincers(art: Drawing): void {
  limbPair(art, CENTRE, points('264,150 306,128'), points('9,8'), amber[4], amber[7])
  limbPair(art, CENTRE, points('306,128 330,84'), points('9.5,9'), amber[4], amber[7])
  const hand: readonly Point[] = points(
    '322,118 316,98 322,80 340,72 356,82 358,100 346,118 334,124',
  )
  const fixedFinger: readonly Point[] = points('352,98 372,76 374,48 352,20 362,50 356,68 338,82')
  const movingFinger: readonly Point[] = points('318,96 310,70 318,42 346,18 332,48 332,66 344,80')
  const left = (points: readonly Point[]) => mirror(CENTRE, points)
  art.fill(blob(left(fixedFinger)), amber[5])
  art.fill(blob(left(hand)), amber[4])
  art.fill(blob(left(movingFinger)), amber[4])
  art.fill(blob(fixedFinger), amber[8])
  art.fill(blob(hand), amber[7])
  art.fill(blob(movingFinger), amber[7])
}

/** Five segments and the telson; drawn from the tip so that each overlaps the next. */
function drawTail(art: Drawing, stingColour: Colour): void {
  let joint: Point = [240, 338]
  let heading = 90
  const segments = TAIL.map(({ length, turn }, i) => {
    heading += turn
    const segment = { frame: localFrame(joint, heading), length, i }
    joint = polar(joint[0], joint[1], length, heading)
    return segment
  })

  const telson = localFrame(joint, heading - 34)
  const sting =
    `M${at(...telson(30, -14))}Q${at(...telson(62, -14))} ${at(...telson(70, -46))}` +
    `Q${at(...telson(74, 2))} ${at(...telson(34, 12))}Z`
  const vesicle = points('-2,0 4,-15 20,-19 36,-10 44,-4 36,8 20,17 4,13').map(([u, v]) =>
    telson(u, v),
  )
  art.fill(sting, stingColour)
  art.lit(blob(vesicle), amber[7], amber[4], [0, 0], blob(shift(vesicle, -7, -8)))

  for (const { frame, length, i } of segments.reverse()) {
    const half = 17 - i * 0.5
    const outline = (
      [
        [-3, -half * 0.62],
        [length * 0.3, -half * 0.95],
        [length * 0.78, -half * 1.08],
        [length + 2, -half * 0.8],
        [length + 4, 0],
        [length + 2, half * 0.8],
        [length * 0.78, half * 1.08],
        [length * 0.3, half * 0.95],
        [-3, half * 0.62],
      ] as const
    ).map(([u, v]) => frame(u, v))
    const dark = i >= 3
    const body = blob(outline, 1 / 7)
    art.fill(body, dark ? terracotta[7] : amber[7])
    art.inside(body, () => {
      art.fill(blob(shift(outline, -9, -9), 1 / 7), dark ? terracotta[5] : amber[4])
      art.stroke(
        `M${at(...frame(6, -1))}L${at(...frame(length - 8, -1))}`,
        dark ? terracotta[6] : amber[6],
        3.5,
      )
    })
  }
}

export const scene: Scene = {
  name: 'escorpioes',
  group: 'pests',
  title: 'Escorpião-amarelo visto de cima, com a cauda enrolada',
  ...FRAMES.pest,
  background: 'forest',
  draw(art) {
    plate(art, { base: forest[8], tint: forest[7], disc: forest[6] }, 'outward')
    art.cast(forest[9], () => drawScorpion(art), { opacity: 0.6 })
  },
}
