import type { Scene } from '../../kit/scene'
import { FRAMES } from '../../kit/system'
import { ant, cockroach, placeCreature, scorpion, termite } from './creatures'
import { drawHomeLens } from './home-lens'
import { LENS, lensRim } from './lens'

export const scene: Scene = {
  name: 'hero-dedetizacao',
  group: 'heroes',
  title:
    'Uma casa em paz dentro de uma lente; barata, cupim, formiga e escorpião ficam do lado de fora',
  ...FRAMES.hero,
  background: 'none',
  draw(art) {
    art.place({ to: [600, 442], origin: [LENS.x, LENS.y] }, () => drawHomeLens(art))
    const rim = lensRim([600, 442])
    placeCreature(art, cockroach, [156, 172], 120, 0.62, rim)
    placeCreature(art, termite, [1050, 152], -128, 0.6, rim)
    placeCreature(art, ant, [154, 716], 58, 0.62, rim)
    placeCreature(art, scorpion, [1044, 742], -60, 0.6, rim)
  },
}
