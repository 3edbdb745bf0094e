import { home } from '../../../content/home'
import { forest } from '../../kit/colour'
import { ant, cockroach, placeCreature, scorpion } from '../heroes/creatures'
import { drawHomeLens } from '../heroes/home-lens'
import { RIM, socialScene } from './card'

export const scene = socialScene({
  name: 'og-dedetizacao',
  title: 'Uma casa catarinense vista por uma lente, com pragas em volta',
  background: 'forest',
  base: forest[8],
  tint: forest[7],
  tintOpacity: 0.5,
  headline: home.hero.title,
  drawLens: drawHomeLens,
  drawAround(art) {
    placeCreature(art, cockroach, [566, 76], 128, 0.32, RIM)
    placeCreature(art, scorpion, [574, 566], 48, 0.32, RIM)
    placeCreature(art, ant, [1168, 34], -142, 0.26, RIM)
  },
})
