/** Paths along routes of straight stretches with round corners: pipes. */
import { distance, type Point, pick, tenth, xy } from './points'

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
