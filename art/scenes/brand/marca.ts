import type { Scene } from '../../kit/scene'
import { drawMark, MARK, ON_LIGHT } from './mark'

/** The mark on light grounds. */
export const scene: Scene = {
  name: 'marca',
  group: 'brand',
  title: 'Marca: escudo com uma casa e uma gota',
  width: MARK,
  height: MARK,
  ground: 'none',
  draw: (art) => drawMark(art, ON_LIGHT),
}
