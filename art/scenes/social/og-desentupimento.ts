import { drains } from '../../../content/drains'
import { blue } from '../../kit/colour'
import { points } from '../../kit/points'
import { drawDrainLens } from '../heroes/drain-lens'
import { hoseCoil } from '../heroes/pipework'
import { socialScene } from './card'

export const scene = socialScene({
  name: 'og-desentupimento',
  title: 'A casa e seus canos em corte, vistos por uma lente, com um jato que abre a passagem',
  background: 'blue',
  base: blue[8],
  tint: blue[7],
  tintOpacity: 0.5,
  headline: drains.hero.title,
  eyebrow: drains.hero.eyebrow,
  // The hose comes from above, clear of the headline.
  drawLens: (art) => drawDrainLens(art, points('186,-160 186,262')),
  drawAround: (art) => hoseCoil(art, 140, 470, [54, 80, 106]),
})
