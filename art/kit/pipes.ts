/** Pipes, hoses and the cable of the drain machine; each draws itself. */
import { amber, blue, type Colour, cream, type PartTones, terracotta } from './colour'
import { evenly, ribbon } from './curves'
import type { Drawing } from './drawing'
import { at, distance, normal, type Point, pick, shift, tenth } from './points'
import { type Corners, tube } from './routes'

export const AMBER_HOSE: PartTones = { shade: amber[7], mid: amber[5], light: amber[3] }

const CLAY_HOSE: PartTones = { shade: terracotta[7], mid: terracotta[5], light: terracotta[4] }

/**
 * A pipe cut open lengthwise: wall with a lit edge, then its inside in one colour. Returns the
 * inside, to clip water to. `shadow` is the colour of its cast shadow, where it casts one.
 */
export function openPipe(
  art: Drawing,
  route: readonly Point[],
  corners: Corners,
  options: {
    width?: number
    wall?: number
    shade?: Colour
    light?: Colour
    inner?: Colour
    shadow?: Colour
  } = {},
): string {
  const { width = 84, wall = 11, shade = cream[3], light = cream[0], inner = blue[8] } = options
  const half = width / 2
  const outer = tube(route, corners, -half, half)
  if (options.shadow) art.shadow(outer, options.shadow)
  art.fill(outer, light)
  const towardsLight = shift(route, -7, -8)
  art.inside(outer, () =>
    art.fill(outer + tube(towardsLight, corners, -half + 1, half - 1), shade, { rule: 'evenodd' }),
  )
  const inside = tube(route, corners, -half + wall, half - wall)
  art.fill(inside, inner)
  return inside
}

/** A hose's body and, moved towards the light, its two lit bands with their half widths in radii. */
function hoseBody(
  art: Drawing,
  points: readonly Point[],
  radius: number,
  tones: PartTones,
  bands: { mid: number; light: number; lightAt: Point },
  shadow?: Colour,
): void {
  const body = ribbon(points, () => radius)
  if (shadow) art.shadow(body, shadow)
  art.fill(body, tones.shade)
  const band = ([dx, dy]: Point, half: number) =>
    ribbon(shift(points, -radius * dx, -radius * dy), () => radius * half)
  art.fill(band([0.16, 0.2], bands.mid), tones.mid)
  art.fill(band(bands.lightAt, bands.light), tones.light)
}

/** A smooth hose. `shadow` is the colour of its cast shadow, where it casts one. */
export function hose(
  art: Drawing,
  points: readonly Point[],
  radius = 20,
  tones: PartTones = AMBER_HOSE,
  shadow?: Colour,
): void {
  const bands = { mid: 0.8, light: 0.28, lightAt: [0.36, 0.4] } as const
  hoseBody(art, points, radius, tones, bands, shadow)
}

/** A ribbed suction hose. */
export function corrugatedHose(
  art: Drawing,
  points: readonly Point[],
  radius = 26,
  tones: PartTones = CLAY_HOSE,
  { shadow, pitch = 15 }: { shadow?: Colour; pitch?: number } = {},
): void {
  const bands = { mid: 0.78, light: 0.24, lightAt: [0.4, 0.44] } as const
  hoseBody(art, points, radius, tones, bands, shadow)
  const rings = evenly(points, pitch)
  let d = ''
  for (let i = 1; i < rings.length - 1; i++) {
    const before = pick(rings, i - 1)
    const after = pick(rings, i + 1)
    const [nx, ny] = normal(before, after)
    const [x, y] = pick(rings, i)
    const bow = radius * 0.3
    d +=
      `M${at(x + nx * radius, y + ny * radius)}` +
      `Q${at(x + ny * bow, y - nx * bow)} ${at(x - nx * radius, y - ny * radius)}`
  }
  art.stroke(d, tones.shade, tenth(Math.max(2.5, radius * 0.15)), { cap: 'butt' })
}

/** The spiral cable of a drain machine. */
export function spring(
  art: Drawing,
  points: readonly Point[],
  radius = 11,
  options: {
    base?: Colour
    mid?: Colour
    light?: Colour
    stripe?: Colour
    pitch?: number
  } = {},
): void {
  const { base = terracotta[8], mid = amber[5], light = amber[3] } = options
  const { stripe = terracotta[6], pitch = 11 } = options
  art.fill(
    ribbon(points, () => radius),
    base,
  )
  const wire = ribbon(points, () => radius - 2.4)
  art.fill(wire, mid)
  art.inside(wire, () => {
    art.fill(
      ribbon(shift(points, -radius * 0.26, -radius * 0.36), () => radius * 0.36),
      light,
    )
    const turns = evenly(points, pitch)
    let d = ''
    for (let i = 1; i < turns.length; i++) {
      const from = pick(turns, i - 1)
      const [x, y] = pick(turns, i)
      const length = distance(from, [x, y]) || 1
      const dx = (x - from[0]) / length
      const dy = (y - from[1]) / length
      const slant = radius * 0.36
      d +=
        `M${at(x - dy * radius + dx * slant, y + dx * radius + dy * slant)}` +
        `L${at(x + dy * radius - dx * slant, y - dx * radius - dy * slant)}`
    }
    art.stroke(d, stripe, tenth(radius * 0.3), { cap: 'butt' })
  })
}
