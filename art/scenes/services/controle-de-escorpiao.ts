import { background, tileCells, tiledWall } from '@/art/kit/background'
import { amber, type Colour, cream, forest, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Point } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { ellipse, polygon } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawScorpion } from '@/art/scenes/pests/escorpioes'

const { width, height } = FRAMES.card
const TILE = 100

/** The disc of light on the floor. */
const LIGHT = { cx: 462, cy: 322, radius: 252 }

/** Where the ray from a point touches the disc of light; `side` chooses the edge. */
function touch(from: Point, side: 1 | -1): Point {
  const dx = LIGHT.cx - from[0]
  const dy = LIGHT.cy - from[1]
  const distance = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx) + side * Math.asin(LIGHT.radius / distance)
  const length = Math.sqrt(distance ** 2 - LIGHT.radius ** 2)
  return [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)]
}

/** The torch's head. Its axis is parallel to the light, so its crown is lit and both flanks fall off. */
function drawTorch(art: Drawing): void {
  type Flank = readonly [light: Colour, shade: Colour, dark: Colour]
  /** A tapering part between two places on the axis, half as wide as r0 and r1 there. */
  const part = (x0: number, x1: number, r0: number, r1: number, [light, shade, dark]: Flank) => {
    const strip = (from: number, to: number) =>
      polygon([
        [x0, from * r0],
        [x1, from * r1],
        [x1, to * r1],
        [x0, to * r0],
      ])
    art.fill(strip(-1, 1), shade)
    art.fill(strip(-0.55, 0.3), light)
    art.fill(strip(0.72, 1), dark)
  }
  art.place({ to: [70, 70], rotate: 45 }, () => {
    part(-200, -58, 34, 34, [terracotta[4], terracotta[5], terracotta[7]])
    art.stroke('M-104 -34V34M-84 -34V34M-124 -34V34', terracotta[7], 6, { cap: 'butt' })
    part(-60, -20, 34, 62, [cream[0], cream[2], cream[4]])
    part(-20, 12, 62, 62, [cream[1], cream[2], cream[4]])
    part(10, 30, 66, 66, [amber[3], amber[5], amber[7]])
    art.fill('M30 -56Q48 0 30 56Z', cream[0])
  })
}

export const scene: Scene = {
  name: 'controle-de-escorpiao',
  group: 'services',
  title: 'Lanterna ilumina um escorpião-amarelo no piso',
  ...FRAMES.card,
  background: 'forest',
  draw(art) {
    const cells = tileCells(width / TILE, height / TILE)
    const { tiles, grout } = tiledWall(TILE, [0, 0], { x0: 0, y0: 0, x1: width, y1: height })
    background(art, forest[8], forest[7], cells, TILE)
    art.stroke(grout, forest[9], 3, { cap: 'butt' })

    const { cx, cy, radius } = LIGHT
    const disc = ellipse(cx, cy, radius)
    const rimTop: Point = [134, 46]
    const rimBottom: Point = [46, 134]
    const beam = polygon([rimTop, touch(rimTop, -1), [cx, cy], touch(rimBottom, 1), rimBottom])
    art.fill(beam, amber[4], { opacity: 0.22 })
    art.inside(disc, () => {
      art.fill(disc, cream[1])
      art.fill(tiles, cream[2])
      art.stroke(grout, cream[3], 3, { cap: 'butt' })
    })
    art.grain(disc, cream[4], [cx - 20, cy - 20], [cx + 230, cy + 220], 0, 0.5)
    art.place({ to: [cx - 14, cy + 4], rotate: 14, scale: 1.1, origin: [240, 240] }, () =>
      art.cast(cream[4], () => drawScorpion(art, { sting: terracotta[8] })),
    )
    drawTorch(art)
  },
}
