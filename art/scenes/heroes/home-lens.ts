/** What the home page's lens shows: the house at peace, clean down to its pipe. */
import { forest, green } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { type Point, shift } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import { box } from '@/art/kit/shapes'
import { drawHouse, HOUSE_RIGHT, LAWN } from './house'
import {
  drawLandscape,
  GLASS,
  type Landscape,
  type LensColours,
  lawn,
  lensBack,
  lensFront,
  sky,
} from './lens'
import { DAY, type Light } from './light'
import { butia, tuft } from './plants'

const HOME_LENS: LensColours = {
  halo: [forest[7], forest[6]],
  rim: [green[5], green[3]],
  shadow: forest[9],
}

const LANDSCAPE: Landscape = {
  lawn: LAWN,
  moon: [456, 262, 96],
  clouds: [
    [676, 206, 1],
    [312, 330, 0.7],
  ],
  coast: { scale: 1, dx: 10 },
  dips: [108, 166],
  stones: [
    [352, 704, 17],
    [420, 738, 10],
    [882, 700, 14],
    [836, 742, 20],
    [520, 800, 14],
    [690, 812, 10],
    [764, 790, 8],
  ],
  grain: { depth: 230, from: [500, 660], to: [820, 880] },
}

/** The clean pipe falls from the house to the sewer. */
function cleanPipe(art: Drawing, { blue, cream, earth }: Light): void {
  const route: Point[] = [
    [600, LAWN + 30],
    [600, 730],
    [1010, 748],
  ]
  const bend = 34
  art.shadow(tube(route, bend, -28, 28), earth[2])
  art.fill(tube(route, bend, -28, 28), cream[3])
  art.fill(tube(shift(route, -4, -4), bend, -24, 23), cream[0])
  const inside = tube(route, bend, -17, 17)
  art.fill(inside, blue[6])
  art.inside(inside, () => {
    art.fill(tube(route, bend, -13, 14), blue[5], { shift: [-2, -3] })
    art.fill(tube(route, bend, -9, -4), blue[2])
  })
  art.fill(box(564, 660, 72, 30), cream[4])
  art.fill(box(564, 660, 42, 30), cream[1])
  art.fill(box(736, 701, 22, 72), cream[4])
  art.fill(box(736, 701, 22, 42), cream[1])
}

/** The middle of the house's foot: left of the lens's, so that the sea has the right. */
const HOUSE: Point = [556, LAWN]

/** The whole lens in its own frame (see LENS). */
export function drawHomeLens(art: Drawing, light: Light = DAY): void {
  lensBack(art, HOME_LENS)
  art.inside(GLASS, () => {
    sky(art, light, LANDSCAPE)
    drawLandscape(art, light, LANDSCAPE)
    cleanPipe(art, light)
    lawn(art, light, LAWN, 16, 15)
  })
  const { forest, green } = light
  art.inside(GLASS, () => {
    butia(art, light, [334, LAWN + 4], 1.18)
    art.place({ to: HOUSE, scale: 0.9, origin: [600, LAWN] }, () => {
      // The house's shadow on the lawn.
      art.fill(`M${HOUSE_RIGHT} 604L${HOUSE_RIGHT + 62} ${LAWN}H${HOUSE_RIGHT}Z`, green[6])
      drawHouse(art, light)
      // Where the front window lights it, the lawn is as green as by day.
      if (light.dark)
        art.inside(`M410 ${LAWN}H560L580 ${LAWN + 40}H390Z`, () => lawn(art, DAY, LAWN, 16, 15))
    })
    tuft(art, 372, LAWN + 6, 0.62, [green[7], green[6]])
    tuft(art, 812, LAWN + 6, 0.72, [green[7], forest[6], green[6]])
  })
  lensFront(art, HOME_LENS, light)
}
