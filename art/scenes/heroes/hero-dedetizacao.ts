import type { Scene } from '@/art/kit/scene'
import { FRAMES } from '@/art/kit/system'
import { ant, cockroach, placeCreature, scorpion, termite } from './creatures'
import { heroScenes } from './hero'
import { drawHomeLens } from './home-lens'
import { LENS, LENS_PLACE } from './lens'

/** A picture of their own, on top of the lens: the page moves them. */
const insects: Scene = {
  name: 'hero-dedetizacao-insetos',
  group: 'heroes',
  title: 'Um escorpião, uma barata, um cupim e uma formiga em volta de uma lente',
  ...FRAMES.hero,
  background: 'none',
  draw(art) {
    placeCreature(art, scorpion, [116, 120], 136, 0.5)
    placeCreature(art, termite, [788, 112], -138, 0.46)
    placeCreature(art, cockroach, [112, 786], 44, 0.5)
    placeCreature(art, ant, [790, 786], -46, 0.46)
  },
}

export const scenes = [
  ...heroScenes({
    name: 'hero-dedetizacao',
    title: 'Uma casa em paz dentro de uma lente, entre um butiazeiro e o mar',
    draw(art, light) {
      art.place({ to: LENS_PLACE, origin: [LENS.x, LENS.y] }, () => drawHomeLens(art, light))
    },
  }),
  insects,
]
