import { amber, blue, cream, green, terracotta } from './colour'
import { blob } from './curves'
import type { Drawing } from './drawing'
import { points, shift } from './points'
import { ellipse, limb } from './shapes'

const BODY = points(
  '112,112 134,76 172,70 200,94 208,138 226,176 276,200 336,252 372,310 340,346 282,366 220,364 160,338 124,284 120,226 134,182 126,150',
)

/** Rock pigeon from the side, facing left, in a box of 480. */
export function drawPigeon(art: Drawing): void {
  art.fill(limb(points('222,352 218,398 214,426'), points('9,6 5,5')), terracotta[5])
  art.fill(limb(points('262,352 266,398 268,426'), points('9,6 5,5')), terracotta[5])
  const toes = [
    points('216,426 182,432'),
    points('216,426 240,434'),
    points('268,426 234,433'),
    points('268,426 294,434'),
  ]
  art.fill(toes.map((toe) => limb(toe, points('5,3'))).join(''), terracotta[5])
  art.fill('M330 280L462 372L448 404L300 350Z', blue[7])

  const body = blob(BODY)
  art.fill(body, blue[5])
  art.inside(body, () => {
    art.fill(blob(shift(BODY, -16, -26)), blue[4])
    art.fill('M100 60H230V160Q190 196 120 214Z', green[6])
  })
  // Beak and cere
  art.fill('M116 116L82 132L118 140Z', blue[8])
  art.detail(ellipse(118, 117, 8, 6), cream[1])

  // Wing with its two bars
  const wing =
    'M168 232C200 190 262 196 306 236L428 350C372 366 300 350 250 330C208 316 172 286 168 232Z'
  art.fill(wing, blue[7])
  art.inside(wing, () => {
    art.fill(wing, blue[4], { shift: [-14, -18] })
    art.stroke('M330 236Q322 290 286 352M290 216Q280 276 248 336', blue[8], 13, { cap: 'butt' })
  })
  art.detail(ellipse(152, 108, 9), amber[4])
  art.detail(ellipse(152, 108, 4.5), blue[8])
}
