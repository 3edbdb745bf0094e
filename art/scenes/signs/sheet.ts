import type { Colour } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { mirror, type Point } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { polygon } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

const COLUMNS = 4

/** A sign's square. It is shown at 56 to 96 px, so nothing in it is finer than 3 units. */
const SIDE = FRAMES.signs.width / COLUMNS
/** The axis of what is drawn symmetric. */
export const MIDDLE = SIDE / 2

/** Draws one sign, in one ink, in the square from 0 0 to 96 96. */
export type Sign = (art: Drawing, ink: Colour) => void

/** Lines of one width on both sides of an axis: legs, antennae. */
export function pairs(
  art: Drawing,
  ink: Colour,
  width: number,
  lines: readonly (readonly Point[])[],
  axis = MIDDLE,
): void {
  const sides = lines.flatMap((line) => [line, mirror(axis, line)])
  art.stroke(sides.map((line) => polygon(line, false)).join(''), ink, width)
}

/**
 * Signs in four columns, all in one file: a page fetches it once and shows each by its id,
 * `file.svg#id`. They have no ground, since the page paints the tile that they stand on.
 */
export function signsScene(
  name: string,
  title: string,
  ink: Colour,
  signs: Readonly<Record<string, Sign>>,
): Scene {
  const entries = Object.entries(signs)
  return {
    name,
    group: 'signs',
    title,
    ...FRAMES.signs,
    background: 'none',
    draw(art) {
      entries.forEach(([id, sign], index) => {
        const x = (index % COLUMNS) * SIDE
        const y = Math.floor(index / COLUMNS) * SIDE
        art.view(id, x, y, SIDE, SIDE)
        art.place({ to: [x, y] }, () => sign(art, ink))
      })
    },
  }
}
