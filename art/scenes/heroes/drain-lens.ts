/** What the drain page's lens shows: the house cut open, and the jet at work under it. */
import { blue, cream, forest, green } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import type { Point } from '../../kit/points'
import { box } from '../../kit/shapes'
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
import { drawPalm, tuft } from './plants'
import { drawSewer, HOUSE_SCALE, LAWN } from './sewer'

const DRAIN_LENS: LensColours = {
  halo: [blue[7], blue[6]],
  rim: [blue[4], blue[2]],
  shadow: blue[9],
}

const LANDSCAPE: Landscape = {
  lawn: LAWN,
  clouds: [
    [716, 214, 0.8],
    [330, 246, 0.66],
  ],
  mountains: [
    {
      outline: `M200 ${LAWN}V330Q270 318 318 282Q346 330 470 352V${LAWN}Z`,
      shade: `M318 282Q346 330 470 352V${LAWN}H330Q350 336 318 282Z`,
    },
    {
      outline: `M700 ${LAWN}Q850 340 916 286Q934 330 1010 350V${LAWN}Z`,
      shade: `M916 286Q934 330 1010 350V${LAWN}H920Q944 340 916 286Z`,
    },
  ],
  meadow: `M200 ${LAWN}V370Q330 340 470 366T800 362T1010 362V${LAWN}Z`,
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

/** The whole lens in its own frame (see LENS), with a hose that comes by `hoseStart`. */
export function drawDrainLens(art: Drawing, hoseStart: readonly Point[]): void {
  lensBack(art, DRAIN_LENS)
  art.inside(GLASS, () => {
    sky(art)
    drawLandscape(art, LANDSCAPE)
  })
  art.place({ to: [606, LAWN], scale: HOUSE_SCALE, origin: [600, HOUSE_LAWN] }, () => {
    drawHouse(art, { open: true })
    drawPalm(art, HOUSE_LAWN, 36)
  })
  tuft(art, 450, LAWN + 4, 0.62, [green[6], green[7], forest[6]])
  tuft(art, 900, LAWN + 4, 0.6, [green[7], forest[6], green[6]])
  art.inside(GLASS, () => {
    art.fill(box(452, LAWN, 312, 12), cream[4])
    art.fill(box(452, LAWN, 312, 5), cream[0])
    drawSewer(art)
    jets(art)
    // The lawn's edge, where no pit or box comes up.
    art.inside(
      'M200 380H318V470H200ZM404 380H452V470H404ZM776 380H800V470H776ZM886 380H1000V470H886Z',
      () => lawn(art, LAWN, 12, 13),
    )
  })
  lensFront(art, DRAIN_LENS)
  jettingHose(art, hoseStart)
  nozzle(art)
}
