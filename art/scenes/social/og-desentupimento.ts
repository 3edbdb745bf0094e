import { drains } from '../../../content/drains'
import { blue } from '../../kit/colour'
import { points } from '../../kit/points'
import { drawDrainLens } from '../heroes/drain-lens'
import { socialScene } from './card'

export const scene = socialScene({
  name: 'og-desentupimento',
  title: 'A casa e seus canos em corte, vistos por uma lente, com um jato que abre a passagem',
  background: 'blue',
  base: blue[8],
  tint: blue[7],
  tintOpacity: 0.5,
  headline: drains.hero.title,
  // The hose comes from above, clear of the headline.
  drawLens: (art) => drawDrainLens(art, points('122,-160 122,262')),
})
