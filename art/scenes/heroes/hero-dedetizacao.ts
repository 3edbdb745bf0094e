import { ant, cockroach, placeCreature, scorpion, termite } from './creatures'
import { heroScenes } from './hero'
import { drawHomeLens } from './home-lens'
import { LENS, lensRim } from './lens'

export const scenes = heroScenes({
  name: 'hero-dedetizacao',
  title: 'Uma casa em paz dentro de uma lente; insetos e um escorpião ficam do lado de fora',
  wide(art, light) {
    art.place({ to: [600, 442], origin: [LENS.x, LENS.y] }, () => drawHomeLens(art, light))
    const rim = lensRim([600, 442])
    placeCreature(art, cockroach, [156, 172], 120, 0.62, rim)
    placeCreature(art, ant, [92, 440], 82, 0.35, rim)
    placeCreature(art, scorpion, [154, 716], 58, 0.62, rim)
  },
  phone(art, light) {
    art.place({ to: [450, 500], origin: [LENS.x, LENS.y] }, () => drawHomeLens(art, light))
    const rim = lensRim([450, 500])
    placeCreature(art, scorpion, [122, 128], 136, 0.49, rim)
    placeCreature(art, termite, [780, 118], -138, 0.48, rim)
    placeCreature(art, cockroach, [122, 858], 42, 0.49, rim)
    placeCreature(art, ant, [772, 876], -48, 0.48, rim)
  },
})
