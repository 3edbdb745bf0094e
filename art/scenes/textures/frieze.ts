import { quadrantOf } from '../../kit/background'
import type { Colour } from '../../kit/colour'
import type { Scene } from '../../kit/scene'
import { box } from '../../kit/shapes'
import { quarterInTile } from './tiles'

const MODULE = 96

/** A glazed tile: its background, its quarter circle and, where it has one, the small one inside. */
export type Glaze = readonly [background: Colour, quarter: Colour, inner?: Colour]

/**
 * A row of tiles, seamless from end to end, 96 px high. A tile is written as its glaze's letter and
 * the corner that its quarter circle sits in: 2 and 3 rise to the middle of a hill, 1 and 0 hang.
 */
export function friezeScene(
  name: string,
  title: string,
  row: string,
  glazes: Readonly<Record<string, Glaze>>,
): Scene {
  const tiles = row.split(' ')
  return {
    name,
    group: 'textures',
    title,
    width: tiles.length * MODULE,
    height: MODULE,
    background: 'none',
    draw(art) {
      tiles.forEach((tile, index) => {
        const [letter = '', digit] = tile
        const glaze = glazes[letter]
        if (!glaze) throw new Error(`${name} has no glaze "${letter}"`)
        const [background, quarter, inner] = glaze
        const corner = quadrantOf(digit)
        const x = index * MODULE
        art.fill(box(x, 0, MODULE, MODULE), background)
        art.fill(quarterInTile(x, MODULE, MODULE, corner), quarter)
        if (inner) art.fill(quarterInTile(x, MODULE, MODULE / 2, corner), inner)
      })
    },
  }
}
