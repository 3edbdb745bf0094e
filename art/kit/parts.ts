/**
 * Things that several pictures share. Grounds and friezes return paths; whatever needs more than
 * one colour draws itself on the picture it is given.
 */
import { amber, blue, type Colour, cream, green, type Tones, terracotta } from './colour'
import type { Drawing } from './drawing'
import {
  at,
  between,
  box,
  type Corners,
  distance,
  ellipse,
  evenly,
  limb,
  mirror,
  normal,
  type Point,
  type Profile,
  pick,
  type Quadrant,
  quarter,
  ribbon,
  shift,
  symmetric,
  tenth,
  tube,
} from './geometry'
import { ELLIPSE_RATIO } from './system'

// ---- grounds

/** A quarter circle in a cell of the module grid, opening towards the quadrant. */
export type Cell = readonly [column: number, row: number, quadrant: Quadrant]

/** Which corner of a cell a quarter circle stands in, for each quadrant that it opens towards. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** The quarter circles of a ground pattern as one path. */
export function quarters(cells: readonly Cell[], module: number, x0 = 0, y0 = 0): string {
  return cells
    .map(([column, row, quadrant]) => {
      const [cx, cy] = pick(CORNERS, quadrant)
      return quarter(x0 + (column + cx) * module, y0 + (row + cy) * module, module, quadrant)
    })
    .join('')
}

/** The quadrants of four neighbouring tiles; the default makes whole discs of every four. */
type Turn = readonly [Quadrant, Quadrant, Quadrant, Quadrant]

const DISCS: Turn = [0, 1, 3, 2]

/** A field of cells, all filled, in a pattern that repeats every two columns and rows. */
export function tileCells(columns: number, rows: number, turn: Turn = DISCS): Cell[] {
  const cells: Cell[] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++)
      cells.push([column, row, pick(turn, (column % 2) + 2 * (row % 2))])
  }
  return cells
}

/** Paints the whole frame and the tone-on-tone quarter circles of its ground. */
export function ground(
  art: Drawing,
  base: Colour,
  tint: Colour,
  cells: readonly Cell[],
  module = 200,
): void {
  art.fill(`M0 0H${art.width}V${art.height}H0Z`, base)
  if (cells.length) art.fill(quarters(cells, module), tint)
}

/** A tiled wall over an area, on a grid that passes through an origin: its quarters and grout. */
export function tiledWall(
  module: number,
  origin: Point,
  area: { x0: number; y0: number; x1: number; y1: number },
  turn: Turn = DISCS,
): { tiles: string; grout: string } {
  const { x0, y0, x1, y1 } = area
  const firstColumn = Math.floor((x0 - origin[0]) / module)
  const lastColumn = Math.ceil((x1 - origin[0]) / module)
  const firstRow = Math.floor((y0 - origin[1]) / module)
  const lastRow = Math.ceil((y1 - origin[1]) / module)
  const even = (n: number) => ((n % 2) + 2) % 2
  const cells: Cell[] = []
  for (let column = firstColumn; column < lastColumn; column++) {
    for (let row = firstRow; row < lastRow; row++)
      cells.push([column, row, pick(turn, even(column) + 2 * even(row))])
  }
  // Only lines inside the area: half a line along a frame's edge looks like a border
  let grout = ''
  for (let column = firstColumn; column <= lastColumn; column++) {
    const x = origin[0] + column * module
    if (x > x0 && x < x1) grout += `M${tenth(x)} ${y0}V${y1}`
  }
  for (let row = firstRow; row <= lastRow; row++) {
    const y = origin[1] + row * module
    if (y > y0 && y < y1) grout += `M${x0} ${tenth(y)}H${x1}`
  }
  return { tiles: quarters(cells, module, origin[0], origin[1]), grout }
}

/**
 * The frieze on the edge of a floor: quarter circles that hang from `y` in pairs, so that every
 * two make a half disc. `radius` up to `pitch`.
 */
export function hangingFrieze(
  y: number,
  radius: number,
  { x0 = 0, count = 8, pitch = 100, startsOpen = false } = {},
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + i * pitch
    const left = startsOpen ? i % 2 === 1 : i % 2 === 0
    d += left ? quarter(x + pitch, y, radius, 1) : quarter(x, y, radius, 0)
  }
  return d
}

// ---- bodies

/** Where the facets of a cylinder are cut (radians from its left edge) and which tone they take. */
const FACETS = [
  [0, 0.42, 'shade'],
  [0.62, 1.22, 'light'],
  [1.95, 2.5, 'shade'],
  [2.5, Math.PI, 'dark'],
] as const

/**
 * The front of a standing cylinder or cone between two rims, light from the left. Returns its
 * outline, to clip to.
 */
export function cone(
  art: Drawing,
  cx: number,
  topY: number,
  topRadius: number,
  bottomY: number,
  bottomRadius: number,
  tones: Tones,
  ratio = ELLIPSE_RATIO,
): string {
  const rim = (y: number, radius: number, angle: number) =>
    at(cx - radius * Math.cos(angle), y + radius * ratio * Math.sin(angle))
  const facet = (from: number, to: number) =>
    `M${rim(topY, topRadius, from)}A${tenth(topRadius)} ${tenth(topRadius * ratio)} 0 0 0 ${rim(topY, topRadius, to)}` +
    `L${rim(bottomY, bottomRadius, to)}A${tenth(bottomRadius)} ${tenth(bottomRadius * ratio)} 0 0 1 ${rim(bottomY, bottomRadius, from)}Z`
  const outline = facet(0, Math.PI)
  art.fill(outline, tones.mid)
  for (const [from, to, tone] of FACETS) art.fill(facet(from, to), tones[tone])
  return outline
}

/** A circle seen from the side, by the system's ratio. */
export function rim(cx: number, cy: number, radius: number): string {
  return ellipse(cx, cy, radius, radius * ELLIPSE_RATIO)
}

/** A pair of legs of an animal seen from above: the left one in light, the right one in shade. */
export function limbPair(
  art: Drawing,
  cx: number,
  joints: readonly Point[],
  radii: readonly (readonly [number, number])[],
  light: Colour,
  shade: Colour,
): void {
  art.fill(limb(mirror(cx, joints), radii), light)
  art.fill(limb(joints, radii), shade)
}

/** A symmetric body part: the left half in light, the right half in shade. */
export function halvedForm(
  art: Drawing,
  cx: number,
  profile: Profile,
  light: Colour,
  shade: Colour,
  tension?: number,
): { full: string; right: string } {
  const form = symmetric(cx, profile, tension)
  art.fill(form.full, light)
  art.detail(form.right, shade)
  return form
}

/** A lump of earth, fat or stone: two tones, `flatness` below 1 presses it flat. */
export function lump(
  art: Drawing,
  x: number,
  y: number,
  radius: number,
  light: Colour,
  shade: Colour,
  flatness = 1,
): void {
  art.lit(
    ellipse(x, y, radius, radius * flatness),
    shade,
    light,
    [0, 0],
    ellipse(
      x - radius * 0.28,
      y - radius * flatness * 0.3,
      radius * 0.94,
      radius * flatness * 0.94,
    ),
  )
}

/** A round drop of water in the air. */
export function bead(
  art: Drawing,
  x: number,
  y: number,
  radius: number,
  shade: Colour = blue[5],
  light: Colour = blue[3],
): void {
  art.lit(
    ellipse(x, y, radius),
    shade,
    light,
    [0, 0],
    ellipse(x - radius * 0.35, y - radius * 0.4, radius),
  )
}

/** A leaf with a lit and a shaded half, and veins if a colour for them is given. */
export function facetedLeaf(
  art: Drawing,
  a: Point,
  b: Point,
  bulge: number,
  light: Colour,
  shade: Colour,
  veins?: Colour,
): void {
  const [mx, my] = between(a, b, 0.5)
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const left: Point = [mx - dy * bulge, my + dx * bulge]
  const right: Point = [mx + dy * bulge, my - dx * bulge]
  const leftIsUpper = left[1] + left[0] * 0.6 < right[1] + right[0] * 0.6
  art.fill(
    `M${at(...a)}Q${at(...left)} ${at(...b)}Q${at(...right)} ${at(...a)}Z`,
    leftIsUpper ? shade : light,
  )
  art.detail(`M${at(...a)}Q${at(...left)} ${at(...b)}Z`, leftIsUpper ? light : shade)
  if (!veins) return
  let d = ''
  for (let i = 1; i < 5; i++) {
    const u = i / 5.2
    const x = a[0] + dx * u
    const y = a[1] + dy * u
    const reach = bulge * 0.4 * Math.sin(Math.PI * u)
    const ahead: Point = [x + dx * 0.11, y + dy * 0.11]
    d += `M${at(x, y)}L${at(ahead[0] - dy * reach, ahead[1] + dx * reach)}`
    d += `M${at(x, y)}L${at(ahead[0] + dy * reach, ahead[1] - dx * reach)}`
  }
  art.stroke(d, veins, 3, { detail: true })
}

// ---- pipes and hoses

/** Tones of a hose from its shaded side to its highlight. */
export type HoseTones = {
  shade: Colour
  mid: Colour
  light: Colour
}

const AMBER_HOSE: HoseTones = { shade: amber[7], mid: amber[5], light: amber[3] }
const CLAY_HOSE: HoseTones = { shade: terracotta[7], mid: terracotta[5], light: terracotta[4] }

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

/** A smooth hose. `shadow` is the colour of its cast shadow, where it casts one. */
export function hose(
  art: Drawing,
  points: readonly Point[],
  radius = 20,
  tones: HoseTones = AMBER_HOSE,
  shadow?: Colour,
): void {
  const body = ribbon(points, () => radius)
  if (shadow) art.shadow(body, shadow)
  art.fill(body, tones.shade)
  art.fill(
    ribbon(shift(points, -radius * 0.16, -radius * 0.2), () => radius * 0.8),
    tones.mid,
  )
  art.fill(
    ribbon(shift(points, -radius * 0.36, -radius * 0.4), () => radius * 0.28),
    tones.light,
  )
}

/** A ribbed suction hose. */
export function corrugatedHose(
  art: Drawing,
  points: readonly Point[],
  radius = 26,
  tones: HoseTones = CLAY_HOSE,
  { shadow, pitch = 15 }: { shadow?: Colour; pitch?: number } = {},
): void {
  const body = ribbon(points, () => radius)
  if (shadow) art.shadow(body, shadow)
  art.fill(body, tones.shade)
  art.fill(
    ribbon(shift(points, -radius * 0.16, -radius * 0.2), () => radius * 0.78),
    tones.mid,
  )
  art.fill(
    ribbon(shift(points, -radius * 0.4, -radius * 0.44), () => radius * 0.24),
    tones.light,
  )
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

// ---- signs

/** The company's seal on its tools: a shield, half in shade, with a tick. `scale` 1 is 104 wide. */
export function shieldSeal(art: Drawing, x: number, y: number, scale = 1): void {
  const p = (dx: number, dy: number) => at(x + dx * scale, y + dy * scale)
  const v = (dy: number) => tenth(y + dy * scale)
  const shield =
    `M${p(0, -62)}L${p(52, -44)}V${v(4)}C${p(52, 40)} ${p(22, 60)} ${p(0, 70)}` +
    `C${p(-22, 60)} ${p(-52, 40)} ${p(-52, 4)}V${v(-44)}Z`
  art.fill(shield, cream[0])
  art.inside(shield, () => art.fill(box(x, y - 80 * scale, 80 * scale, 160 * scale), cream[2]))
  art.stroke(`M${p(-22, 2)}L${p(-6, 20)}L${p(26, -18)}`, green[6], tenth(13 * scale))
}

/**
 * A cylinder that lies at an angle, its lit side at share 1 and its shaded side at share -1 of its
 * half width: `strip` gives the lengthwise strip between two shares.
 */
export function facets(
  art: Drawing,
  strip: (fromShare: number, toShare: number) => string,
  tones: Tones,
): void {
  art.fill(strip(1, -1), tones.mid)
  art.fill(strip(0.72, 0.16), tones.light)
  art.fill(strip(-0.36, -0.74), tones.shade)
  art.fill(strip(-0.74, -1), tones.dark)
}
