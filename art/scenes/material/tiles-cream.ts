import { cream } from '../../kit/colour'
import { groundScene } from './ground'

/** For a section on cream 1. */
export const scene = groundScene(
  'tiles-cream',
  'Azulejos em tons de creme',
  ['.231', '0310', '2.23', '1310'],
  cream[2],
  0.5,
)
