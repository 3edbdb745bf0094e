import { forest } from '../../kit/colour'
import { ellipse } from '../../kit/geometry'
import { socialScene } from './card'

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
  lens: { centre: [600, 452], draw: (art) => art.fill(ellipse(600, 452, 372), forest[5]) },
})
