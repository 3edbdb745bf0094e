import { cream } from '../../kit/colour'
import { groundScene } from './ground'

/** For a section on cream 2. */
export const scene = groundScene(
  'tiles-sand',
  'Azulejos em tons de areia',
  ['231.', '1023', '31.2', '0201'],
  cream[3],
  0.32,
)
