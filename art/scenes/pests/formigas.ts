import { halvedForm, limbPair } from '@/art/kit/bodies'
import { amber, terracotta } from '@/art/kit/colour'
import { blob } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { CENTRE, plate } from './plate'

const LIT = terracotta[6]
const SHADED = terracotta[8]

const LEGS = [
  {
    joints: points('254,186 312,152 344,92 362,72'),
    radii: points('7,5.5 5,3 2.6,2'),
  },
  {
    joints: points('258,212 326,222 386,188 410,186'),
    radii: points('7,5.5 5,3 2.6,2'),
  },
  {
    joints: points('256,234 318,286 366,382 386,410'),
    radii: points('7.5,5.5 5,3 2.6,2'),
  },
] as const

/** Ant from above, head up, in a box of 480: elbowed antennae, a petiole between waist and gaster. */
export function drawAnt(art: Drawing): void {
  for (const { joints, radii } of LEGS) limbPair(art, CENTRE, joints, radii, LIT, SHADED)

  limbPair(art, CENTRE, points('262,92 318,74'), points('4.2,4'), LIT, SHADED)
  limbPair(art, CENTRE, points('318,74 338,22'), points('3.4,6'), LIT, SHADED)

  // Mandibles, meeting in front
  art.fill(MANDIBLE_LEFT, terracotta[7])
  art.fill(MANDIBLE_RIGHT, SHADED)

  // Petiole
  halvedForm(art, CENTRE, points('250,0 256,9 268,15 280,9 286,0'), terracotta[5], terracotta[7])
  // Gaster
  const gaster = halvedForm(
    art,
    CENTRE,
    points('276,0 282,24 310,58 352,64 394,44 424,14 432,0'),
    terracotta[5],
    terracotta[7],
  )
  art.inside(gaster.full, () => {
    for (const y of [312, 348, 384])
      art.stroke(`M160 ${y - 6}Q240 ${y + 22} 320 ${y - 6}`, SHADED, 5)
  })
  art.grain(gaster.full, SHADED, [250, 340], [320, 400], 0, 0.55)

  // Mesosoma
  halvedForm(art, CENTRE, points('212,0 216,16 236,22 254,14 264,0'), LIT, SHADED)
  halvedForm(
    art,
    CENTRE,
    points('142,0 148,22 172,31 198,25 218,14 224,0'),
    terracotta[5],
    terracotta[7],
  )
  art.stroke('M216 196Q240 208 264 196', SHADED, 4.5)

  // Heart-shaped head
  const head = halvedForm(
    art,
    CENTRE,
    points('80,0 78,26 92,46 118,50 142,34 148,16 142,0'),
    terracotta[5],
    terracotta[7],
  )
  art.stroke('M240 96V124', SHADED, 4.5)
  art.grain(head.full, SHADED, [244, 100], [300, 140], 0, 0.5)
  art.fill(ellipse(200, 104, 8, 11), amber[2])
  art.fill(ellipse(280, 104, 8, 11), amber[3])
}

const MANDIBLE_LEFT = blob(points('214,82 212,58 224,38 240,32 232,46 230,62 236,78'))
const MANDIBLE_RIGHT = blob(points('266,82 268,58 256,38 240,32 248,46 250,62 244,78'))

export const scene: Scene = {
  name: 'formigas',
  group: 'pests',
  title: 'Formiga vista de cima, com as mandíbulas à mostra',
  ...FRAMES.pest,
  background: 'amber',
  draw(art) {
    plate(art, { base: amber[4], tint: amber[5], disc: amber[3] }, 'outward')
    art.cast(amber[6], () => drawAnt(art), { opacity: 0.75 })
  },
}
