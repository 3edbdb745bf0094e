import { blue, cream } from '@/art/kit/colour'
import { box } from '@/art/kit/shapes'
import { across, drawPipe, MIDDLE, pipeScene } from './pipe'

/** The straight piece that runs across the page, seamless sideways, from cream above it to sand below. */
export const scene = pipeScene(
  'pipe-across',
  'Trecho horizontal do cano com água',
  { width: 240 },
  (art) => {
    art.fill(box(0, 0, art.width, MIDDLE), cream[1])
    art.fill(box(0, MIDDLE, art.width, art.height - MIDDLE), cream[2])
    drawPipe(art, across)
    art.stroke('M20 34h64M148 34h28', cream[0], 4)
    art.stroke('M62 46h92M196 46h14', blue[3], 4)
  },
)
