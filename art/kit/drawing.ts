import type { Colour } from './colour'
import { Definitions, type Paint } from './definitions'
import { coarsen, type GroupNode, type Node, serialise, silhouettes } from './nodes'
import { optimised, pathBounds } from './path'
import { type Point, radians, tenth } from './points'
import { SHADOW } from './system'

type FillOptions = {
  /** Moves the path by this much without rewriting it. */
  shift?: Point
  opacity?: number
  /** `evenodd` makes the overlap of subpaths a hole. */
  rule?: 'evenodd'
  /** Inner detail: never part of the silhouette that `cast` makes a shadow of. */
  detail?: boolean
}

type StrokeOptions = FillOptions & {
  /** Round unless told: a butt end is for a line that meets a straight edge. */
  cap?: 'round' | 'butt'
  /** Dash pattern in units, as in SVG. */
  dash?: string
}

type Placement = {
  /** Where the origin comes to lie. */
  to: Point
  rotate?: number
  scale?: number
  /** Mirrors left and right before anything else. */
  flip?: boolean
  /** The point of the inner drawing that is placed; [0, 0] unless told. */
  origin?: Point
}

/** The linear part of a transformation: what turns a direction of the page into a local one. */
type Linear = readonly [a: number, b: number, c: number, d: number]

const IDENTITY: Linear = [1, 0, 0, 1]

function times(m: Linear, n: Linear): Linear {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
  ]
}

/**
 * Builds one SVG picture. It knows no text, no image and no reference to the outside, takes
 * palette colours only, numbers its own ids, and makes every cast shadow itself so that all of
 * them fall the same way.
 */
export class Drawing {
  readonly width: number
  readonly height: number
  /** The offset on the page of every shadow cast so far. */
  readonly shadowOffsets: Point[] = []
  readonly #decimals: number
  readonly #definitions: Definitions
  #nodes: Node[] = []
  #views = ''
  #linear: Linear = IDENTITY

  /**
   * `prefix` starts every id, so that two pictures in one page cannot share one. A mark on a grid of
   * 16 or 64 units needs more `decimals` than a picture of 800.
   */
  constructor(prefix: string, width: number, height: number, decimals = width < 100 ? 3 : 1) {
    this.#definitions = new Definitions(prefix)
    this.width = width
    this.height = height
    this.#decimals = decimals
  }

  /** A filled path. */
  fill(d: string, paint: Paint, options: FillOptions = {}): this {
    this.#nodes.push({ kind: 'path', d, fill: paint, ...options })
    return this
  }

  /** A filled path inside a form: it has no part in the form's silhouette. */
  detail(d: string, paint: Paint, options: FillOptions = {}): this {
    return this.fill(d, paint, { ...options, detail: true })
  }

  /** A line; its ends are round unless told. */
  stroke(d: string, paint: Paint, width: number, options: StrokeOptions = {}): this {
    const { cap = 'round', dash, ...rest } = options
    const stroke = { paint, width, cap, ...(dash === undefined ? {} : { dash }) }
    this.#nodes.push({ kind: 'path', d, stroke, ...rest })
    return this
  }

  /**
   * The rule for any form without facets: the whole in shade, then the same shape in light, moved
   * towards the light and cut off at the form's edge.
   */
  lit(d: string, shade: Paint, light: Paint, towardsLight: Point, lightShape = d): this {
    this.fill(d, shade)
    return this.inside(d, () => this.fill(lightShape, light, { shift: towardsLight }))
  }

  /** Draws only inside the path (or, with `evenodd`, inside its odd parts). */
  inside(d: string, draw: () => void, options: { rule?: 'evenodd'; opacity?: number } = {}): this {
    const { rule, opacity } = options
    return this.#group(
      { clip: this.#definitions.clip(d, rule), ...(opacity === undefined ? {} : { opacity }) },
      draw,
    )
  }

  /** Draws only outside the path (one closed path that does not cross itself). */
  outside(d: string, draw: () => void): this {
    // Far beyond the frame on all sides, so that it holds in a moved or scaled group too.
    return this.inside(`M-4000-4000H8000V8000H-4000Z${d}`, draw, { rule: 'evenodd' })
  }

  /** Draws in a moved, turned, scaled or mirrored frame. */
  place(placement: Placement, draw: () => void): this {
    const { to, rotate = 0, scale = 1, flip = false, origin = [0, 0] } = placement
    const parts = [`translate(${tenth(to[0])} ${tenth(to[1])})`]
    if (rotate) parts.push(`rotate(${tenth(rotate)})`)
    if (flip) parts.push(`scale(${-scale} ${scale})`)
    else if (scale !== 1) parts.push(`scale(${scale})`)
    if (origin[0] || origin[1]) parts.push(`translate(${tenth(-origin[0])} ${tenth(-origin[1])})`)
    const c = Math.cos(radians(rotate)) * scale
    const s = Math.sin(radians(rotate)) * scale
    const outer = this.#linear
    this.#linear = times(outer, flip ? [-c, -s, -s, c] : [c, s, -s, c])
    this.#group({ transform: parts.join(' ') }, draw)
    this.#linear = outer
    return this
  }

  /**
   * Draws something with its hard cast shadow under it: the silhouette again, in one colour. With
   * an opacity the shadow darkens whatever it falls on by about one step, so it is seen on every
   * tone of a patterned background.
   */
  cast(colour: Colour, draw: () => void, options: { opacity?: number } = {}): this {
    const drawn = this.#collect(draw)
    this.#pushShadow(colour, silhouettes(drawn, colour), options.opacity)
    this.#nodes.push(...drawn)
    return this
  }

  /** Only the cast shadow of what `draw` draws, for a shadow that is split by surface. */
  castOnly(colour: Colour, draw: () => void): this {
    this.#pushShadow(colour, silhouettes(this.#collect(draw), colour))
    return this
  }

  /** The cast shadow of a path, in the next darker step of the surface that it falls on. */
  shadow(d: string, colour: Colour, options: { opacity?: number } = {}): this {
    this.#pushShadow(colour, [{ kind: 'path', d }], options.opacity)
    return this
  }

  /**
   * Only the outline of what `draw` draws, in one colour: a figure against the light. For one that
   * is shown much reduced, `decimals` rounds its coordinates and parts below `smallest` units are
   * left out.
   */
  silhouette(
    colour: Colour,
    draw: () => void,
    { decimals = 1, smallest = 0 }: { decimals?: number; smallest?: number } = {},
  ): this {
    const children = silhouettes(this.#collect(draw), colour).filter((node) => {
      if (node.kind === 'group') return true
      const { x0, y0, x1, y1 } = pathBounds(node.d)
      return Math.max(x1 - x0, y1 - y0) + (node.stroke?.width ?? 0) >= smallest
    })
    for (const node of children) coarsen(node, decimals)
    this.#nodes.push({ kind: 'group', fill: colour, children })
    return this
  }

  /** Grain over a path that thickens along a line, from density `start` to `end` (0 to 1). */
  grain(d: string, colour: Colour, from: Point, to: Point, start = 0, end = 0.8): this {
    const paint = this.#definitions.linearGradient(from, to, [
      [0, colour, start],
      [1, colour, end],
    ])
    this.#nodes.push({ kind: 'path', d, fill: paint, filter: this.#definitions.grain(colour) })
    return this
  }

  /** Grain that changes with the distance from a point, from density `inner` to `outer`. */
  radialGrain(
    d: string,
    colour: Colour,
    centre: Point,
    radius: number,
    inner = 0.8,
    outer = 0,
  ): this {
    const paint = this.#definitions.radialGradient(centre, radius, [
      [0, colour, inner],
      [1, colour, outer],
    ])
    this.#nodes.push({ kind: 'path', d, fill: paint, filter: this.#definitions.grain(colour) })
    return this
  }

  /** Makes a part of the picture addressable: `file.svg#id` shows it alone. */
  view(id: string, x: number, y: number, width: number, height: number): this {
    this.#views += `<view id="${id}" viewBox="${x} ${y} ${width} ${height}"/>`
    return this
  }

  toString(): string {
    const body = this.#nodes.map(serialise).join('')
    const definitions = this.#definitions.usedIn(body)
    const size = `width="${this.width}" height="${this.height}"`
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" ${size}>`
    return optimised(`${head}${this.#views}${definitions}${body}</svg>`, this.#decimals)
  }

  #group(head: Omit<GroupNode, 'kind' | 'children'>, draw: () => void): this {
    const children = this.#collect(draw)
    if (children.length) this.#nodes.push({ kind: 'group', ...head, children })
    return this
  }

  #collect(draw: () => void): Node[] {
    const outer = this.#nodes
    this.#nodes = []
    draw()
    const drawn = this.#nodes
    this.#nodes = outer
    return drawn
  }

  /** A cast shadow, turned in the current frame so that it falls as the system says on the page. */
  #pushShadow(colour: Colour, children: Node[], opacity?: number): void {
    const [a, b, c, d] = this.#linear
    const determinant = a * d - b * c
    const x = tenth((d * SHADOW.x - c * SHADOW.y) / determinant)
    const y = tenth((a * SHADOW.y - b * SHADOW.x) / determinant)
    this.shadowOffsets.push([a * x + c * y, b * x + d * y])
    this.#nodes.push({
      kind: 'group',
      shadow: true,
      transform: `translate(${x} ${y})`,
      fill: colour,
      children,
      ...(opacity === undefined ? {} : { opacity }),
    })
  }
}
