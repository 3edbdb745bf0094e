import { points } from '@/art/kit/points'
import { drawDrainLens } from './drain-lens'
import { heroScenes } from './hero'
import { LENS, LENS_PLACE } from './lens'
import { hoseCoil, pipePiece } from './pipework'

export const scenes = heroScenes({
  name: 'hero-desentupimento',
  title:
    'Casa em corte dentro de uma lente: sob o piso, o jato da mangueira rompe o entupimento do esgoto',
  draw(art, light) {
    pipePiece(art, points('704,72 828,72 828,196'))
    pipePiece(art, points('828,704 828,828 704,828'))
    pipePiece(art, points('72,704 72,828 196,828'))
    hoseCoil(art, 104, 104, [44, 70])
    art.place({ to: LENS_PLACE, origin: [LENS.x, LENS.y] }, () =>
      drawDrainLens(art, [[254, 176]], light),
    )
  },
})
