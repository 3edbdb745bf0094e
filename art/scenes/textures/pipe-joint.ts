import { AFTER, BEFORE, drawPipe, MIDDLE, pipeScene } from './pipe'

/** The collar that joins two lengths: where the pipe enters a section. */
export const scene = pipeScene(
  'pipe-joint',
  'Luva que une dois trechos do cano',
  { height: 64 },
  (art) => {
    drawPipe(
      art,
      [
        [MIDDLE, BEFORE],
        [MIDDLE, AFTER],
      ],
      12,
    )
  },
)
