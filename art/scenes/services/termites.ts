/** Drywood termites and what they leave, in the picture of the treated beam. */
import { amber, cream, terracotta } from '@/art/kit/colour'
import { smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { type Point, points } from '@/art/kit/points'
import { box, ellipse, roundedBox } from '@/art/kit/shapes'

/** A worker or soldier in its gallery: from above, head to the left, its upper side lit. */
export function drawGalleryTermite(
  art: Drawing,
  to: Point,
  { scale = 1, rotate = 0, flip = false, soldier = false } = {},
): void {
  art.place({ to, rotate, scale, flip }, () => {
    const legs: readonly (readonly [hip: number, foot: number, reach: number])[] = [
      [-6, -24, -21],
      [2, -2, -27],
      [6, 22, -24],
    ]
    for (const [hip, foot, reach] of legs) {
      const knee = (hip + foot) / 2
      art.stroke(`M${hip} -8L${knee} ${reach + 6}L${foot} ${reach}`, amber[2], 3.6)
      art.stroke(`M${hip} 8L${knee} ${-reach - 6}L${foot} ${-reach}`, amber[6], 3.6)
    }
    const head = soldier ? -36 : -31
    const antenna = (side: 1 | -1) =>
      `M${head - 10} ${side * 5}Q${head - 20} ${side * 17} ${head - 32} ${side * 20}`
    art.stroke(antenna(-1), amber[2], 3.4, { dash: '.1 4.6' })
    art.stroke(antenna(1), amber[5], 3.4, { dash: '.1 4.6' })

    const abdomen = 'M6 0C6 -12 20 -19 36 -18C52 -17 61 -7 61 0C61 7 52 17 36 18C20 19 6 12 6 0Z'
    art.fill(abdomen, cream[3])
    art.inside(abdomen, () => {
      art.fill('M0 -30H70V1H0Z', cream[0])
      art.stroke('M20 -20V0M31 -20V0M42 -20V0M52 -20V0', cream[3], 2.6, { cap: 'butt' })
      art.stroke('M20 0V20M31 0V20M42 0V20M52 0V20', cream[4], 2.6, { cap: 'butt' })
    })
    const thorax = ellipse(-6, 0, 15, 11)
    art.fill(thorax, amber[5])
    art.inside(thorax, () => {
      art.fill('M-30 -20H20V0H-30Z', amber[2])
      art.stroke('M-10 -14V14M0 -14V14', amber[4], 2.4)
    })
    if (soldier) {
      art.fill(
        `M${head - 14} -7Q${head - 34} -10 ${head - 38} 3Q${head - 28} -2 ${head - 14} 1Z`,
        terracotta[8],
      )
      art.fill(
        `M${head - 14} 7Q${head - 34} 10 ${head - 38} -3Q${head - 28} 2 ${head - 14} -1Z`,
        terracotta[9],
      )
    } else {
      art.fill(`M${head - 11} -5L${head - 18} -1L${head - 18} 1L${head - 11} 5Z`, terracotta[7])
    }
    const skull = soldier ? roundedBox(head - 18, -13, 34, 26, 11) : ellipse(head, 0, 14, 13)
    art.fill(skull, amber[6])
    art.inside(skull, () => art.fill(box(head - 30, -20, 60, 20), amber[4]))
  })
}

/** The droppings that give drywood termites away: a heap at `x` below the hole, a few still falling. */
export function drawPellets(art: Drawing, x: number, floor: number): void {
  const heap = `${smooth(points(`${x - 62},${floor} ${x - 34},${floor - 22} ${x - 8},${floor - 46} ${x + 10},${floor - 46} ${x + 38},${floor - 20} ${x + 66},${floor}`))}Z`
  const litSide = `${smooth(points(`${x - 62},${floor} ${x - 34},${floor - 22} ${x - 8},${floor - 46} ${x + 4},${floor - 46} ${x + 6},${floor - 20} ${x - 6},${floor}`))}Z`
  art.fill(heap, amber[7])
  art.fill(litSide, amber[6])
  art.inside(heap, () =>
    art.grain(
      box(x - 62, floor - 48, 130, 48),
      terracotta[8],
      [x - 30, floor - 30],
      [x + 60, floor],
      0,
      0.6,
    ),
  )
  const pellet = (px: number, py: number, w: number, h: number, dark: boolean) =>
    art.fill(roundedBox(px - w / 2, py - h / 2, w, h, 3), dark ? terracotta[8] : terracotta[7])
  points('-36,-10 -18,-22 2,-36 -4,-10 20,-14 40,-7 10,-24 -78,-4 80,-4').forEach(([dx, dy], i) => {
    pellet(x + dx, floor + dy, 10, 7, i % 2 === 1)
  })
  for (const [px, py] of points(`${x - 2},452 ${x + 5},444 ${x + 3},462`))
    pellet(px, py, 7, 10, false)
}
