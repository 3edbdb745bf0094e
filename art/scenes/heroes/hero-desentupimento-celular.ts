import { points } from '../../kit/points'
import type { Scene } from '../../kit/scene'
import { FRAMES } from '../../kit/system'
import { drawDrainLens } from './drain-lens'
import { LENS } from './lens'
import { hoseCoil, pipePiece } from './pipework'

export const scene: Scene = {
  name: 'hero-desentupimento-celular',
  group: 'heroes',
  title:
    'Casa em corte dentro de uma lente: sob o piso, o jato da mangueira rompe o entupimento do esgoto',
  ...FRAMES.heroPhone,
  background: 'none',
  draw(art) {
    pipePiece(art, points('690,64 822,64 822,196'))
    pipePiece(art, points('822,800 822,930 700,930'))
    pipePiece(art, points('72,800 72,930 200,930'))
    hoseCoil(art, 104, 108, [44, 70])
    art.place({ to: [450, 500], origin: [LENS.x, LENS.y] }, () => drawDrainLens(art, [[254, 130]]))
  },
}
