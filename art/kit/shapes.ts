/** Ready shapes: each function returns the `d` of an SVG path. */
import {
  at,
  between,
  distance,
  type LocalFrame,
  type Point,
  pick,
  polar,
  radians,
  tenth,
  xy,
} from './points'

/** Quadrants in clockwise order from south-east: which way a quarter circle opens. */
export type Quadrant = 0 | 1 | 2 | 3

export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`
}

/** An axis-parallel rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${at(x, y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`
}

export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const right = tenth(x + width)
  const bottom = tenth(y + height)
  return (
    `M${at(x + r, y)}H${tenth(right - r)}A${r} ${r} 0 0 1 ${at(right, y + r)}` +
    `V${tenth(bottom - r)}A${r} ${r} 0 0 1 ${at(right - r, bottom)}` +
    `H${tenth(x + r)}A${r} ${r} 0 0 1 ${at(x, bottom - r)}` +
    `V${tenth(y + r)}A${r} ${r} 0 0 1 ${at(x + r, y)}Z`
  )
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const arc = `A${tenth(rx)} ${tenth(ry)} 0 1 1 `
  return `M${at(cx - rx, cy)}${arc}${at(cx + rx, cy)}${arc}${at(cx - rx, cy)}Z`
}

/** A bar with round ends that may taper from one radius to the other. */
export function capsule(a: Point, b: Point, radiusA: number, radiusB: number): string {
  const length = distance(a, b) || 1
  const nx = -(b[1] - a[1]) / length
  const ny = (b[0] - a[0]) / length
  const end = (p: Point, r: number) => at(p[0] + nx * r, p[1] + ny * r)
  const cap = (r: number) => `A${tenth(r)} ${tenth(r)} 0 0 0 `
  return (
    `M${end(a, radiusA)}L${end(b, radiusB)}${cap(radiusB)}${end(b, -radiusB)}` +
    `L${end(a, -radiusA)}${cap(radiusA)}${end(a, radiusA)}Z`
  )
}

/** A leg: one capsule for each stretch between joints, with its two radii. */
export function limb(joints: readonly Point[], radii: readonly (readonly [number, number])[]) {
  return joints
    .slice(1)
    .map((joint, i) => {
      const [near, far] = pick(radii, i)
      return capsule(pick(joints, i), joint, near, far)
    })
    .join('')
}

/** A quarter circle with its corner at (x, y), opening towards the quadrant. */
export function quarter(x: number, y: number, radius: number, quadrant: Quadrant): string {
  const [sx, sy] = pick(
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const,
    quadrant,
  )
  const r = tenth(radius)
  return `M${at(x, y)}L${at(x + sx * radius, y)}A${r} ${r} 0 0 ${quadrant % 2 === 0 ? 1 : 0} ${at(x, y + sy * radius)}Z`
}

/** A slice of a disc from one angle to the other (clockwise, less than half a turn). */
export function sector(cx: number, cy: number, radius: number, from: number, to: number): string {
  const r = tenth(radius)
  return `M${at(cx, cy)}L${xy(polar(cx, cy, radius, from))}A${r} ${r} 0 0 1 ${xy(polar(cx, cy, radius, to))}Z`
}

/** A leaf from a to b; the bulges are shares of its length, one for each side. */
export function leaf(a: Point, b: Point, bulge = 0.3, otherBulge = bulge): string {
  const [mx, my] = between(a, b, 0.5)
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  return `M${xy(a)}Q${at(mx - dy * bulge, my + dx * bulge)} ${xy(b)}Q${at(mx + dy * otherBulge, my - dx * otherBulge)} ${xy(a)}Z`
}

/** The four-pointed glint. */
export function star(cx: number, cy: number, radius: number, waist = 0.16): string {
  const q = radius * waist * 0.55
  return (
    `M${at(cx, cy - radius)}Q${at(cx + q, cy - q)} ${at(cx + radius, cy)}` +
    `Q${at(cx + q, cy + q)} ${at(cx, cy + radius)}` +
    `Q${at(cx - q, cy + q)} ${at(cx - radius, cy)}` +
    `Q${at(cx - q, cy - q)} ${at(cx, cy - radius)}Z`
  )
}

/** A drop with drawn-in flanks, point up; `height` is the point's distance in radii. */
export function softDrop(cx: number, cy: number, radius: number, height = 2.2): string {
  const top = cy - radius * height
  const r = tenth(radius)
  return (
    `M${at(cx, top)}C${at(cx + radius * 0.28, cy - radius * 1.45)} ${at(cx + radius, cy - radius * 0.85)} ${at(cx + radius, cy)}` +
    `A${r} ${r} 0 0 1 ${at(cx - radius, cy)}` +
    `C${at(cx - radius, cy - radius * 0.85)} ${at(cx - radius * 0.28, cy - radius * 1.45)} ${at(cx, top)}Z`
  )
}

/** A jagged burst around a point; `phase` shuffles the lengths of its spikes. */
export function burst(
  cx: number,
  cy: number,
  spikes: number,
  innerRadius: number,
  outerRadius: number,
  { from = 0, to = 360, phase = 0 } = {},
): string {
  const points: Point[] = []
  const count = spikes * 2
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * i) / (to - from === 360 ? count : count - 1)
    const radius = i % 2 ? innerRadius : outerRadius * (1 - (0.24 * ((i * 5 + phase) % 3)) / 2)
    points.push(polar(cx, cy, radius, angle))
  }
  return polygon(points)
}

/** A thin streak that swells and tapers, from `start` to `length` away from (x, y) at an angle. */
export function needle(
  x: number,
  y: number,
  degrees: number,
  length: number,
  halfWidth: number,
  start = 0,
): string {
  const tail = polar(x, y, start, degrees)
  const belly = polar(x, y, start + (length - start) * 0.62, degrees)
  const tip = polar(x, y, length, degrees)
  const nx = -Math.sin(radians(degrees)) * halfWidth
  const ny = Math.cos(radians(degrees)) * halfWidth
  return polygon([tail, [belly[0] + nx, belly[1] + ny], tip, [belly[0] - nx, belly[1] - ny]])
}

/** Everything between a waved top edge at `y` and `bottom`, from x0 to x1 (it starts earlier). */
export function waterBody(
  x0: number,
  x1: number,
  y: number,
  bottom: number,
  { amplitude = 8, halfWave = 28, phase = 0 } = {},
): string {
  const start = tenth(x0 - halfWave * 2)
  const count = Math.ceil((x1 - x0) / halfWave) + 5
  let d = `M${at(start, y)}`
  for (let i = 0; i < count; i++)
    d += `q${tenth(halfWave / 2)} ${tenth((i + phase) % 2 ? -amplitude * 2 : amplitude * 2)} ${tenth(halfWave)} 0`
  return `${d}V${tenth(bottom)}H${start}Z`
}

/**
 * A straight-sided part of a tool in its local frame: from u0 to u1, between v0 and v1 at the near
 * end and between `far0` and `far1` at the far end.
 */
export function slab(
  frame: LocalFrame,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  far0 = v0,
  far1 = v1,
): string {
  return polygon([frame(u0, v0), frame(u1, far0), frame(u1, far1), frame(u0, v1)])
}
