import { hangingFrieze } from '@/art/kit/background'
import { rim } from '@/art/kit/bodies'
import { amber, blue, cream, taupe, terracotta } from '@/art/kit/colour'
import { blob, ribbon, smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame, type Point, points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, capsule, leaf, quarter, slab, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { attic, CEILING, drawRoof, drawTimbers, FLOOR, MIDDLE } from './attic'

const { width, height } = FRAMES.card

const HOSE = points('850,330 760,338 690,384 612,418 540,404 494,376')
const MOUTH: Point = [398, 368]

/** The half that is still dirty, and the quarter that the suction has bitten out of it. */
const dirtyHalf = box(-10, 0, MIDDLE + 10, FLOOR)
const bite = quarter(MIDDLE, FLOOR, 130, 2)

function drawHalves(art: Drawing): void {
  art.fill(attic, cream[1])
  art.inside(attic, () => {
    art.fill(`M${MIDDLE} 0H620L760 ${FLOOR}H560Z`, cream[0])
    art.fill(dirtyHalf, terracotta[8])
    art.fill(`M${MIDDLE} 80L-10 ${FLOOR - 60}V600H120Z`, terracotta[9], { opacity: 0.55 })
    art.radialGrain(dirtyHalf, cream[2], MOUTH, 260, 0.9, 0)
    art.fill(bite, cream[1])
  })
}

/** A bank of dust with a nest and droppings on it, bold enough for a small picture. */
function drawDirt(art: Drawing): void {
  const bank = `${smooth(points(`-20,${FLOOR - 44} 60,${FLOOR - 58} 130,${FLOOR - 46} 210,${FLOOR - 52} 252,${FLOOR - 34} 278,${FLOOR - 12} 282,${FLOOR}`))}L-20 ${FLOOR}Z`
  drawNest(art)
  art.lit(bank, taupe[6], taupe[4], [-6, 10])
  art.grain(bank, taupe[7], [80, FLOOR - 40], [330, FLOOR], 0, 0.6)
  const droppings = points('30,-22 70,-34 112,-16 168,-28 206,-14 228,-32')
  art.fill(
    droppings
      .map(([x, y], i) => {
        const tilt = i % 2 ? 7 : -6
        return capsule([x - 11, FLOOR + y - tilt], [x + 11, FLOOR + y + tilt], 7, 5)
      })
      .join(''),
    taupe[8],
  )
}

/** An abandoned nest: a low tangle of straw with a hollow, its straws few and bold. */
function drawNest(art: Drawing): void {
  const [x, y] = [150, FLOOR - 76]
  const straws = (pairs: string) =>
    points(pairs)
      .map(([dx, dy], i) => `${i % 2 ? 'L' : 'M'}${x + dx} ${y + dy}`)
      .join('')
  art.stroke(straws('-80,-10 -146,-34 -70,18 -150,10 76,-14 140,-44 84,14 150,4'), amber[7], 9)
  const body = blob(
    points(
      `${x - 122},${y + 6} ${x - 92},${y - 34} ${x - 30},${y - 46} ${x + 40},${y - 44} ${x + 98},${y - 30} ${x + 122},${y + 8} ${x + 96},${y + 48} ${x},${y + 62} ${x - 96},${y + 46}`,
    ),
  )
  art.fill(body, amber[7])
  art.inside(body, () => {
    art.stroke(
      straws('-130,20 -20,64 -120,-14 40,58 -40,8 110,40 130,-6 -10,50 120,24 40,66'),
      cream[4],
      12,
    )
    art.stroke(straws('-124,0 10,44 124,-24 -30,34 -90,44 60,30'), cream[3], 11)
  })
  art.fill(rim(x, y - 18, 84), taupe[8])
  art.stroke(
    straws('-116,-30 -20,-44 -64,-6 44,2 20,-46 112,-24 96,-10 20,6 -104,-4 -44,6'),
    cream[3],
    10,
  )
}

function drawFeather(art: Drawing, a: Point, b: Point): void {
  art.fill(leaf(a, b, 0.26), cream[3])
  art.fill(leaf(a, b, 0.26, 0), cream[0])
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  art.stroke(
    `M${Math.round(a[0] - dx * 0.2)} ${Math.round(a[1] - dy * 0.2)}L${Math.round(a[0] + dx * 0.8)} ${Math.round(a[1] + dy * 0.8)}`,
    taupe[6],
    4,
  )
}

/** The hose comes in over the clean boards; its mouth stands on the line between the halves. */
function drawSuction(art: Drawing): void {
  const hose = ribbon(HOSE, () => 30)
  art.inside(attic, () =>
    art.inside(box(MIDDLE, 0, width, height), () => art.shadow(hose, cream[3])),
  )
  art.fill(hose, blue[7])
  art.inside(hose, () => {
    art.fill(
      ribbon(shift(HOSE, -6, -8), () => 23),
      blue[5],
    )
    art.fill(
      ribbon(shift(HOSE, -10, -14), () => 8),
      blue[3],
    )
  })
  const nozzle = localFrame([520, 392], 196)
  art.fill(slab(nozzle, -22, 24, -38, 38), blue[8])
  art.fill(slab(nozzle, -22, 24, 2, 38), blue[6])
  art.fill(slab(nozzle, 20, 104, -33, 33, -78, 78), blue[6])
  art.fill(slab(nozzle, 20, 104, 4, 33, 10, 78), blue[3])
  art.fill(slab(nozzle, 100, 122, -84, 84), blue[8])
  art.fill(slab(nozzle, 100, 122, 4, 84), blue[5])
}

/** The beam over the ceiling, and the room's frieze under it. */
function drawCeiling(art: Drawing): void {
  art.fill(box(0, FLOOR, width, CEILING - FLOOR), amber[6])
  art.fill(box(0, FLOOR, width, 12), amber[4])
  art.fill(box(0, FLOOR, MIDDLE, CEILING - FLOOR), taupe[6])
  art.fill(box(0, FLOOR, MIDDLE, 12), taupe[5])
  art.fill(box(0, CEILING, width, height - CEILING), terracotta[5])
  art.fill(hangingFrieze(CEILING, 100), terracotta[4])
}

export const scene: Scene = {
  name: 'limpeza-de-forro',
  group: 'services',
  title: 'Forro em corte: metade com poeira, ninho e fezes de rato, metade já limpa',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    art.fill(`M0 0H${width}V${height}H0Z`, terracotta[4])
    art.fill(quarter(0, 0, 200, 0) + quarter(width, 0, 200, 1), terracotta[3])
    drawHalves(art)
    drawTimbers(art)
    drawDirt(art)
    drawFeather(art, [318, 340], [238, 262])
    drawCeiling(art)
    drawRoof(art)
    drawSuction(art)
    art.fill(star(560, 262, 42) + star(656, 322, 24), amber[4])
  },
}
