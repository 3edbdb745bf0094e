import type { Scene } from '../../kit/scene'
import { drawMark, MARK, ON_DARK } from './mark'

/** The mark on dark grounds. */
export const scene: Scene = {
  name: 'marca-clara',
  group: 'brand',
  title: 'Marca: escudo com uma casa e uma gota',
  width: MARK,
  height: MARK,
  ground: 'none',
  draw: (art) => drawMark(art, ON_DARK),
}
