import { blue, cream } from '../../kit/colour'
import { AFTER, BEFORE, drawPipe, MIDDLE, pipeScene } from './pipe'

/** The straight piece that runs across the page, seamless sideways. */
export const scene = pipeScene(
  'pipe-across',
  'Trecho horizontal do cano com água',
  { width: 240 },
  (art) => {
    drawPipe(art, [
      [BEFORE, MIDDLE],
      [AFTER, MIDDLE],
    ])
    art.stroke('M20 34h64M148 34h28', cream[0], 4)
    art.stroke('M62 46h92M196 46h14', blue[3], 4)
  },
)
