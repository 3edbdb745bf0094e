import { cream, terracotta } from '@/art/kit/colour'
import { blob } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, points, shift, tenth } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse, leaf, limb } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { plate } from './plate'

type Radii = readonly (readonly [number, number])[]

const LIGHT = terracotta[5]
const SHADE = terracotta[7]
const INK = terracotta[8]

const FRONT_RADII: Radii = points('19,11 10,6.5 5.5,3.6 3.2,2')
const MIDDLE_RADII: Radii = points('22,13 12,7.5 6,4 3.6,2')
const HIND_RADII: Radii = points('30,17 18,10 9,5 4.2,2.2')

/** The near legs; the hind one is folded into the Z that it jumps with. */
const NEAR_LEGS: readonly { joints: readonly Point[]; radii: Radii }[] = [
  {
    joints: points('152,262 142,312 96,330 74,388 46,410'),
    radii: FRONT_RADII,
  },
  {
    joints: points('206,272 214,330 270,362 246,418 272,444'),
    radii: MIDDLE_RADII,
  },
  {
    joints: points('276,262 304,330 392,262 408,366 452,410'),
    radii: HIND_RADII,
  },
]

const FAR_LEGS: readonly { joints: readonly Point[]; radii: Radii; scale: number }[] = [
  {
    joints: points('250,280 262,338 336,296 340,388 372,424'),
    radii: HIND_RADII,
    scale: 0.78,
  },
  {
    joints: points('180,276 176,330 214,366 184,416 200,438'),
    radii: MIDDLE_RADII,
    scale: 0.85,
  },
  {
    joints: points('132,258 112,298 72,306 46,352 24,366'),
    radii: FRONT_RADII,
    scale: 0.85,
  },
]

const BODY: readonly Point[] = points(
  '88,226 100,196 130,172 164,142 214,104 278,84 340,96 388,138 402,190 384,236 338,272 276,296 212,298 156,286 114,266 94,250',
)

const HEAD: readonly Point[] = points(
  '88,226 100,196 130,172 150,156 162,196 162,240 150,290 114,266 94,250',
)

/** Flea from the side, head to the left, in a box of 480: tall and narrow, with its neck comb. */
export function drawFlea(art: Drawing): void {
  for (const { joints, radii, scale } of FAR_LEGS) {
    art.fill(
      limb(
        joints,
        radii.map(([near, far]) => [near * scale, far * scale] as const),
      ),
      INK,
    )
  }
  // Proboscis and palp
  art.fill(limb(points('104,258 92,306'), points('5.5,1.8')), INK)
  art.fill(limb(points('114,262 116,296'), points('4,2')), INK)

  const body = blob(BODY)
  art.fill(body, SHADE)
  art.inside(body, () => {
    art.fill(blob(shift(BODY, -18, -36)), LIGHT)
    drawPlates(art)
  })
  art.grain(body, INK, [250, 190], [360, 290], 0, 0.6)
  art.inside(body, () => {
    art.fill(blob(HEAD), terracotta[6])
    art.fill(blob(shift(HEAD, -14, -34)), terracotta[4])
  })
  art.detail(ellipse(122, 208, 7.5), INK)
  art.inside(body, () => art.fill(leaf([136, 216], [142, 256], 0.34), INK))

  for (const { joints, radii } of NEAR_LEGS)
    art.lit(limb(joints, radii), SHADE, LIGHT, [0, 0], limb(shift(joints, -6, -7), radii))
  // Bristles on the shins
  for (const [x, y] of points('403,288 406,308 408,328 411,346'))
    art.stroke(`M${x} ${y}l13 -3`, INK, 3.2)
  art.stroke('M262 376l12 4M256 392l12 4', INK, 3)
  art.stroke('M88 346l-12 -2M82 362l-12 -2', INK, 3)
}

/** The edges of the back plates, the pronotal comb and the rows of bristles. */
function drawPlates(art: Drawing): void {
  for (const [x, top, bottom] of [
    [150, 140, 300],
    [184, 110, 306],
    [222, 90, 312],
    [264, 70, 312],
    [306, 70, 306],
    [346, 80, 290],
  ] as const) {
    art.stroke(`M${x} ${top}Q${x + 52} ${(top + bottom) / 2} ${x + 2} ${bottom}`, INK, 5)
  }
  for (let i = 0; i < 9; i++) {
    const share = i / 8
    const x = 160 + Math.sin((share * 0.9 + 0.08) * Math.PI) * 24
    art.stroke(`M${at(x, 152 + share * 112)}l17 ${tenth(-5 + share * 9)}`, INK, 5)
  }
  for (const [x, y] of points('214,148 254,130 296,122 336,128')) {
    for (let i = 0; i < 4; i++) {
      const bow = Math.sin(((i + 0.7) / 4) * Math.PI) * 12
      art.stroke(`M${at(x + bow, y + i * 30)}l15 5`, SHADE, 3.5)
    }
  }
}

export const scene: Scene = {
  name: 'pulgas',
  group: 'pests',
  title: 'Pulga vista de lado, com a perna de salto dobrada',
  ...FRAMES.pest,
  background: 'sand',
  draw(art) {
    plate(art, { base: cream[2], tint: cream[3], disc: cream[1] }, 'outward')
    art.cast(cream[4], () => drawFlea(art), { opacity: 0.6 })
  },
}
