import { blue, cream } from '@/art/kit/colour'
import { down, drawPipe, pipeScene } from './pipe'

/** The straight piece, seamless downwards. */
export const scene = pipeScene(
  'pipe-down',
  'Trecho reto do cano com água',
  { height: 240 },
  (art) => {
    drawPipe(art, down)
    art.stroke('M34 20v64M34 148v28', cream[0], 4)
    art.stroke('M46 62v92M46 196v14', blue[3], 4)
  },
)
