import { amber } from '@/art/kit/colour'
import { box, ellipse, quarter } from '@/art/kit/shapes'
import { down, MIDDLE, PIECE, pipeScene, shadeOnPipe } from './pipe'

const HALF = 38
const LID = 26
/** Half of the pipe across, which is laid as high as a join: 80 px instead of its 96. */
const HALF_ACROSS = 25
/** Where the shadows of both pipes end. */
const CLEAR = 84

/** The box in which the pipe that leads down meets the one across; it is laid over both. */
export const scene = pipeScene('pipe-tee', 'Caixa em que dois canos se encontram', {}, (art) => {
  const body = box(MIDDLE - HALF, MIDDLE - HALF, 2 * HALF, 2 * HALF)
  const pipeAcross = box(MIDDLE, MIDDLE - HALF_ACROSS, PIECE, 2 * HALF_ACROSS)
  shadeOnPipe(art, body, down(10, 70) + pipeAcross, CLEAR)
  art.lit(body, amber[7], amber[5], [-8, -8])
  art.fill(box(MIDDLE - HALF, MIDDLE - HALF, 2 * HALF, 7), amber[4])
  art.fill(box(MIDDLE - HALF, MIDDLE - HALF, 7, 2 * HALF), amber[4])
  art.fill(ellipse(MIDDLE, MIDDLE, LID), amber[6], { shift: [3, 4] })
  art.fill(ellipse(MIDDLE, MIDDLE, LID), amber[4])
  art.fill(quarter(MIDDLE, MIDDLE, LID, 0) + quarter(MIDDLE, MIDDLE, LID, 2), amber[2])
})
