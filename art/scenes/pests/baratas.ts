import { halvedForm, limbPair } from '@/art/kit/bodies'
import { amber, cream, green, terracotta } from '@/art/kit/colour'
import { ribbon, smooth, symmetric } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, mirror, type Point, points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { CENTRE, plate } from './plate'

type Joints = readonly Point[]
type Radii = readonly (readonly [number, number])[]

/** The right antenna, from the head. */
const ANTENNA: Joints = points('250,96 262,66 300,44 352,46 402,82 428,136')

/** American cockroach from above, head up, in a box of 480. */
export function drawCockroach(art: Drawing, antenna = ANTENNA): void {
  const thinning = (share: number) => 3.6 - 2.4 * share
  art.fill(ribbon(mirror(CENTRE, antenna), thinning), terracotta[6])
  art.fill(ribbon(antenna, thinning), terracotta[8])

  const cerci: Joints = points('258,392 282,432')
  limbPair(art, CENTRE, cerci, points('6,2'), terracotta[6], terracotta[8])

  /** A pair of legs with the spines on their shins: start point and direction of each. */
  const legs = (
    joints: Joints,
    radii: Radii,
    spines: readonly (readonly [x: number, y: number, dx: number, dy: number])[],
  ) => {
    limbPair(art, CENTRE, joints, radii, terracotta[6], terracotta[8])
    for (const [x, y, dx, dy] of spines) {
      art.stroke(`M${at(x, y)}l${dx} ${dy}`, terracotta[8], 3)
      art.stroke(`M${at(2 * CENTRE - x, y)}l${-dx} ${dy}`, terracotta[6], 3)
    }
  }
  legs(points('270,158 326,140 352,94 372,74'), points('9,6.5 5.5,3.5 3,2'), [
    [334, 126, 12, 2],
    [341, 112, 12, 2],
  ])
  legs(points('280,196 346,206 398,176 424,170'), points('10,7 6,3.5 3,2'), [
    [361, 197, 4, 13],
    [378, 187, 4, 12],
  ])
  legs(points('278,228 346,278 392,356 408,396'), points('11,7.5 6.5,3.5 3,2'), [
    [356, 294, 13, -4],
    [367, 313, 13, -4],
    [378, 332, 13, -4],
  ])

  // Head
  halvedForm(art, CENTRE, points('82,0 88,18 104,25 120,20 132,0'), terracotta[7], terracotta[8])
  art.fill(ellipse(222, 98, 5.5) + ellipse(258, 98, 5.5), cream[1])

  // Wings: the left one lies over the right one, so the seam runs aslant
  const wings = symmetric(CENTRE, points('150,0 152,40 190,66 260,71 330,60 386,36 414,0'))
  art.fill(wings.full, terracotta[5])
  art.fill(wings.right, terracotta[6])
  art.inside(wings.full, () => {
    const seam = smooth(points('240,150 246,200 258,280 262,350 244,420'))
    art.fill(`${seam}L160 430V150Z`, terracotta[5])
    art.stroke(smooth(points('240,160 246,200 258,280 262,350 244,418')), terracotta[7], 4)
    const leftVeins: Joints[] = [
      points('226,186 230,250 238,330 236,390'),
      points('210,190 208,250 212,320 218,366'),
      points('194,200 188,250 190,300'),
    ]
    const rightVeins: Joints[] = [
      points('272,200 284,260 284,320 272,366'),
      points('290,206 298,256 296,300'),
    ]
    for (const vein of leftVeins) art.stroke(smooth(vein), terracotta[6], 3.5)
    for (const vein of rightVeins) art.stroke(smooth(vein), terracotta[7], 3.5)
  })
  art.grain(wings.full, terracotta[7], [230, 240], [318, 330], 0, 0.6)

  // Pronotum with its dark mark
  halvedForm(art, CENTRE, points('104,0 110,40 138,66 166,62 186,36 192,0'), amber[4], amber[6])
  const mark = symmetric(CENTRE, points('128,0 122,20 134,40 154,40 168,22 160,0'))
  art.fill(mark.full, terracotta[7])
  art.fill(mark.right, terracotta[8])
}

export const scene: Scene = {
  name: 'baratas',
  group: 'pests',
  title: 'Barata vista de cima, com as antenas abertas',
  ...FRAMES.pest,
  background: 'green',
  draw(art) {
    plate(art, { base: green[4], tint: green[5], disc: green[3] }, 'inward')
    art.cast(green[6], () => drawCockroach(art), { opacity: 0.75 })
  },
}
