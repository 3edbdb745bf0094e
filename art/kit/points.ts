/**
 * Points and the small sums on them. Units are those of the picture, angles are degrees unless the
 * name says radians, y grows downwards.
 */

export type Point = readonly [x: number, y: number]

/** Rounds to a tenth: a picture is 480 to 1200 units wide, so that is below any visible detail. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}

/** A coordinate pair as path text. */
export function at(x: number, y: number): string {
  return `${tenth(x)} ${tenth(y)}`
}

export const xy = (p: Point) => at(p[0], p[1])

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  return [cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees))]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export function shift(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy])
}

/** Mirrors points at the vertical line x = cx. */
export function mirror(cx: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [2 * cx - x, y])
}

/** The point at an index known to be inside the list; throws on an empty list. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** As `pick`, with the index held inside the list: the ends repeat. */
export function held<T>(list: readonly T[], index: number): T {
  return pick(list, Math.max(0, Math.min(list.length - 1, index)))
}

/** As `pick`, with the index wrapped round the list. */
export function wrapped<T>(list: readonly T[], index: number): T {
  const n = list.length
  return pick(list, ((index % n) + n) % n)
}

/** The unit vector at right angles to the way from a to b. */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
}

/** A local frame: u runs from the origin at an angle, v to the right of the way (on screen). */
export type LocalFrame = (u: number, v: number) => Point

export function localFrame(origin: Point, degrees: number): LocalFrame {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return (u, v) => [origin[0] + u * c - v * s, origin[1] + u * s + v * c]
}

/**
 * Coordinate pairs in SVG's own notation, 'x,y x,y …'. It also serves for other pairs: the two
 * radii of each stretch of a limb, the heights and half widths of a profile.
 */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y, ...rest] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || rest.length || Number.isNaN(x + y))
        throw new SyntaxError(`"${pair}" is not a pair of numbers`)
      return [x, y]
    })
}
