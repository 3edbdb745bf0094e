import { background, type Cell } from '@/art/kit/background'
import { amber, blue, cream, forest, terracotta } from '@/art/kit/colour'
import { blob, ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { hose } from '@/art/kit/pipes'
import { at, type Point, points, polar } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

/** The mouth of the drain: everything on the floor turns about it. */
const CENTRE: Point = [318, 304]
const TURN = 2 * Math.PI

/** Checkerboard of opposed quarter circles: a tiled shower floor from above. */
const CELLS: Cell[] = [0, 1, 2, 3].flatMap((column) =>
  [0, 1, 2].map((row): Cell => [column, row, (column + row) % 2 ? 0 : 2]),
)

function around(radius: number, angle: number): Point {
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)]
}

/** Eight rounded lobes, raked in the direction in which the water turns. */
function puddle(): string {
  const points: Point[] = []
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * TURN
    const wave = angle * 8
    const radius =
      248 + 9 * Math.cos(wave) + 12 * Math.cos(angle * 3 + 1.2) + 7 * Math.cos(angle * 5 + 0.4)
    points.push(around(radius, angle + 0.055 * Math.sin(wave)))
  }
  return blob(points)
}

/** A streak of the whirl along a logarithmic spiral, pointed at both ends. */
function streak(start: number, inner: number, outer: number, halfWidth: number): string {
  const points: Point[] = []
  for (let i = 0; i <= 5; i++) {
    const radius = inner * (outer / inner) ** (i / 5)
    points.push(around(radius, start + 1.3 * Math.log(radius / 70)))
  }
  return ribbon(points, (share) => halfWidth * Math.sin(Math.PI * share) ** 0.9 + 0.4, 1)
}

function whirl(
  inner: (i: number) => number,
  outer: (i: number) => number,
  phase: number,
  w: number,
) {
  let d = ''
  for (let i = 0; i < 8; i++) d += streak((i * TURN) / 8 + phase, inner(i), outer(i), w)
  return d
}

function water(art: Drawing, outline: string): void {
  const [cx, cy] = CENTRE
  art.shadow(outline, terracotta[6])
  art.fill(outline, blue[5])
  art.inside(outline, () => {
    art.fill(
      whirl(
        () => 62,
        () => 262,
        0,
        27,
      ),
      blue[4],
    )
    art.fill(
      whirl(
        () => 66,
        () => 240,
        0.34,
        15,
      ),
      blue[6],
    )
    art.fill(
      whirl(
        () => 70,
        () => 250,
        -0.07,
        14,
      ),
      blue[3],
    )
    art.radialGrain(ellipse(cx, cy, 190), blue[8], [cx, cy], 200, 0.8, 0)
    art.fill(
      whirl(
        () => 90,
        (i) => (i % 2 ? 246 : 214),
        -0.16,
        6.5,
      ),
      cream[0],
    )
  })
  const flung: readonly [radius: number, angle: number, size: number][] = [
    [300, -0.34, 9],
    [296, 1, 13],
    [320, 0.84, 7],
    [292, 2.35, 16],
    [300, 3.62, 12],
    [290, 4.5, 10],
  ]
  for (const [radius, angle, size] of flung) {
    const [x, y] = around(radius, angle)
    art.fill(ellipse(x + 6, y + 7, size), terracotta[6])
    art.lit(ellipse(x, y, size), blue[5], blue[3], [-size * 0.35, -size * 0.4])
  }
}

function drainMouth(art: Drawing): void {
  const [cx, cy] = CENTRE
  const collar = ellipse(cx, cy, 90)
  art.shadow(collar, blue[8], { opacity: 0.9 })
  art.lit(collar, cream[4], cream[0], [-10, -11])
  art.lit(ellipse(cx, cy, 72), cream[4], cream[2], [9, 10])
  const mouth = ellipse(cx, cy, 62)
  art.fill(mouth, forest[9])
  art.inside(mouth, () => {
    art.fill(ellipse(cx + 14, cy + 16, 62), blue[8])
    art.fill(ellipse(cx + 20, cy + 24, 46), blue[7])
  })
}

/** The hose comes in at the top right and dives into the mouth. */
function cleaningHose(art: Drawing, puddleOutline: string): void {
  const [cx, cy] = CENTRE
  const way: Point[] = points(
    '850,26 764,40 676,78 592,128 504,166 414,190 352,232 326,296 320,390',
  )
  const body = ribbon(way, () => 26)
  const onFloor = ribbon(way.slice(0, 7), () => 26)
  art.inside(puddleOutline, () => art.shadow(onFloor, blue[7]))
  art.outside(puddleOutline, () => art.shadow(onFloor, terracotta[6]))
  // The front lip of the mouth hides the end of the hose.
  const frontLip = `M${cx - 62} ${cy}A62 62 0 0 0 ${cx + 62} ${cy}L860 ${cy}V-40H${cx - 62}Z`
  art.inside(frontLip, () => {
    hose(art, way, 26, { shade: amber[7], mid: amber[5], light: amber[3] })
    art.inside(body, () => art.fill(ellipse(cx + 10, cy + 62, 66), amber[7]))
  })
}

/** The loose grate, lifted aside. */
function grate(art: Drawing): void {
  const [x, y, radius] = [660, 436, 104]
  art.shadow(ellipse(x, y, radius), terracotta[6])
  art.lit(ellipse(x, y, radius), cream[4], cream[0], [-11, -13])
  art.lit(ellipse(x, y, radius - 18), cream[4], cream[2], [6, 7])
  let slots = ''
  for (let i = 0; i < 16; i++) {
    const angle = i * 22.5 + 11.25
    slots += `M${at(...polar(x, y, 36, angle))}L${at(...polar(x, y, 66, angle))}`
  }
  art.stroke(slots, terracotta[6], 10.5)
  art.fill(ellipse(x, y, 16), cream[4])
  art.fill(ellipse(x - 2, y - 2, 14), cream[0])
  art.stroke(`M${x - 10} ${y + 6}L${x + 6} ${y - 10}`, cream[4], 4.5)
}

export const scene: Scene = {
  name: 'ralo',
  group: 'drains',
  title: 'Água girando e descendo por um ralo aberto, com a mangueira de limpeza dentro dele',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    background(art, terracotta[3], terracotta[4], CELLS)
    art.stroke('M200 0V600M400 0V600M600 0V600M0 200H800M0 400H800', terracotta[5], 4)
    const outline = puddle()
    water(art, outline)
    drainMouth(art)
    cleaningHose(art, outline)
    grate(art)
  },
}
