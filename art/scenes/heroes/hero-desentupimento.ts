import { points } from '@/art/kit/points'
import { drawDrainLens } from './drain-lens'
import { heroScenes } from './hero'
import { LENS } from './lens'
import { hoseCoil, pipePiece } from './pipework'

export const scenes = heroScenes({
  name: 'hero-desentupimento',
  title:
    'Casa em corte dentro de uma lente: sob o piso, o jato da mangueira rompe o entupimento do esgoto',
  wide(art, light) {
    pipePiece(art, points('75,520 75,812 225,812 225,742'))
    hoseCoil(art, 132, 150, [54, 80, 106])
    art.place({ to: [600, 442], origin: [LENS.x, LENS.y] }, () =>
      drawDrainLens(art, [[132, 266]], light),
    )
  },
  phone(art, light) {
    pipePiece(art, points('690,64 822,64 822,196'))
    pipePiece(art, points('822,800 822,930 700,930'))
    pipePiece(art, points('72,800 72,930 200,930'))
    hoseCoil(art, 104, 108, [44, 70])
    art.place({ to: [450, 500], origin: [LENS.x, LENS.y] }, () =>
      drawDrainLens(art, [[254, 130]], light),
    )
  },
})
