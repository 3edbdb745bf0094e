import { cream } from '../../kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-sand', 'Onda do calçadão em areia', cream[2])
