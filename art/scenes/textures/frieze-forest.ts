import { amber, cream, forest, green, terracotta } from '@/art/kit/colour'
import { friezeScene } from './frieze'

/** Joins forest 8 to cream 1 on the home page. */
export const scene = friezeScene(
  'frieze-forest',
  'Faixa de azulejos em verde, creme, âmbar e terracota',
  'e2 e3 d1 m0 h2 h3 l0 a1 g0 i2 i3 n1',
  {
    a: [forest[8], green[5]],
    d: [cream[1], terracotta[5]],
    e: [cream[1], forest[8]],
    g: [terracotta[5], amber[4]],
    h: [green[6], cream[1], green[6]],
    i: [forest[8], amber[5], forest[8]],
    l: [cream[1], green[6]],
    m: [amber[5], forest[8]],
    n: [green[5], cream[1]],
  },
)
