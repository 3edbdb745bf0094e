import { background, cells } from '@/art/kit/background'
import { halvedForm, limbPair } from '@/art/kit/bodies'
import { amber, cream, terracotta } from '@/art/kit/colour'
import { blob, symmetric } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, pick, points, polar } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse, polygon } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

/** The middle of the spider's box, its axis. */
const AXIS = 240

const LEG_RADII = points('8.5,7.5 7.5,5.5 6,5 5,3.8 3.8,2.4 2.2,1.4')

/** From the last pair to the first; the second and fourth are the longest, the third the shortest. */
const LEGS = [
  points('262,212 282,260 318,322 326,340 352,406 386,456 390,470'),
  points('266,204 296,221 344,248 353,259 385,304 404,345 406,357'),
  points('266,188 304,171 368,136 382,134 448,158 490,198 498,211'),
  points('260,172 282,138 318,84 328,74 368,36 384,-6 382,-20'),
]

/** Recluse spider from above, head up, in a box of 480: six eyes in three pairs, the violin mark. */
export function drawSpider(art: Drawing): void {
  for (const joints of LEGS) limbPair(art, AXIS, joints, LEG_RADII, terracotta[5], terracotta[8])
  // Pedipalps
  limbPair(
    art,
    AXIS,
    points('252,158 268,132 272,112 264,94'),
    points('5.5,5 4.6,4.6 4.6,5.4'),
    terracotta[5],
    terracotta[8],
  )

  const abdomen = halvedForm(
    art,
    AXIS,
    points('232,0 238,14 262,38 300,50 338,42 366,20 374,0'),
    terracotta[6],
    terracotta[7],
  )
  art.inside(abdomen.full, () => {
    const heartMark = blob(points('240,250 247,270 243,300 240,318 237,300 233,270'))
    art.fill(heartMark, terracotta[8], { opacity: 0.55 })
  })
  art.grain(abdomen.full, terracotta[8], [240, 290], [290, 370], 0, 0.7)

  // Chelicerae
  art.fill(blob(points('229,156 226,140 232,130 239,136 239,156')), terracotta[6])
  art.fill(blob(points('251,156 254,140 248,130 241,136 241,156')), terracotta[8])

  // Carapace, narrow in front, and the violin with its neck towards the abdomen
  halvedForm(
    art,
    AXIS,
    points('146,0 147,15 160,22 178,30 204,41 226,36 240,16 243,0'),
    terracotta[4],
    terracotta[6],
  )
  const violin = symmetric(
    AXIS,
    points('153,0 154,9 163,14 172,9 179,11 189,15 197,9 203,3.4 230,2.6 234,0'),
  )
  art.detail(violin.full, terracotta[8])
  for (const [x, y] of points('236,156 244,156 224.5,162 222,169 255.5,162 258,169'))
    art.detail(ellipse(x, y, 2.9), amber[2])
}

/** The web in the corner: straight threads between six spokes, every other field filled. */
function drawWeb(art: Drawing): void {
  const spokes = [0, 20, 41, 60, 78, 90]
  const sag = [1.04, 0.93, 1.06, 0.92, 1.03, 0.96]
  const rings = [58, 112, 170, 234, 304]
  const knot = (spoke: number, ring: number): Point =>
    ring < 0 ? [0, 0] : polar(0, 0, pick(rings, ring) * pick(sag, spoke), pick(spokes, spoke))
  let fields = ''
  let threads = ''
  for (let spoke = 0; spoke < 5; spoke++) {
    for (let ring = 0; ring < 5; ring++) {
      if ((spoke + ring) % 2 === 0) {
        const inner = ring ? [knot(spoke, ring - 1), knot(spoke + 1, ring - 1)] : [knot(0, -1)]
        fields += polygon([...inner, knot(spoke + 1, ring), knot(spoke, ring)])
      }
      threads += `M${at(...knot(spoke, ring))}L${at(...knot(spoke + 1, ring))}`
    }
  }
  for (let spoke = 0; spoke < 6; spoke++) threads += `M0 0L${at(...knot(spoke, 4))}`
  art.fill(fields, amber[3])
  art.stroke(threads, cream[0], 3.2)
}

/** A bright arc on the glass, between two angles. */
function glint(art: Drawing, cx: number, cy: number, radius: number, from: number, to: number) {
  const start = polar(cx, cy, radius, from)
  const end = polar(cx, cy, radius, to)
  art.stroke(`M${at(...start)}A${radius} ${radius} 0 0 1 ${at(...end)}`, cream[0], 13)
}

export const scene: Scene = {
  name: 'controle-de-aranha',
  group: 'services',
  title: 'Aranha-marrom presa sob uma redoma de vidro, com uma teia no canto',
  ...FRAMES.card,
  background: 'amber',
  draw(art) {
    background(art, amber[4], amber[5], cells('0,0,0 3,0,2 3,2,0 1,2,3 2,0,0 2,1,1'))
    drawWeb(art)
    const [cx, cy, radius] = [436, 306, 262]
    const glass = ellipse(cx, cy, radius)
    const floor = ellipse(cx, cy, radius - 12)
    art.shadow(glass, amber[6])
    art.fill(glass, amber[2])
    // The rim throws a thin shade inwards on the lit side
    art.lit(floor, amber[3], amber[2], [10, 12])
    art.grain(floor, amber[4], [cx, cy], [cx + 200, cy + 200], 0, 0.5)
    art.inside(ellipse(cx, cy, radius - 4), () =>
      art.place({ to: [cx, cy + 4], scale: 0.87, origin: [AXIS, AXIS] }, () =>
        art.cast(amber[4], () => drawSpider(art)),
      ),
    )
    art.stroke(ellipse(cx, cy, radius - 3), cream[0], 7)
    glint(art, cx, cy, radius - 30, 196, 240)
    glint(art, cx, cy, radius - 30, 248, 254)
  },
}
