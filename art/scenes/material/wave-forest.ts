import { forest } from '../../kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-forest', 'Onda do calçadão em verde-floresta', forest[8])
