import { blue } from '@/art/kit/colour'
import { backgroundScene } from './background'

/** For a section on blue 8. */
export const scene = backgroundScene(
  'tiles-blue',
  'Azulejos em tons de azul',
  ['2313', '10.0', '3231', '.010'],
  blue[7],
  0.5,
)
