import { halvedForm, limbPair } from '@/art/kit/bodies'
import { amber, cream, terracotta } from '@/art/kit/colour'
import { smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { mirror, type Point, points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { CENTRE, plate } from './plate'

const LEGS = [
  {
    joints: points('262,206 314,186 342,140 356,124'),
    radii: points('8,6 5.5,3.5 3,2'),
  },
  {
    joints: points('268,232 332,240 380,208 402,206'),
    radii: points('8,6 5.5,3.5 3,2'),
  },
  {
    joints: points('264,256 322,294 364,362 382,384'),
    radii: points('8.5,6 5.5,3.5 3,2'),
  },
] as const

/** Soldier termite from above, head up, in a box of 480: beaded antennae, a broad waist, sabres. */
export function drawTermite(art: Drawing): void {
  for (const { joints, radii } of LEGS) limbPair(art, CENTRE, joints, radii, amber[3], amber[6])

  const beads = Array.from({ length: 11 }, (_, i): Point => {
    const share = i / 10
    return [278 + share * 92, 104 - 66 * share - 30 * Math.sin(share * Math.PI)]
  })
  art.stroke(smooth(mirror(CENTRE, beads)), amber[2], 4)
  art.stroke(smooth(beads), amber[6], 4)
  beads.forEach(([x, y], i) => {
    const radius = 6.2 - i * 0.2
    art.fill(ellipse(2 * CENTRE - x, y, radius), amber[2])
    art.fill(ellipse(x, y, radius), amber[5])
  })

  const abdomen = halvedForm(
    art,
    CENTRE,
    points('254,0 260,44 296,66 350,68 396,50 428,18 434,0'),
    cream[1],
    cream[3],
  )
  art.inside(abdomen.full, () => {
    for (const y of [288, 318, 348, 378, 404]) {
      art.stroke(`M160 ${y - 8}Q200 ${y + 8} 240 ${y + 8}`, cream[3], 5)
      art.stroke(`M240 ${y + 8}Q280 ${y + 8} 320 ${y - 8}`, cream[4], 5)
    }
  })
  art.grain(abdomen.full, cream[4], [250, 330], [320, 400], 0, 0.6)

  // Thorax: three segments
  halvedForm(art, CENTRE, points('240,0 243,34 254,38 266,34 272,0'), amber[3], amber[5])
  halvedForm(art, CENTRE, points('218,0 221,30 232,35 244,30 250,0'), amber[3], amber[5])
  halvedForm(art, CENTRE, points('190,0 194,30 208,38 220,30 226,0'), amber[2], amber[4])

  // Mandibles: curved sabres
  art.fill('M226 96C204 76 204 44 232 22C224 46 230 66 240 84Z', terracotta[8])
  art.fill('M254 96C276 76 276 44 248 22C256 46 250 66 240 84Z', terracotta[9])

  // The soldier's big round head
  const head = halvedForm(
    art,
    CENTRE,
    points('82,0 82,24 92,42 128,52 166,48 192,28 198,0'),
    amber[4],
    amber[6],
  )
  art.grain(head.full, amber[7], [244, 130], [300, 190], 0, 0.6)
  art.stroke('M240 126V150M240 126L226 108M240 126L254 108', amber[7], 4.5)
  art.fill(ellipse(212, 106, 5) + ellipse(268, 106, 5), terracotta[8])
}

export const scene: Scene = {
  name: 'cupins',
  group: 'pests',
  title: 'Cupim soldado visto de cima, com as mandíbulas em forma de sabre',
  ...FRAMES.pest,
  background: 'terracotta',
  draw(art) {
    plate(art, { base: terracotta[6], tint: terracotta[7], disc: terracotta[5] }, 'inward')
    art.cast(terracotta[8], () => drawTermite(art), { opacity: 0.6 })
  },
}
