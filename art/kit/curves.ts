/** Paths along smooth curves (Catmull–Rom as cubic Béziers), and points on them. */
import { at, distance, held, normal, type Point, pick, wrapped, xy } from './points'

/** A point on a symmetric form: its height on the page and its half width there. */
export type Profile = readonly (readonly [y: number, halfWidth: number])[]

/** A curve through the points (Catmull–Rom as cubic Béziers). */
export function smooth(
  points: readonly Point[],
  options: { closed?: boolean; tension?: number; continued?: boolean } = {},
): string {
  const { closed = false, tension = 1 / 6, continued = false } = options
  const get = (i: number) => (closed ? wrapped(points, i) : held(points, i))
  const count = closed ? points.length : points.length - 1
  let d = (continued ? 'L' : 'M') + xy(get(0))
  for (let i = 0; i < count; i++) d += bezier(get(i - 1), get(i), get(i + 1), get(i + 2), tension)
  return d + (closed ? 'Z' : '')
}

/** `smooth`, closed. */
export function blob(points: readonly Point[], tension?: number): string {
  return smooth(points, { closed: true, ...(tension === undefined ? {} : { tension }) })
}

function bezier(before: Point, from: Point, to: Point, after: Point, tension: number): string {
  const first = at(from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension)
  const second = at(to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension)
  return `C${first} ${second} ${xy(to)}`
}

/**
 * A form symmetric about x = cx. `right` is exactly the right half of `full`, on the same curves,
 * for the half that lies in shade.
 */
export function symmetric(
  cx: number,
  profile: Profile,
  tension = 1 / 6,
): { full: string; right: string } {
  const first = pick(profile, 0)
  const last = pick(profile, profile.length - 1)
  const rightSide: Point[] = profile.map(([y, half]) => [cx + half, y])
  const leftSide: Point[] = profile.map(([y, half]): Point => [cx - half, y]).reverse()
  const outline = [...rightSide, ...(last[1] === 0 ? leftSide.slice(1) : leftSide)]
  if (first[1] === 0) outline.pop()
  const get = (i: number) => wrapped(outline, i)
  let right = `M${xy(get(0))}`
  for (let i = 0; i < rightSide.length - 1; i++)
    right += bezier(get(i - 1), get(i), get(i + 1), get(i + 2), tension)
  if (last[1] !== 0) right += `L${at(cx, last[0])}`
  if (first[1] !== 0) right += `L${at(cx, first[0])}`
  return { full: smooth(outline, { closed: true, tension }), right: `${right}Z` }
}

/** One point of the Catmull–Rom curve between the second and third point, share 0 to 1. */
function onCurve(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (a: number, b: number, c: number, d: number) =>
    0.5 *
    (2 * b +
      (-a + c) * t +
      (2 * a - 5 * b + 4 * c - d) * t * t +
      (-a + 3 * b - 3 * c + d) * t * t * t)
  return [axis(p0[0], p1[0], p2[0], p3[0]), axis(p0[1], p1[1], p2[1], p3[1])]
}

/** A band along a smooth centre line; `halfWidth` takes the share of the way, 0 to 1. */
export function ribbon(
  points: readonly Point[],
  halfWidth: (share: number) => number,
  steps = 8,
): string {
  const centre: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < steps; k++) {
      const [a, b, c, e] = [-1, 0, 1, 2].map((o) => held(points, i + o)) as [
        Point,
        Point,
        Point,
        Point,
      ]
      centre.push(onCurve(a, b, c, e, k / steps))
    }
  }
  centre.push(pick(points, points.length - 1))
  const last = centre.length - 1
  const left: Point[] = []
  const right: Point[] = []
  centre.forEach((point, i) => {
    const [nx, ny] = normal(held(centre, i - 1), held(centre, i + 1))
    const half = halfWidth(i / last)
    left.push([point[0] + nx * half, point[1] + ny * half])
    right.push([point[0] - nx * half, point[1] - ny * half])
  })
  const stride = Math.max(1, Math.floor(steps / 3))
  const thin = (side: Point[]) => side.filter((_, i) => i % stride === 0 || i === last)
  return `${smooth(thin(left)) + smooth(thin(right).reverse(), { continued: true })}Z`
}

/** Points along the smooth curve through `points`, about `step` units apart. */
function sampleCurve(points: readonly Point[], step = 10): Point[] {
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((o) => held(points, i + o)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const parts = Math.max(2, Math.round(distance(b, c) / step))
    for (let k = 0; k < parts; k++) out.push(onCurve(a, b, c, e, k / parts))
  }
  out.push(pick(points, points.length - 1))
  return out
}

/** Points on the smooth curve at even distances: where the rings of a hose or a spring sit. */
export function evenly(points: readonly Point[], step: number): Point[] {
  const fine = sampleCurve(points, 3)
  const out = [pick(fine, 0)]
  let walked = 0
  for (let i = 1; i < fine.length; i++) {
    walked += distance(pick(fine, i - 1), pick(fine, i))
    if (walked >= step) {
      out.push(pick(fine, i))
      walked = 0
    }
  }
  return out
}
