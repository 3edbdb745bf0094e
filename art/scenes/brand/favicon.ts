import type { Scene } from '@/art/kit/scene'
import { drawSmallMark, MARK, ON_LIGHT } from './mark'

/** The mark at 16 to 48 px. */
export const scene: Scene = {
  name: 'favicon',
  group: 'brand',
  title: 'Ícone: escudo com uma casa e uma gota',
  width: MARK,
  height: MARK,
  background: 'none',
  draw: (art) => drawSmallMark(art, ON_LIGHT),
}
