import { drawCollar, pipeScene } from './pipe'

/** The collar that joins two lengths. It is laid over the pipe, so it brings neither pipe nor shadow. */
export const scene = pipeScene(
  'pipe-joint',
  'Luva que une dois trechos do cano',
  { height: 64 },
  (art) => drawCollar(art, 12),
)
