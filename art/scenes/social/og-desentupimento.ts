import { blue } from '../../kit/colour'
import { ellipse } from '../../kit/geometry'
import { socialScene } from './card'

/** The drain page's headline for shared links. */
const headline = 'Desentupimento rápido e sem sujeira'

export const scene = socialScene({
  name: 'og-desentupimento',
  title: 'A casa e seus canos em corte, vistos por uma lente, com um jato que abre a passagem',
  ground: 'blue',
  base: blue[8],
  tint: blue[7],
  tintOpacity: 0.5,
  headline,
  lens: { centre: [600, 452], draw: (art) => art.fill(ellipse(600, 452, 372), blue[5]) },
})
