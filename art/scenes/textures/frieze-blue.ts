import { amber, blue, cream } from '@/art/kit/colour'
import { friezeScene } from './frieze'

/** Joins blue 8 to cream 1 on the drain page. */
export const scene = friezeScene(
  'frieze-blue',
  'Faixa de azulejos em azul, creme e âmbar',
  'm2 l1 e3 d0 n2 h2 h3 a1 c0 i2 i3 g1',
  {
    a: [blue[8], blue[4]],
    c: [blue[4], blue[8]],
    d: [cream[1], blue[5]],
    e: [cream[1], blue[8]],
    g: [blue[5], blue[2]],
    h: [blue[6], cream[1], blue[6]],
    i: [blue[8], amber[5], blue[8]],
    l: [cream[1], blue[6]],
    m: [amber[5], blue[8]],
    n: [blue[3], cream[1]],
  },
)
