import { quadrantOf } from '@/art/kit/background'
import type { Colour } from '@/art/kit/colour'
import { at, tenth } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, type Quadrant } from '@/art/kit/shapes'

const MODULE = 96

/** A glazed tile: its background, its quarter circle and, where it has one, the small one inside. */
export type Glaze = readonly [background: Colour, quarter: Colour, inner?: Colour]

/**
 * The page shows all of a frieze but a pixel at the top and at the foot. So much on a phone stands
 * beyond the hills, which would look shaved flat else, and under their feet.
 */
const BLEED = 2
/** Height over radius of a quarter circle: what shows of a tile is a little wider than high. */
const RISE = 1 - (2 * BLEED) / MODULE

/**
 * The quarter circle of the tile that starts at x, in one of its corners, clockwise from the top left. It
 * laps over the tile's edge by a hair, half a pixel, which nobody sees. All run clockwise, since parts of
 * a path that run against each other would cancel where they overlap.
 */
function lapped(x: number, radius: number, corner: Quadrant): string {
  const onRight = corner === 1 || corner === 2
  const atBottom = corner === 2 || corner === 3
  const edge = onRight ? x + MODULE : x
  const foot = atBottom ? MODULE - BLEED : BLEED
  const height = radius * RISE
  const side = at(onRight ? edge - radius : edge + radius, foot)
  const tip = at(edge, atBottom ? foot - height : foot + height)
  const [from, to] = onRight === atBottom ? [side, tip] : [tip, side]
  const circle = `M${at(edge, foot)}L${from}A${radius} ${tenth(height)} 0 0 1 ${to}Z`
  const bleed = box(onRight ? edge - radius : edge, atBottom ? foot - 1 : 0, radius, BLEED + 1)
  // Not up to the circle's tip, where it would stand out
  const lap = box(edge - 1, atBottom ? foot - height + 2 : 0, 2, height + BLEED - 2)
  return circle + bleed + lap
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
