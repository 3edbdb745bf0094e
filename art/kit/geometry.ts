/**
 * Pure geometry: every function returns points or the `d` of an SVG path. Units are those of the
 * picture, angles are degrees unless the name says radians, y grows downwards.
 */

export type Point = readonly [x: number, y: number]

/** A point on a symmetric form: its height on the page and its half width there. */
export type Profile = readonly (readonly [y: number, halfWidth: number])[]

/** Quadrants in clockwise order from south-east: which way a quarter circle opens. */
export type Quadrant = 0 | 1 | 2 | 3

/** Rounds to a tenth: a picture is 480 to 1200 units wide, so that is below any visible detail. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}

/** A coordinate pair as path text. */
export function at(x: number, y: number): string {
  return `${tenth(x)} ${tenth(y)}`
}

const xy = (p: Point) => at(p[0], p[1])

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
function held<T>(list: readonly T[], index: number): T {
  return pick(list, Math.max(0, Math.min(list.length - 1, index)))
}

/** As `pick`, with the index wrapped round the list. */
function wrapped<T>(list: readonly T[], index: number): T {
  const n = list.length
  return pick(list, ((index % n) + n) % n)
}

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

/** The unit vector at right angles to the way from a to b. */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
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

/** One corner radius for all corners of a route, or one for each of its points. */
export type Corners = number | readonly number[]

type OffsetStep = {
  to: Point
  /** Radius and sweep of the arc that leads here; a straight line where it is missing. */
  arc?: { radius: number; sweep: 0 | 1 }
}

/** The line that runs beside a route of straight stretches and round corners, `offset` away. */
function beside(route: readonly Point[], corners: Corners, offset: number): OffsetStep[] {
  const directions: Point[] = []
  for (let i = 0; i < route.length - 1; i++) {
    const a = pick(route, i)
    const b = pick(route, i + 1)
    const length = distance(a, b)
    directions.push([(b[0] - a[0]) / length, (b[1] - a[1]) / length])
  }
  const push = (p: Point, dir: Point): Point => [p[0] - dir[1] * offset, p[1] + dir[0] * offset]
  const out: OffsetStep[] = [{ to: push(pick(route, 0), pick(directions, 0)) }]
  for (let i = 1; i < route.length - 1; i++) {
    const corner = pick(route, i)
    const before = pick(directions, i - 1)
    const after = pick(directions, i)
    const cross = before[0] * after[1] - before[1] * after[0]
    const turn = Math.atan2(Math.abs(cross), before[0] * after[0] + before[1] * after[1])
    const radius = typeof corners === 'number' ? corners : (corners[i] ?? 0)
    if (turn < 0.001 || radius < 1) {
      out.push({ to: push(corner, after) })
      continue
    }
    const cut = radius * Math.tan(turn / 2)
    const entry: Point = [corner[0] - before[0] * cut, corner[1] - before[1] * cut]
    const exit: Point = [corner[0] + after[0] * cut, corner[1] + after[1] * cut]
    const right = cross > 0
    out.push(
      { to: push(entry, before) },
      {
        to: push(exit, after),
        arc: {
          radius: Math.max(0.1, right ? radius - offset : radius + offset),
          sweep: right ? 1 : 0,
        },
      },
    )
  }
  const end = directions.length - 1
  out.push({ to: push(pick(route, route.length - 1), pick(directions, end)) })
  return out
}

/**
 * A pipe: the band between two lines that run beside a route, at offsets `a` and `b` (negative is
 * left of the way, as seen when going along it). Corners are true arcs.
 */
export function tube(route: readonly Point[], corners: Corners, a: number, b: number): string {
  const there = beside(route, corners, a)
  const back = beside(route, corners, b)
  let d = `M${xy(pick(there, 0).to)}`
  for (const { to, arc } of there.slice(1)) {
    d += arc
      ? `A${tenth(arc.radius)} ${tenth(arc.radius)} 0 0 ${arc.sweep} ${xy(to)}`
      : `L${xy(to)}`
  }
  d += `L${xy(pick(back, back.length - 1).to)}`
  for (let i = back.length - 1; i > 0; i--) {
    const { arc } = pick(back, i)
    const to = pick(back, i - 1).to
    d += arc
      ? `A${tenth(arc.radius)} ${tenth(arc.radius)} 0 0 ${1 - arc.sweep} ${xy(to)}`
      : `L${xy(to)}`
  }
  return `${d}Z`
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

/** A local frame: u runs from the origin at an angle, v to the right of the way (on screen). */
type LocalFrame = (u: number, v: number) => Point

export function localFrame(origin: Point, degrees: number): LocalFrame {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  return (u, v) => [origin[0] + u * c - v * s, origin[1] + u * s + v * c]
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
