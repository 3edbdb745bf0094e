import { background, quarters, tileCells } from '@/art/kit/background'
import {
  amber,
  blue,
  type Colour,
  cream,
  forest,
  green,
  type PartTones,
  taupe,
  terracotta,
} from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, points, shift } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { collar, routedHose, standingCollar, turningWall } from './fittings'

/** The disc of light: what the camera shows. */
const LIGHT = ellipse(470, 300, 226)

type Run = {
  route: Point[]
  /** Collars by their middle; `standing` ones sit on an upright stretch. */
  collars: { x: number; y: number; standing?: boolean }[]
}

const NETWORK: Run[] = [
  {
    route: points('-40,100 300,100 300,640'),
    collars: [
      { x: 200, y: 100 },
      { x: 300, y: 452, standing: true },
    ],
  },
  {
    route: points('500,-40 500,500 840,500'),
    collars: [
      { x: 500, y: 94, standing: true },
      { x: 620, y: 500 },
    ],
  },
  {
    route: points('840,100 700,100 700,-40'),
    collars: [{ x: 772, y: 100 }],
  },
  {
    route: points('-40,500 100,500 100,640'),
    collars: [{ x: 28, y: 500 }],
  },
]

/** The pipe with the camera: its inside at a quarter of the way down the picture falls gently. */
const PIPE: Point[] = points('100,-60 100,284 700,316 700,660')
const BEND = 100
const HALF = 74
const WALL = 15
const INSIDE = tube(PIPE, BEND, -HALF + WALL, HALF - WALL)

/** Height of the pipe's axis at x, on its long stretch. */
function axis(x: number): number {
  return 284 + ((x - 100) / 600) * 32
}

function wall(
  art: Drawing,
  tones: { tint: Colour; tintOpacity: number; joint: Colour; shadow: Colour; pipe: PartTones },
): void {
  art.fill(quarters(tileCells(4, 3, [2, 3, 1, 0]), 200), tones.tint, { opacity: tones.tintOpacity })
  art.stroke('M200 0V600M400 0V600M600 0V600M0 200H800M0 400H800', tones.joint, 4)
  for (const { route } of NETWORK) art.shadow(tube(route, 100, -35, 35), tones.shadow)
  for (const { route, collars } of NETWORK) {
    art.fill(tube(route, 100, -35, 35), tones.pipe.shade)
    art.fill(tube(shift(route, -5, -6), 100, -27, 27), tones.pipe.mid)
    art.fill(tube(shift(route, -11, -12), 100, -8, 8), tones.pipe.light)
    for (const { x, y, standing } of collars) {
      if (standing) standingCollar(art, x - 46, y - 15, 92, 30, tones.pipe, [0.26, 0.62])
      else collar(art, x - 15, y - 46, 30, 92, tones.pipe, [0.26, 0.62])
    }
  }
}

function litPipe(art: Drawing): void {
  const outer = tube(PIPE, BEND, -HALF, HALF)
  art.outside(LIGHT, () => art.shadow(outer, amber[6]))
  art.inside(LIGHT, () => art.shadow(outer, amber[4]))
  turningWall(art, PIPE, BEND, HALF)
  art.fill(INSIDE, blue[8])
  art.inside(INSIDE, () => {
    art.fill(tube(PIPE, BEND, -40, 20), blue[7])
    // The camera's beam widens to the walls and ends on the joint in a rounded pool of light.
    const beam = (start: number, spread: number, wide: number, pool: number) => {
      const reach = 596
      return (
        `M${at(380, axis(380) - start)}L${at(wide, axis(wide) - spread)}L${at(reach, axis(reach) - spread)}` +
        `Q${at(reach + pool, axis(reach))} ${at(reach, axis(reach) + spread)}L${at(wide, axis(wide) + spread)}L${at(380, axis(380) + start)}Z`
      )
    }
    const pool = beam(14, 70, 470, 150)
    art.fill(pool, amber[3])
    art.fill(beam(12, 66, 490, 112), amber[2])
    art.fill(beam(10, 54, 520, 72), cream[0])
    art.inside(pool, () =>
      art.radialGrain(ellipse(560, axis(560), 110), amber[4], [480, axis(480)], 150, 0, 0.6),
    )
    // A thread of water on the invert.
    art.fill(tube(PIPE, BEND, 36, 70), blue[5])
    art.fill(tube(PIPE, BEND, 36, 42), blue[3])
  })
}

/** Roots that break in through the joint, with their shadow on the lit wall. */
function roots(art: Drawing): void {
  const x = 596
  const y = axis(596) - 4
  const strands: readonly [halfWidth: number, ...points: Point[]][] = [
    [10, [x - 14, y - 60], [x - 22, y - 24], [x - 50, y - 6], [x - 62, y + 26]],
    [11, [x + 4, y - 62], [x + 2, y - 16], [x - 12, y + 12], [x - 6, y + 44]],
    [9, [x + 16, y - 60], [x + 26, y - 26], [x + 22, y + 4], [x + 40, y + 28]],
    [5, [x - 22, y - 24], [x - 40, y - 30], [x - 60, y - 24]],
    [5, [x + 2, y - 16], [x - 14, y - 10], [x - 26, y + 18]],
    [5, [x + 24, y - 14], [x + 44, y - 12], [x + 52, y + 2]],
  ]
  const drawn = strands
    .map(([halfWidth, ...points]) => ribbon(points, (share) => halfWidth * (1 - share) + 1.6, 3))
    .join('')
  art.inside(INSIDE, () => {
    art.shadow(drawn, amber[5])
    art.fill(drawn, forest[8])
  })
}

/** The open joint where the roots came in, and the first collar. */
function joints(art: Drawing): void {
  for (const x of [596, 214]) {
    const y = axis(x)
    const inner = HALF - WALL
    art.fill(box(x - 20, y - HALF - 14, 40, WALL + 14), cream[0])
    art.fill(box(x + 8, y - HALF - 14, 12, WALL + 14), cream[3])
    art.fill(box(x - 20, y + inner, 40, WALL + 14), cream[4])
    art.fill(box(x + 8, y + inner, 12, WALL + 14), taupe[4])
  }
  art.fill(`M586 ${axis(596) - HALF - 16}l8 16l-6 12l10 6h6l-6 -12l6 -22Z`, forest[8])
}

function camera(art: Drawing): void {
  const cable: Point[] = points('100,-60 100,284 330,296.3')
  art.inside(INSIDE, () => art.shadow(tube(cable, BEND, -15, 15), blue[9]))
  routedHose(art, cable, BEND, 15, { shade: green[7], mid: green[5], light: green[3] })
  art.place({ to: [330, axis(330)], rotate: 3, scale: 1.28, origin: [336, 0] }, () => {
    art.fill(box(262, -10, 34, 20), cream[4])
    art.fill(box(262, -10, 34, 9), cream[1])
    art.stroke('M270 -10v20M280 -10v20', cream[4], 3, { cap: 'butt' })
    const body = 'M294 -30H366A8 8 0 0 1 374 -22V22A8 8 0 0 1 366 30H294Z'
    art.fill(body, green[7])
    art.inside(body, () => {
      art.fill(box(290, -34, 90, 30), green[4])
      art.fill(box(290, -4, 90, 14), green[5])
    })
    art.fill(box(340, -30, 10, 60), forest[8])
    art.fill(box(366, -34, 16, 68), cream[4])
    art.fill(box(366, -34, 16, 30), cream[0])
    art.fill(ellipse(386, 0, 7, 17), blue[8])
    art.fill(box(382, -28, 6, 10) + box(382, 18, 6, 10), amber[4])
  })
}

export const scene: Scene = {
  name: 'tubulacao',
  group: 'drains',
  title: 'Câmera de inspeção ilumina o interior de um cano e mostra raízes que entraram pela junta',
  ...FRAMES.card,
  background: 'amber',
  draw(art) {
    const t = terracotta
    background(art, amber[4], amber[5], [])
    wall(art, {
      tint: amber[5],
      tintOpacity: 1,
      joint: amber[6],
      shadow: amber[6],
      pipe: { light: t[5], mid: t[6], shade: t[7] },
    })
    art.fill(LIGHT, amber[2])
    art.inside(LIGHT, () =>
      wall(art, {
        tint: cream[0],
        tintOpacity: 0.4,
        joint: amber[3],
        shadow: amber[4],
        pipe: { light: t[4], mid: t[5], shade: t[6] },
      }),
    )
    litPipe(art)
    roots(art)
    joints(art)
    camera(art)
  },
}
