/** What the drain page's lens shows: the house cut open, and the jet at work under it. */
import { amber, blue, cream } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Point } from '@/art/kit/points'
import { box } from '@/art/kit/shapes'
import { drawHouse, LAWN as HOUSE_LAWN } from './house'
import { jets, jettingHose, nozzle } from './jetting'
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
import { drawSewer, HOUSE_SCALE, LAWN } from './sewer'

const DRAIN_LENS: LensColours = {
  halo: [blue[7], blue[6]],
  rim: [blue[4], blue[2]],
  shadow: blue[9],
}

const LANDSCAPE: Landscape = {
  lawn: LAWN,
  moon: [444, 236, 74],
  clouds: [
    [716, 214, 0.8],
    [388, 204, 0.62],
  ],
  coast: { scale: 0.72, dx: 66 },
  dips: [210, 352],
  stones: [
    [488, 468, 13],
    [548, 440, 8],
    [900, 520, 12],
    [470, 730, 16],
    [600, 772, 13],
    [720, 748, 18],
    [800, 712, 9],
    [520, 540, 9],
    [286, 470, 10],
    [640, 722, 8],
  ],
  grain: { depth: 470, from: [520, 470], to: [860, 850] },
}

/** The work lamp at the tank's open shaft, and what it lights. */
function workLamp(art: Drawing): void {
  // Down the shaft as far as its edge lets the light, and over the ground beside it.
  art.fill('M332 392H392V442H412V516L332 392Z', amber[5], { opacity: 0.8 })
  art.fill(`M311 366L329 345L440 ${LAWN}H320Z`, amber[4], { opacity: 0.7 })
  art.stroke(`M299 354V${LAWN}M299 378L282 ${LAWN}M299 378L316 ${LAWN}`, amber[7], 5)
  art.place({ to: [309, 347], rotate: 38 }, () => {
    art.fill(box(-22, -17, 30, 34), amber[5])
    art.fill(box(-22, 4, 30, 13), amber[6])
    art.fill(box(8, -17, 8, 34), cream[0])
  })
}

/** The whole lens in its own frame (see LENS), with a hose that comes by `hoseStart`. */
export function drawDrainLens(art: Drawing, hoseStart: readonly Point[], light: Light = DAY): void {
  lensBack(art, DRAIN_LENS)
  art.inside(GLASS, () => {
    sky(art, light, LANDSCAPE)
    drawLandscape(art, light, LANDSCAPE)
  })
  art.place({ to: [606, LAWN], scale: HOUSE_SCALE, origin: [600, HOUSE_LAWN] }, () => {
    drawHouse(art, light, { open: true })
    butia(art, light, [872, HOUSE_LAWN + 4], 1)
  })
  const { forest, green } = light
  tuft(art, 450, LAWN + 4, 0.62, [green[6], green[7], forest[6]])
  tuft(art, 900, LAWN + 4, 0.6, [green[7], forest[6], green[6]])
  art.inside(GLASS, () => {
    art.fill(box(452, LAWN, 312, 12), light.cream[4])
    art.fill(box(452, LAWN, 312, 5), light.cream[0])
    drawSewer(art, light)
    if (light.dark) workLamp(art)
    jets(art)
    // The lawn's edge, where no pit or box comes up.
    art.inside(
      'M200 380H318V470H200ZM404 380H452V470H404ZM776 380H800V470H776ZM886 380H1000V470H886Z',
      () => lawn(art, light, LAWN, 12, 13),
    )
  })
  lensFront(art, DRAIN_LENS, light)
  jettingHose(art, hoseStart)
  nozzle(art)
}
