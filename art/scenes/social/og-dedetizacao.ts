import { forest } from '@/art/kit/colour'
import { ant, cockroach, placeCreature, scorpion, termite } from '@/art/scenes/heroes/creatures'
import { drawHomeLens } from '@/art/scenes/heroes/home-lens'
import { home } from '@/content/home'
import { socialScene } from './card'

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
    placeCreature(art, cockroach, [128, 96], 128, 0.4)
    placeCreature(art, termite, [126, 470], 32, 0.5)
    placeCreature(art, ant, [760, 36], 152, 0.26)
    placeCreature(art, scorpion, [772, 508], 56, 0.48)
  },
})
