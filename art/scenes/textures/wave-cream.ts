import { cream } from '@/art/kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-cream', 'Onda do calçadão em creme', cream[1])
