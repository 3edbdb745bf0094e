import type { Scene } from '@/art/kit/scene'
import { drawMark, MARK, ON_LIGHT } from './mark'

/** The mark on light backgrounds. */
export const scene: Scene = {
  name: 'marca',
  group: 'brand',
  title: 'Marca: escudo com uma casa e uma gota',
  width: MARK,
  height: MARK,
  background: 'none',
  draw: (art) => drawMark(art, ON_LIGHT),
}
