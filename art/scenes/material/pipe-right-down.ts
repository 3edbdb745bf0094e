import { AFTER, BEFORE, drawPipe, MIDDLE, pipeScene } from './pipe'

/** Comes from the left and leaves downwards. */
export const scene = pipeScene(
  'pipe-right-down',
  'Curva do cano da esquerda para baixo',
  {},
  (art) =>
    drawPipe(art, [
      [BEFORE, MIDDLE],
      [MIDDLE, MIDDLE],
      [MIDDLE, AFTER],
    ]),
)
