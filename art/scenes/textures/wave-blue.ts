import { blue } from '@/art/kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-blue', 'Onda do calçadão em azul-escuro', blue[8])
