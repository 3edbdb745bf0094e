/** What grows round the house of both heroes. */
import type { Colour } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, pick, points } from '@/art/kit/points'
import { ellipse, leaf as leafShape } from '@/art/kit/shapes'
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
      d += leafShape([x + dx * 0.12 * size, y], [x + dx * size, y + dy * size], 0.13, 0.05)
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

/** One leaf of the palm, from the crown to its tip: it rises, then hangs like a feather. */
function frond(art: Drawing, tip: Point, rise: number, light: Colour, shade: Colour): void {
  const [x, y] = tip
  const bend: Point = [x * 0.56, Math.min(0, y) - rise]
  const spine = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * x,
    2 * t * (1 - t) * bend[1] + t * t * y,
  ]
  const leaflets = 8
  const side = Math.sign(x)
  let comb = `M0 0Q${at(...bend)} ${at(...tip)}`
  for (let i = leaflets; i >= 1; i--) {
    const [fromX, fromY] = spine(i / leaflets)
    const [toX, toY] = spine((i - 0.7) / leaflets)
    const length = 36 * Math.sin(Math.PI * (0.16 + (0.8 * i) / leaflets))
    comb += `L${at(fromX - side * 2, fromY + length)}L${at(toX, toY + 6)}`
  }
  art.fill(`${comb}Z`, shade)
  art.fill(
    `M-3 3Q${at(bend[0], bend[1] - 12)} ${at(...tip)}Q${at(bend[0], bend[1] + 9)} 3 4Z`,
    light,
  )
}

/** The butiá of this coast: a short, stout trunk with the stubs of old leaves, its fruit orange. */
export function butia(art: Drawing, light: Light, foot: Point, scale: number): void {
  const { amber, forest, green, taupe, terracotta } = light
  art.place({ to: foot, scale }, () => {
    const stem = points('0,0 0,-60 6,-138')
    const trunk = ribbon(stem, (share) => 24 - 5 * share, 3)
    let stubs = ''
    for (let y = -22; y > -140; y -= 17) {
      const half = 24 + y / 26
      const middle = Math.max(0, -y - 60) / 13
      stubs += `M${at(middle - half + 3, y)}l-9 -17l14 7ZM${at(middle + half - 3, y - 8)}l9 -17l-14 7Z`
    }
    art.fill(trunk + stubs, taupe[6])
    art.inside(trunk, () => {
      art.fill(trunk, taupe[4], { shift: [-15, 0] })
      let scales = ''
      for (let y = -8; y > -140; y -= 17) scales += `M-30 ${y - 12}l14 12 14 -12 14 12 14 -12 14 12`
      art.stroke(scales, taupe[7], 4)
    })
    art.place({ to: [6, -146] }, () => {
      const leaf = (tip: Point, rise: number, tone: 0 | 1 | 2) =>
        frond(
          art,
          tip,
          rise,
          ([green[6], green[5], green[3]] as const)[tone],
          ([forest[6], forest[6], forest[5]] as const)[tone],
        )
      leaf([-40, -84], 60, 0)
      leaf([44, -84], 62, 0)
      leaf([-96, 52], 66, 0)
      leaf([104, 48], 66, 0)
      leaf([-84, -34], 70, 1)
      leaf([90, -30], 72, 1)
      fruit(art, [-16, 26], amber[4], amber[5], terracotta[4])
      fruit(art, [22, 30], amber[4], amber[5], terracotta[4])
      leaf([-102, 18], 60, 2)
      leaf([114, 14], 60, 2)
      leaf([-62, 48], 44, 1)
      leaf([66, 52], 46, 1)
    })
  })
}

/** A bunch that hangs from the crown. */
function fruit(art: Drawing, [x, y]: Point, ...[light, middle, shade]: [Colour, Colour, Colour]) {
  const discs = (text: string) =>
    points(text)
      .map(([dx, dy]) => ellipse(x + dx, y + dy, 7))
      .join('')
  art.fill(discs('6,-6 9,6 3,20 10,-16'), shade)
  art.fill(discs('-4,-2 2,10 0,30 0,-14'), middle)
  art.fill(discs('-7,-12 -6,8 -3,19'), light)
}
