import { blue } from '@/art/kit/colour'
import { waveScene } from './wave'

export const scene = waveScene('wave-sky', 'Onda do calçadão em azul-claro', blue[1])
