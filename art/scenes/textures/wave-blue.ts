import { blue } from '../../kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-blue', 'Onda do calçadão em azul-escuro', blue[8])
