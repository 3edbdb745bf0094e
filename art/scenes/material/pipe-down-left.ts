import { BEFORE, drawPipe, MIDDLE, pipeScene } from './pipe'

/** Comes from above and leaves to the left. */
export const scene = pipeScene('pipe-down-left', 'Curva do cano para a esquerda', {}, (art) =>
  drawPipe(art, [
    [MIDDLE, BEFORE],
    [MIDDLE, MIDDLE],
    [BEFORE, MIDDLE],
  ]),
)
