import { bead, rim } from '@/art/kit/bodies'
import { blue, cream } from '@/art/kit/colour'
import { drawEnd, MIDDLE, pipeScene } from './pipe'

const POOL = 166
const HALF_FALL = 17
const DROPS = [
  [13, 136, 5],
  [7, 150, 3.4],
  [67, 130, 4],
  [74, 147, 5],
] as const

/** Where the pipe ends, on cream: the water runs out, clear, into a pool. */
export const scene = pipeScene(
  'pipe-outlet',
  'Fim do cano, de onde a água sai livre',
  { height: 192 },
  (art) => {
    const left = MIDDLE - HALF_FALL
    const outline = `M${left} 40h${2 * HALF_FALL}V${POOL}A17 4.1 0 0 1 ${left} ${POOL}Z`
    const draw = () => {
      art.fill(rim(MIDDLE, POOL, 40), blue[6])
      art.fill(rim(MIDDLE, POOL - 1, 35), blue[4])
      art.fill(rim(MIDDLE, POOL, 28), blue[2])
      art.fill(rim(MIDDLE, POOL, 21), cream[0])
      art.lit(outline, blue[6], blue[5], [-7, 0])
      art.inside(outline, () => art.fill(`M${MIDDLE - 14} 40h14V${POOL + 8}h-14Z`, blue[4]))
      art.stroke('M32 86v40M46 80v22M46 118v38', cream[0], 4)
      for (const [x, y, radius] of DROPS) bead(art, x, y, radius, blue[4], blue[2])
    }
    drawEnd(art, 30, cream[1], { outline, draw })
  },
)
