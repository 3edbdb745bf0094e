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
  eyebrow: home.hero.eyebrow,
  drawLens: drawHomeLens,
  drawAround(art) {
    placeCreature(art, scorpion, [138, 392], 24, 0.66)
    placeCreature(art, cockroach, [128, 96], 128, 0.4)
    placeCreature(art, ant, [760, 36], 152, 0.26, RIM)
  },
})
