import { points } from '../../kit/points'
import type { Scene } from '../../kit/scene'
import { FRAMES } from '../../kit/system'
import { drawDrainLens } from './drain-lens'
import { LENS } from './lens'
import { hoseCoil, pipePiece } from './pipework'

export const scene: Scene = {
  name: 'hero-desentupimento',
  group: 'heroes',
  title:
    'Casa em corte dentro de uma lente: sob o piso, o jato da mangueira rompe o entupimento do esgoto',
  ...FRAMES.hero,
  background: 'none',
  draw(art) {
    pipePiece(art, points('968,82 1118,82 1118,236'))
    pipePiece(art, points('1118,640 1118,812 962,812'))
    pipePiece(art, points('75,520 75,812 225,812 225,742'))
    hoseCoil(art, 132, 150, [54, 80, 106])
    art.place({ to: [600, 442], origin: [LENS.x, LENS.y] }, () => drawDrainLens(art, [[132, 266]]))
  },
}
