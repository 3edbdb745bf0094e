import { amber, cream, forest, terracotta } from '@/art/kit/colour'
import { friezeScene } from './frieze'

/** The quiet one, between cream and sand: one accent of each colour in twelve tiles. */
export const scene = friezeScene(
  'frieze-sand',
  'Faixa de azulejos em tons de areia com terracota, âmbar e verde',
  'e2 e3 d0 a1 i2 i3 n1 m3 g1 c0 h2 h3',
  {
    a: [cream[2], cream[4]],
    c: [cream[3], cream[1]],
    d: [cream[1], terracotta[5]],
    e: [cream[2], forest[8]],
    g: [cream[3], terracotta[4]],
    h: [cream[4], cream[1], cream[4]],
    i: [cream[3], amber[5], cream[3]],
    m: [cream[2], cream[3]],
    n: [cream[3], cream[1]],
  },
)
