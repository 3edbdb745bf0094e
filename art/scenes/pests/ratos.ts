import { blue, cream, taupe, terracotta } from '@/art/kit/colour'
import { blob, ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { type Point, points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { plate } from './plate'

/** One confident S that rises behind the body. */
const TAIL: readonly Point[] = points('352,330 410,338 446,300 438,238 412,184 424,124 452,96')

const BODY =
  'M40 316C58 284 104 246 158 224C186 168 240 144 286 148C356 154 404 214 400 288' +
  'C398 330 372 352 336 354H176C126 352 84 342 50 330C42 327 37 322 40 316Z'

/**
 * Brown rat from the side, nose to the left, in a box of 480. Without its tail it is the rat in
 * the bait station, whose tail hangs out of the box.
 */
export function drawRat(art: Drawing, { tail = true } = {}): void {
  if (tail) {
    art.lit(
      ribbon(TAIL, (share) => 11.5 - 9 * share),
      terracotta[5],
      terracotta[4],
      [0, 0],
      ribbon(shift(TAIL, -5, -3), (share) => 9 - 7 * share),
    )
  }
  // Far foot and far ear
  art.fill(blob(points('206,330 222,352 206,366 172,366 172,356 192,346')), terracotta[5])
  art.fill(ellipse(196, 186, 30), taupe[7])

  art.lit(BODY, taupe[6], taupe[4], [-20, -38])
  art.grain(BODY, taupe[7], [230, 190], [360, 380], 0, 0.62)

  // Haunch and shoulder
  const haunch = ellipse(322, 290, 66)
  art.detail(haunch, taupe[6])
  art.inside(haunch, () => art.fill(ellipse(308, 276, 66), taupe[4]))
  art.stroke('M262 262A66 66 0 0 1 384 268', taupe[7], 5, { detail: true })
  art.fill(blob(points('352,338 362,358 340,368 266,368 266,355 306,350')), terracotta[4])
  art.fill(blob(points('172,318 186,346 172,368 130,368 130,356 152,346 150,326')), terracotta[4])
  art.stroke('M276 361h8M291 361h8M140 361h7M154 361h7', terracotta[6], 3.5, { detail: true })
  art.stroke('M150 296Q176 300 182 330', taupe[7], 5, { detail: true })

  // Near ear
  art.lit(ellipse(166, 196, 36), taupe[6], taupe[4], [0, 0], ellipse(156, 186, 36))
  const earInside = ellipse(169, 200, 23)
  art.detail(earInside, terracotta[5])
  art.inside(earInside, () => art.fill(ellipse(162, 191, 23), terracotta[3]))

  // Eye, nose, mouth
  art.detail(ellipse(106, 280, 10), taupe[8])
  art.detail(ellipse(102.5, 276.5, 3.2), cream[0])
  art.fill(ellipse(43, 317, 10), terracotta[5])
  art.detail(ellipse(41, 315, 6.5), terracotta[3])
  art.stroke('M74 330Q88 332 98 322', taupe[7], 4, { detail: true })
}

export const scene: Scene = {
  name: 'ratos',
  group: 'pests',
  title: 'Rato visto de lado, com a cauda erguida',
  ...FRAMES.pest,
  background: 'blue',
  draw(art) {
    plate(art, { base: blue[3], tint: blue[4], disc: blue[2] }, 'inward')
    art.cast(
      blue[5],
      () => {
        drawRat(art)
        // Whiskers, dark on the pale disc
        art.stroke('M80 312L30 348M88 316L62 364M74 306L18 326', taupe[7], 2.6)
      },
      { opacity: 0.7 },
    )
  },
}
