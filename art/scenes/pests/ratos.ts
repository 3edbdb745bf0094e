import { amber, blue, cream, taupe, terracotta } from '@/art/kit/colour'
import { blob, evenly, ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, normal, type Point, pick, points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { capsule, ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { plate } from './plate'

/** One confident S that rises behind the body. */
const TAIL: readonly Point[] = points('352,330 410,338 446,300 438,238 412,184 424,124 452,96')

const BODY =
  'M40 316C58 284 104 246 158 224C186 168 240 144 286 148C356 154 404 214 400 288' +
  'C398 330 372 352 336 354H176C126 352 84 342 50 330C42 327 37 322 40 316Z'

/** Between the lit back and the belly. */
const FLANK =
  'M96 300C170 262 236 258 300 268C340 280 366 300 398 270C404 306 390 322 360 324C280 330 170 334 96 300Z'

/** Hairs along the back, the cheek and the belly. */
const FUR =
  'M216 176l18 2M262 164l20 6M312 170l18 10M352 192l16 14M240 206l18 4M292 204l18 8' +
  'M132 256l18 4M140 282l16 6M210 240l18 4M226 276l18 4M196 300l16 4M230 332l16 2M258 344l14 0'

/** Rings of scales across the tail. */
function tailRings(): string {
  const way = evenly(TAIL, 11)
  return way
    .slice(1, -4)
    .map(([x, y], i) => {
      const [nx, ny] = normal(pick(way, i), pick(way, i + 2))
      const half = 10.5 - (8 * i) / way.length
      return `M${at(x + nx * half, y + ny * half)}L${at(x - nx * half, y - ny * half)}`
    })
    .join('')
}

/** A foot from its heel forward to the left: a sole, three toes and their claws. */
function foot(art: Drawing, [x, y]: Point, length: number): void {
  const toes = points('0,-7 -6,-1 -2,6')
  const front = x - length
  art.stroke(
    toes.map(([dx, dy]) => `M${front + 2 + dx} ${y + dy}l-13 ${dy > 0 ? 2 : 4}`).join(''),
    terracotta[7],
    3.5,
  )
  art.fill(
    capsule([x, y], [front + 10, y], 9, 8) +
      toes
        .map(([dx, dy]) => capsule([front + 12, y + dy / 2], [front + dx, y + dy], 5, 4))
        .join(''),
    terracotta[4],
  )
  art.stroke(`M${front + 10} ${y - 3}h-9M${front + 10} ${y + 3}h-9`, terracotta[6], 2.6, {
    detail: true,
  })
}

/**
 * Brown rat from the side, nose to the left, in a box of 480. Without its tail it is the rat in
 * the bait station, whose tail hangs out of the box.
 */
export function drawRat(art: Drawing, { tail = true } = {}): void {
  if (tail) {
    art.lit(
      ribbon(TAIL, (share) => 12.5 - 10 * share),
      terracotta[6],
      terracotta[4],
      [0, 0],
      ribbon(shift(TAIL, -5, -3), (share) => 9.5 - 7.5 * share),
    )
    art.stroke(tailRings(), terracotta[6], 2.6, { detail: true })
  }
  // Far feet and far ear
  art.fill(blob(points('206,330 222,352 206,364 168,364 168,354 192,346')), terracotta[6])
  art.fill(ellipse(198, 192, 22, 26), taupe[7])

  art.lit(BODY, taupe[6], taupe[4], [-20, -38])
  art.detail(FLANK, taupe[5])
  art.grain(BODY, taupe[7], [230, 190], [360, 380], 0, 0.62)
  art.stroke(FUR, taupe[7], 3, { detail: true })

  // Haunch and shoulder
  const haunch = ellipse(322, 290, 66)
  art.detail(haunch, taupe[6])
  art.inside(haunch, () => art.fill(ellipse(308, 276, 66), taupe[4]))
  art.stroke('M262 262A66 66 0 0 1 384 268', taupe[7], 5, { detail: true })
  art.fill(blob(points('352,336 360,352 344,366 318,366 316,352 326,346')), taupe[5])
  foot(art, [346, 360], 76)
  art.fill(blob(points('168,316 184,342 176,362 158,366 146,352 152,330')), taupe[5])
  foot(art, [170, 360], 42)
  art.stroke('M150 290Q178 296 184 330', taupe[7], 5, { detail: true })

  // Near ear
  art.lit(ellipse(172, 202, 27, 31), taupe[7], taupe[5], [-6, -6])
  art.detail(ellipse(175, 206, 15, 20), terracotta[6])

  // Eye, nose, the closed jaw with its teeth
  art.detail(ellipse(112, 272, 8), taupe[8])
  art.detail(ellipse(109.5, 269.5, 2.2), cream[2])
  art.fill(ellipse(43, 317, 7), terracotta[6])
  art.detail('M57 329L68 330L65 343Z', amber[3])
  art.stroke('M52 327L96 334', taupe[7], 4, { detail: true })
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
