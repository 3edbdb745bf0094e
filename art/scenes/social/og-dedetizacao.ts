import { forest } from '../../kit/colour'
import { ant, cockroach, placeCreature, scorpion } from '../heroes/creatures'
import { drawHomeLens } from '../heroes/home-lens'
import { RIM, socialScene } from './card'

/** The home page's headline for shared links. */
const headline = 'A casa volta a ser só sua'

export const scene = socialScene({
  name: 'og-dedetizacao',
  title: 'Uma casa catarinense vista por uma lente, com pragas em volta',
  ground: 'forest',
  base: forest[8],
  tint: forest[7],
  tintOpacity: 0.5,
  headline,
  drawLens: drawHomeLens,
  drawAround(art) {
    placeCreature(art, cockroach, [566, 76], 128, 0.32, RIM)
    placeCreature(art, scorpion, [574, 566], 48, 0.32, RIM)
    placeCreature(art, ant, [1168, 34], -142, 0.26, RIM)
  },
})
