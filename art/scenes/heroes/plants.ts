/** What grows round the house of both heroes. */
import type { Colour } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, pick, points, radians, shift } from '@/art/kit/points'
import { box, ellipse, leaf } from '@/art/kit/shapes'
import type { Light } from './light'

/** A tuft of agave leaves that grows from (x, y). */
export function tuft(
  art: Drawing,
  x: number,
  y: number,
  size: number,
  colours: readonly Colour[],
): void {
  const tips: Point[] = points('-34,-62 -20,-88 -4,-104 14,-86 30,-58 44,-34 -46,-34')
  colours.forEach((colour, start) => {
    let d = ''
    for (let i = start; i < tips.length; i += colours.length) {
      const [dx, dy] = pick(tips, i)
      d += leaf([x + dx * 0.12 * size, y], [x + dx * size, y + dy * size], 0.13, 0.05)
    }
    art.fill(d, colour)
  })
}

/** Bougainvillea on the corner of the house. */
export function bougainvillea(art: Drawing, { green, terracotta }: Light): void {
  const tufts: readonly (readonly [x: number, y: number, radius: number])[] = [
    [800, 452, 15],
    [784, 446, 12],
    [814, 470, 14],
    [796, 480, 13],
    [818, 498, 12],
    [804, 508, 13],
    [816, 528, 11],
    [802, 536, 10],
    [810, 556, 9],
  ]
  const discs = (take: (i: number) => boolean, disc: (x: number, y: number, r: number) => string) =>
    tufts
      .filter((_, i) => take(i))
      .map(([x, y, radius]) => disc(x, y, radius))
      .join('')
  const odd = (i: number) => i % 2 === 1
  const even = (i: number) => i % 2 === 0
  const foliage = (x: number, y: number, r: number) => ellipse(x + 3, y + 5, r + 3)
  const bloom = (x: number, y: number, r: number) => ellipse(x - 1, y - 1, r * 0.72)
  art.stroke('M808 560Q814 600 806 640', green[7], 4)
  art.fill(discs(odd, foliage), green[7])
  art.fill(discs(even, foliage), green[6])
  art.fill(
    discs((i) => i % 3 === 1, bloom),
    terracotta[3],
  )
  art.fill(
    discs((i) => i % 3 !== 1, bloom),
    terracotta[4],
  )
  art.fill(
    discs(even, (x, y, r) => ellipse(x - 3, y - 4, r * 0.34)),
    terracotta[2],
  )
}

/** One frond: a lit upper blade over a jagged lower one. */
function frond(
  art: Drawing,
  origin: Point,
  degrees: number,
  length: number,
  droop: number,
  light: Colour,
  shade: Colour,
): void {
  const [ox, oy] = origin
  const c = Math.cos(radians(degrees)) * length
  const s = Math.sin(radians(degrees)) * length
  const tip: Point = [ox + c, oy + s + droop]
  const [bx, by]: Point = [ox + 0.55 * c, oy + 0.62 * s - 26]
  const side = tip[0] > ox ? 1 : -1
  const spine = (t: number): Point => [
    (1 - t) ** 2 * ox + 2 * t * (1 - t) * bx + t * t * tip[0],
    (1 - t) ** 2 * oy + 2 * t * (1 - t) * by + t * t * tip[1],
  ]
  const blades = 6
  let lower = `M${at(ox, oy)}Q${at(bx, by + 2)} ${at(...tip)}`
  for (let i = blades; i >= 1; i--) {
    const far = spine(i / blades - 0.04)
    const near = spine((i - 1) / blades)
    const reach = 34 * Math.sin(Math.PI * Math.min(0.92, (i / blades) * 0.8 + 0.12))
    lower += `L${at(far[0] + side * 6, far[1] + reach)}L${at(near[0] + side * 7, near[1] + 7)}`
  }
  art.fill(`${lower}Z`, shade)
  art.fill(
    `M${at(ox, oy)}Q${at(bx, by - 16)} ${at(...tip)}Q${at(bx, by + 4)} ${at(ox, oy)}Z`,
    light,
  )
}

/** The palm on the right of the house, moved right by `dx`; it grows from the lawn. */
export function drawPalm(
  art: Drawing,
  { cream, forest, green, taupe, terracotta }: Light,
  lawn: number,
  dx: number,
): void {
  art.place({ to: [dx, 0] }, () => {
    const stem: Point[] = points('838,676 836,640 842,560 836,470 816,372')
    const trunk = ribbon(stem, (share) => 16.5 - 8 * share, 3)
    art.inside(box(700, 300, 260, lawn + 7 - 300), () => {
      art.fill(trunk, cream[4])
      art.inside(trunk, () => {
        art.fill(
          ribbon(shift(stem, 10, 0), (share) => 13 - 6 * share, 3),
          taupe[5],
        )
        let rings = ''
        for (let i = 0; i < 11; i++) rings += `M796 ${388 + i * 24}q30 14 60 0`
        art.stroke(rings, taupe[6], 4)
      })
    })
    const crown: Point = [814, 366]
    const fronds: readonly [number, number, number, Colour, Colour][] = [
      [-158, 100, 64, green[6], green[7]],
      [-22, 84, 66, green[7], forest[7]],
      [-170, 104, 10, green[5], green[6]],
      [-10, 88, 20, green[6], green[7]],
      [-140, 112, 26, green[5], green[6]],
      [-40, 98, 26, green[6], green[7]],
      [-112, 104, -6, green[4], green[5]],
      [-68, 98, -2, green[5], green[6]],
    ]
    for (const [degrees, length, droop, light, shade] of fronds)
      frond(art, crown, degrees, length, droop, light, shade)
    for (const [x, y] of points('804,382 826,386 814,394')) {
      art.fill(ellipse(x, y, 12), terracotta[7])
      art.fill(ellipse(x - 3, y - 3, 6.6), terracotta[5])
    }
  })
}
