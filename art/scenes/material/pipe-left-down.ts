import { AFTER, drawPipe, MIDDLE, pipeScene } from './pipe'

/** Comes from the right and leaves downwards. */
export const scene = pipeScene('pipe-left-down', 'Curva do cano da direita para baixo', {}, (art) =>
  drawPipe(art, [
    [AFTER, MIDDLE],
    [MIDDLE, MIDDLE],
    [MIDDLE, AFTER],
  ]),
)
