import { forest } from '@/art/kit/colour'
import { backgroundScene } from './background'

/** For a section on forest 8. */
export const scene = backgroundScene(
  'tiles-forest',
  'Azulejos em tons de floresta',
  ['23.1', '1020', '.231', '2310'],
  forest[7],
  0.5,
)
