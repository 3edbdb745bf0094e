import { quadrantOf } from '@/art/kit/background'
import type { Colour } from '@/art/kit/colour'
import type { Scene } from '@/art/kit/scene'
import { box, type Quadrant, sector } from '@/art/kit/shapes'

const MODULE = 96

/** A glazed tile: its background, its quarter circle and, where it has one, the small one inside. */
export type Glaze = readonly [background: Colour, quarter: Colour, inner?: Colour]

/**
 * The quarter circle of the tile that starts at x, in one of its corners, clockwise from the top left. It
 * laps over the tile's edge by a hair, half a pixel, which nobody sees. All run clockwise, since parts of
 * a path that run against each other would cancel where they overlap.
 */
function lapped(x: number, radius: number, corner: Quadrant): string {
  const edge = corner === 1 || corner === 2 ? x + MODULE : x
  const bottom = corner === 2 || corner === 3
  const circle = sector(edge, bottom ? MODULE : 0, radius, corner * 90, corner * 90 + 90)
  // Not up to the circle's tip, where it would stand out
  const top = bottom ? MODULE - radius + 2 : 0
  return circle + box(edge - 1, top, 2, radius - 2)
}

/** What is of one colour is one path: halves of a hill show no seam then, however they are scaled. */
function add(paths: Map<Colour, string>, colour: Colour, d: string): void {
  paths.set(colour, (paths.get(colour) ?? '') + d)
}

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
  const width = tiles.length * MODULE
  return {
    name,
    group: 'textures',
    title,
    width,
    height: MODULE,
    background: 'none',
    draw(art) {
      const quarters = new Map<Colour, string>()
      const inners = new Map<Colour, string>()
      tiles.forEach((tile, index) => {
        const [letter = '', digit] = tile
        const glaze = glazes[letter]
        if (!glaze) throw new Error(`${name} has no glaze "${letter}"`)
        const [background, quarter, inner] = glaze
        const corner = quadrantOf(digit)
        const x = index * MODULE
        // It lies under the next one, so that nothing shows between the two
        art.fill(box(x, 0, Math.min(2 * MODULE, width - x), MODULE), background)
        add(quarters, quarter, lapped(x, MODULE, corner))
        if (inner) add(inners, inner, lapped(x, MODULE / 2, corner))
      })
      for (const [colour, d] of [...quarters, ...inners]) art.fill(d, colour)
    },
  }
}
