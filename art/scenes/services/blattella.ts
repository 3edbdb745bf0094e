import { halvedForm, limbPair } from '@/art/kit/bodies'
import { cream, terracotta } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { mirror, type Point, points } from '@/art/kit/points'
import { box } from '@/art/kit/shapes'

const LEGS: readonly (readonly [joints: string, radii: string])[] = [
  ['20,-52 62,-74 82,-112', '7,5 4.5,3'],
  ['24,-24 78,-22 116,-46', '7.5,5.5 5,3'],
  ['22,2 70,38 100,104', '8,6 5.5,3'],
]

const ANTENNA: readonly Point[] = points('9,-112 26,-152 66,-186 118,-196')

/**
 * German cockroach from above, head up, its middle at the origin, about 240 long without antennae.
 * The two dark bars on its shield tell it from the American one.
 */
export function drawGermanCockroach(art: Drawing): void {
  const thinning = (share: number) => 4 - 2.4 * share
  art.fill(ribbon(mirror(0, ANTENNA), thinning), terracotta[4])
  art.fill(ribbon(ANTENNA, thinning), terracotta[6])
  for (const [joints, radii] of LEGS)
    limbPair(art, 0, points(joints), points(radii), terracotta[5], terracotta[6])
  limbPair(art, 0, points('12,112 24,142'), points('5,2'), terracotta[5], terracotta[6])
  // Head, wings, shield
  halvedForm(art, 0, points('-124,0 -118,13 -104,17 -92,0'), terracotta[6], terracotta[7])
  const wings = halvedForm(
    art,
    0,
    points('-62,0 -58,30 -20,43 40,42 92,29 124,0'),
    terracotta[4],
    terracotta[5],
  )
  art.inside(wings.full, () => {
    art.stroke('M-3 -50Q8 20 -2 124', terracotta[7], 4)
    art.stroke('M-24 -34Q-20 30 -14 96M24 -34Q24 30 16 96', terracotta[6], 3.5)
  })
  const shield = halvedForm(
    art,
    0,
    points('-106,0 -100,24 -80,38 -60,34 -46,0'),
    terracotta[2],
    terracotta[4],
  )
  art.inside(shield.full, () => {
    art.fill(box(-19, -102, 12, 52), terracotta[9])
    art.fill(box(7, -102, 12, 52), terracotta[9])
  })
  art.detail('M-30 -20Q-36 10 -32 44L-26 40Q-30 10 -24 -20Z', cream[2])
}
