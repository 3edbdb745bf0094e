import { amber, blue, type Colour, cream, taupe } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { box } from '@/art/kit/shapes'
import { SHADOW } from '@/art/kit/system'

/**
 * The pipe that leads down the drain page, cut open so that the water shows. Every piece is 96 px
 * wide with the pipe's middle at 40, whichever way it runs; the rest to the right and below is room
 * for the shadow. So pieces join when their frames do.
 */
export const PIECE = 96
export const MIDDLE = 40
/** The pipe lies between these two, and its shadow ends at the third. */
const NEAR = 10
const FAR = 70
const SHADOW_FAR = FAR + SHADOW.x

/** The shadow falls on backgrounds of several colours, so it is a dark that lets them through. */
const SHADE = taupe[8]
const SHADE_OPACITY = { opacity: 0.22 }

/** Far enough outside a piece that neither an end nor the end's shadow shows. */
const BEFORE = -60
const AFTER = 400
/** The most that a piece may lie over the one above it. */
const OVERLAP = 8

/** A strip along a pipe that runs this way. */
type Way = (from: number, to: number, end?: number) => string

export const down: Way = (from, to, end = AFTER) => box(from, BEFORE, to - from, end - BEFORE)
export const across: Way = (from, to) => box(BEFORE, from, AFTER - BEFORE, to - from)

/**
 * The wall, the water in it, the wall again, from the light side to the shaded one. They lie beside each
 * other, with only a hair's overlap: what lies under another colour shows where a piece ends at a
 * fraction of a pixel.
 */
const STRIPS: readonly (readonly [from: number, to: number, colour: Colour])[] = [
  [NEAR, 19, cream[0]],
  [18, 25, blue[7]],
  [24, 41, blue[5]],
  [40, 63, blue[4]],
  [62, 67, cream[0]],
  [66, FAR, cream[4]],
]

function drawBody(art: Drawing, way: Way, end?: number): void {
  for (const [from, to, colour] of STRIPS) art.fill(way(from, to, end), colour)
}

/** The part of the pipe whose shadow falls beside it. */
const shading = (way: Way, end?: number) => way(FAR - SHADOW.y, FAR, end)

/** A straight length of pipe. */
export function drawPipe(art: Drawing, way: Way): void {
  art.shadow(shading(way), SHADE, SHADE_OPACITY)
  drawBody(art, way)
}

const COLLAR_HALF = 38
const COLLAR_LENGTH = 26

/** A strip of a collar that begins at height `start`, between two distances from the middle. */
const collarStrip = (start: number, from: number, to: number): string =>
  box(MIDDLE + from, start, to - from, COLLAR_LENGTH)

const collarRing = (start: number): string => collarStrip(start, -COLLAR_HALF, COLLAR_HALF)

function drawRing(art: Drawing, start: number): void {
  art.fill(collarRing(start), amber[5])
  art.fill(collarStrip(start, -COLLAR_HALF, -10), amber[4])
  art.fill(collarStrip(start, -30, -20), amber[2])
  art.fill(collarStrip(start, 16, 30), amber[6])
  art.fill(collarStrip(start, 30, COLLAR_HALF), amber[7])
}

/** The shadow of a form on whatever it stands on: pipes, or water. */
function shadeOn(art: Drawing, surface: string, form: string): void {
  art.inside(surface, () => art.shadow(form, blue[7], { opacity: 0.6 }))
}

/**
 * The shadow of a form on a pipe that is drawn already, and beside it. There it falls only on what the
 * pipe's own shadow leaves free, from `top` down: two shadows on each other would be darker.
 */
export function shadeOnPipe(art: Drawing, form: string, pipes: string, top = 0): void {
  shadeOn(art, pipes, form)
  art.inside(box(SHADOW_FAR, top, PIECE - SHADOW_FAR, PIECE), () =>
    art.shadow(form, SHADE, SHADE_OPACITY),
  )
}

/** A collar round a descending pipe that is drawn already, with its shadow. */
export function drawCollar(art: Drawing, start: number): void {
  shadeOnPipe(art, collarRing(start), down(NEAR, FAR))
  drawRing(art, start)
}

/**
 * The end of a descending pipe, with a collar; `below` draws what comes out of it. It is laid over the
 * piece above it, and brings the ground under its shadow there: else both shadows would show.
 */
export function drawEnd(
  art: Drawing,
  collar: number,
  ground: Colour,
  below: { outline: string; draw: () => void },
): void {
  const end = collar + 10
  const ring = collarRing(collar)
  art.fill(box(FAR, 0, SHADOW.x, OVERLAP), ground)
  art.shadow(shading(down, end) + ring, SHADE, SHADE_OPACITY)
  below.draw()
  drawBody(art, down, end)
  shadeOn(art, below.outline, ring)
  drawRing(art, collar)
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
