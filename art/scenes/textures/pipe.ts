import { amber, blue, cream, taupe } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import { type Point, shift } from '../../kit/points'
import { tube } from '../../kit/routes'
import type { Scene } from '../../kit/scene'
import { box } from '../../kit/shapes'

/**
 * The pipe that leads down the drain page, cut open so that the water shows. Every piece is 96 px
 * wide with the pipe's middle at 40, whichever way it runs; the rest to the right and below is room
 * for the shadow. So pieces join when their frames do.
 */
const PIECE = 96
export const MIDDLE = 40
const HALF = 30
const WALL = 8
const COLLAR_HALF = 38
const COLLAR_LENGTH = 26

/** The shadow falls on backgrounds of several colours, so it is a dark that lets them through. */
const SHADE = taupe[8]
const SHADE_OPACITY = { opacity: 0.22 }

/** Far enough outside a piece that neither an end nor the end's shadow shows. */
export const BEFORE = -60
export const AFTER = 400

/** A strip of a collar that begins at height `start`, between two distances from the middle. */
const collarStrip = (start: number, from: number, to: number): string =>
  box(MIDDLE + from, start, to - from, COLLAR_LENGTH)

/**
 * A straight length of pipe. `collar` is the height at which a collar round a descending pipe begins, and
 * `below` draws what stands under that collar's shadow instead of the pipe.
 */
export function drawPipe(
  art: Drawing,
  route: readonly [from: Point, to: Point],
  collar?: number,
  below?: { outline: string; draw: () => void },
): void {
  const outer = tube(route, 0, -HALF, HALF)
  const ring = collar === undefined ? '' : collarStrip(collar, -COLLAR_HALF, COLLAR_HALF)
  // One path for the whole silhouette: two shadows on each other would be darker where they meet.
  art.shadow(outer + ring, SHADE, SHADE_OPACITY)
  below?.draw()
  art.fill(outer, cream[4])
  art.inside(outer, () => art.fill(tube(shift(route, -4, -5), 0, -HALF, HALF), cream[0]))
  const inside = tube(route, 0, -HALF + WALL, HALF - WALL)
  art.fill(inside, blue[7])
  art.inside(inside, () => {
    art.fill(tube(shift(route, 6, 7), 0, -HALF + WALL, HALF - WALL), blue[5])
    art.fill(tube(shift(route, 12, 12), 0, -12, 12), blue[4])
  })
  if (collar === undefined) return
  art.inside(below?.outline ?? outer, () => art.shadow(ring, blue[7], { opacity: 0.6 }))
  art.fill(ring, amber[5])
  art.fill(collarStrip(collar, -COLLAR_HALF, -10), amber[4])
  art.fill(collarStrip(collar, -30, -20), amber[2])
  art.fill(collarStrip(collar, 16, 30), amber[6])
  art.fill(collarStrip(collar, 30, COLLAR_HALF), amber[7])
}

export function pipeScene(
  name: string,
  title: string,
  size: { width?: number; height?: number },
  draw: (art: Drawing) => void,
): Scene {
  const { width = PIECE, height = PIECE } = size
  return { name, group: 'textures', title, width, height, background: 'none', draw }
}
