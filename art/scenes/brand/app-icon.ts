import { quarters, tileCells } from '@/art/kit/background'
import { forest } from '@/art/kit/colour'
import type { Scene } from '@/art/kit/scene'
import { box } from '@/art/kit/shapes'
import { drawMark, MARK, ON_DARK } from './mark'

const SIZE = 512

/** The mark, larger than itself, on the tiles of the house. */
export const scene: Scene = {
  name: 'app-icon',
  group: 'brand',
  title: 'Ícone: escudo com uma casa e uma gota',
  width: SIZE,
  height: SIZE,
  background: 'forest',
  draw(art) {
    art.fill(box(0, 0, SIZE, SIZE), forest[8])
    art.fill(quarters(tileCells(4, 4), SIZE / 4), forest[7], { opacity: 0.5 })
    const centre = SIZE / 2
    art.place({ to: [centre, centre], scale: 5.6, origin: [MARK / 2, MARK / 2] }, () =>
      art.cast(forest[9], () => drawMark(art, ON_DARK)),
    )
  },
}
