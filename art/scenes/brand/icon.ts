import { quarters, tileCells } from '@/art/kit/background'
import { forest } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { box } from '@/art/kit/shapes'
import { drawMark, MARK, ON_DARK } from './mark'

const SIZE = 512

/** An app icon: the mark, `scale` times its own size, on the tiles of the house. */
export function iconScene(name: string, title: string, scale: number): Scene {
  const draw = (art: Drawing) => {
    art.fill(box(0, 0, SIZE, SIZE), forest[8])
    art.fill(quarters(tileCells(4, 4), SIZE / 4), forest[7], { opacity: 0.5 })
    const centre = SIZE / 2
    art.place({ to: [centre, centre], scale, origin: [MARK / 2, MARK / 2] }, () =>
      art.cast(forest[9], () => drawMark(art, ON_DARK)),
    )
  }
  return { name, group: 'brand', title, width: SIZE, height: SIZE, background: 'forest', draw }
}
