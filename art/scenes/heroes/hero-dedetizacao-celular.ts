import type { Scene } from '../../kit/scene'
import { FRAMES } from '../../kit/system'
import { ant, cockroach, placeCreature, scorpion, termite } from './creatures'
import { drawHomeLens } from './home-lens'
import { LENS, lensRim } from './lens'

export const scene: Scene = {
  name: 'hero-dedetizacao-celular',
  group: 'heroes',
  title:
    'Uma casa em paz dentro de uma lente; barata, cupim, formiga e escorpião ficam do lado de fora',
  ...FRAMES.heroPhone,
  background: 'none',
  draw(art) {
    art.place({ to: [450, 500], origin: [LENS.x, LENS.y] }, () => drawHomeLens(art))
    const rim = lensRim([450, 500])
    placeCreature(art, cockroach, [122, 128], 136, 0.49, rim)
    placeCreature(art, termite, [780, 118], -138, 0.48, rim)
    placeCreature(art, ant, [122, 858], 42, 0.49, rim)
    placeCreature(art, scorpion, [772, 876], -48, 0.48, rim)
  },
}
