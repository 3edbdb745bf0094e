/** Fittings and water that several drain pictures share. */
import { amber, blue, type Colour, cream, type PartTones } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { AMBER_HOSE } from '@/art/kit/pipes'
import { type Point, shift, tenth } from '@/art/kit/points'
import { type Corners, tube } from '@/art/kit/routes'
import { box, needle, sector } from '@/art/kit/shapes'

const CREAM_PART: PartTones = { light: cream[0], mid: cream[2], shade: cream[4] }

/**
 * The wall of a pipe that falls: cream with its shaded edge below. `lip` is the part of the lower
 * half that lies in shade.
 */
export function pipeWall(
  art: Drawing,
  route: readonly Point[],
  corners: Corners,
  half: number,
  lip = 9,
): void {
  art.fill(tube(route, corners, -half, half), cream[3])
  art.fill(tube(route, corners, -half, half - lip), cream[0])
}

/** The wall of a pipe that turns: the light comes from the top left all the way. */
export function turningWall(
  art: Drawing,
  route: readonly Point[],
  corners: Corners,
  half: number,
): void {
  art.fill(tube(route, corners, -half, half), cream[3])
  art.fill(tube(shift(route, -5, -6), corners, -half + 5, half - 6), cream[0])
}

/** A smooth hose on a way of straight stretches and true arcs: far fewer points than a ribbon. */
export function routedHose(
  art: Drawing,
  route: readonly Point[],
  corners: Corners,
  radius: number,
  tones: PartTones = AMBER_HOSE,
): void {
  const strip = (towardsLight: number, half: number) =>
    tube(shift(route, -radius * towardsLight, -radius * towardsLight * 1.15), corners, -half, half)
  art.fill(strip(0, radius), tones.shade)
  art.fill(strip(0.17, radius * 0.8), tones.mid)
  art.fill(strip(0.36, radius * 0.28), tones.light)
}

/** A collar round a level pipe: three bands from light (top) to shade, by share of its height. */
export function collar(
  art: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: PartTones = CREAM_PART,
  shares: readonly [light: number, mid: number] = [0.4, 0.8],
): void {
  bands(art, (share) => box(x, y, width, height * share), tones, shares)
}

/** A collar round a standing pipe: three bands from light (left) to shade, by share of its width. */
export function standingCollar(
  art: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: PartTones = CREAM_PART,
  shares: readonly [light: number, mid: number] = [0.3, 0.66],
): void {
  bands(art, (share) => box(x, y, width * share, height), tones, shares)
}

function bands(
  art: Drawing,
  part: (share: number) => string,
  tones: PartTones,
  [light, mid]: readonly [light: number, mid: number],
): void {
  art.fill(part(1), tones.shade)
  art.fill(part(mid), tones.mid)
  art.fill(part(light), tones.light)
}

/**
 * The two jets that a nozzle throws backwards and that pull it up the pipe. (x, y) is the middle
 * of the nozzle, the pipe runs level; `size` 1 reaches 290 units.
 */
export function rearJets(art: Drawing, x: number, y: number, size: number, gap: number): void {
  const streaks: readonly [angle: number, length: number, halfWidth: number, colour: Colour][] = [
    [10, 290, 9, blue[4]],
    [15, 250, 8, blue[2]],
    [20, 276, 9, cream[0]],
    [25, 216, 8, blue[2]],
    [29, 190, 7, cream[0]],
    [12, 170, 5, cream[0]],
  ]
  for (const side of [-1, 1] as const) {
    const oy = y + side * gap
    const fan = (radius: number, near: number, far: number) =>
      side > 0
        ? sector(x, oy, radius, 180 - far, 180 - near)
        : sector(x, oy, radius, 180 + near, 180 + far)
    art.fill(fan(tenth(232 * size), 6, 30), blue[6])
    art.fill(fan(tenth(186 * size), 8, 28), blue[5])
    for (const [angle, length, halfWidth, colour] of streaks)
      art.fill(needle(x, oy, 180 - side * angle, length * size, halfWidth * size), colour)
  }
}

/**
 * The cleaning nozzle, pointing right, in a level pipe: (x, y) is the middle of its back end.
 * `size` 1 is 80 units high.
 */
export function nozzle(art: Drawing, x: number, y: number, size = 1): void {
  const p = (u: number, v: number) => `${tenth(x + u * size)} ${tenth(y + v * size)}`
  const body =
    `M${p(0, -33)}H${tenth(x + 46 * size)}C${p(76, -33)} ${p(90, -14)} ${p(96, 0)}` +
    `C${p(90, 14)} ${p(76, 33)} ${p(46, 33)}H${tenth(x)}Z`
  const band = (from: number, to: number) =>
    box(x - 8 * size, y + from * size, 120 * size, (to - from) * size)
  art.fill(body, amber[6])
  art.inside(body, () => {
    art.fill(band(-36, -8), amber[3])
    art.fill(band(-8, 10), amber[5])
    art.fill(band(22, 40), amber[7])
  })
  const ring = (from: number, to: number) =>
    box(x - 14 * size, y + from * size, 24 * size, (to - from) * size)
  art.fill(ring(-40, 40), amber[7])
  art.fill(ring(-40, 0), amber[4])
  art.fill(ring(-40, -26), amber[2])
  art.stroke(`M${p(36, -31)}V${tenth(y + 31 * size)}`, amber[7], tenth(6 * size), { cap: 'butt' })
}
