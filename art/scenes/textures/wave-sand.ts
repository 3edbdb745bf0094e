import { cream } from '@/art/kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-sand', 'Onda do calçadão em areia', cream[2])
