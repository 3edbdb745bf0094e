import { AFTER, BEFORE, drawPipe, MIDDLE, pipeScene } from './pipe'

/** Comes from above and leaves to the right. */
export const scene = pipeScene('pipe-down-right', 'Curva do cano para a direita', {}, (art) =>
  drawPipe(art, [
    [MIDDLE, BEFORE],
    [MIDDLE, MIDDLE],
    [AFTER, MIDDLE],
  ]),
)
