import type { Colour } from './colour'
import { pathBounds, shortPath } from './path'
import { type Point, radians, tenth } from './points'
import { SHADOW } from './system'

/** A palette colour, or a gradient that the drawing has handed out. */
type Paint = Colour | `url(#${string})`

type GradientStop = readonly [offset: number, colour: Colour, opacity?: number]

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

type PathNode = {
  kind: 'path'
  d: string
  fill?: Paint
  stroke?: { paint: Paint; width: number; cap: 'round' | 'butt'; dash?: string }
  shift?: Point
  opacity?: number
  rule?: 'evenodd'
  filter?: string
  detail?: boolean
}

type GroupNode = {
  kind: 'group'
  /** A cast shadow: art/check.ts reads its offset from here. */
  shadow?: { offset: Point; onPage: Point }
  transform?: string
  clip?: string
  opacity?: number
  fill?: Colour
  children: Node[]
}

type Node = PathNode | GroupNode

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
  readonly #prefix: string
  /** A mark on a grid of 16 or 64 units needs finer steps than a picture of 800. */
  readonly #decimals: number
  readonly #definitions: { id: string; text: string }[] = []
  readonly #clips = new Map<string, string>()
  #nodes: Node[] = []
  #linear: Linear = IDENTITY
  readonly #grains = new Map<Colour, string>()
  #ids = 0

  /** `prefix` starts every id, so that two pictures in one page cannot share one. */
  constructor(prefix: string, width: number, height: number) {
    this.#prefix = prefix
    this.width = width
    this.height = height
    this.#decimals = width < 100 ? 3 : 1
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
      { clip: this.#clip(d, rule), ...(opacity === undefined ? {} : { opacity }) },
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

  /** The way a cast shadow lies in the current frame, so that it is the system's on the page. */
  get shadowOffset(): Point {
    const [a, b, c, d] = this.#linear
    const determinant = a * d - b * c
    return [
      tenth((d * SHADOW.x - c * SHADOW.y) / determinant),
      tenth((a * SHADOW.y - b * SHADOW.x) / determinant),
    ]
  }

  /**
   * Draws something with its hard cast shadow under it: the silhouette again, in one colour. With
   * an opacity the shadow darkens whatever it falls on by about one step, so it is seen on every
   * tone of a patterned ground.
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

  /** The cast shadow of a line. */
  shadowStroke(d: string, colour: Colour, width: number): this {
    this.#pushShadow(colour, [{ kind: 'path', d, stroke: { paint: colour, width, cap: 'round' } }])
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
    const paint = this.#linearGradient(from, to, [
      [0, colour, start],
      [1, colour, end],
    ])
    this.#nodes.push({ kind: 'path', d, fill: paint, filter: this.#grainFilter(colour) })
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
    const paint = this.#radialGradient(centre, radius, [
      [0, colour, inner],
      [1, colour, outer],
    ])
    this.#nodes.push({ kind: 'path', d, fill: paint, filter: this.#grainFilter(colour) })
    return this
  }

  toString(): string {
    const body = this.#nodes.map(serialise).join('')
    // A silhouette leaves the clips of what it hides behind
    const used = this.#definitions.filter(({ id }) => body.includes(`url(#${id})`))
    const definitions = used.length ? `<defs>${used.map(({ text }) => text).join('')}</defs>` : ''
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" ` +
      `width="${this.width}" height="${this.height}">${definitions}${body}</svg>`
    ).replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortPath(d, this.#decimals)}"`)
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

  #pushShadow(colour: Colour, children: Node[], opacity?: number): void {
    const [x, y] = this.shadowOffset
    const [a, b, c, d] = this.#linear
    const onPage: Point = [a * x + c * y, b * x + d * y]
    this.shadowOffsets.push(onPage)
    this.#nodes.push({
      kind: 'group',
      shadow: { offset: [x, y], onPage },
      transform: `translate(${x} ${y})`,
      fill: colour,
      children,
      ...(opacity === undefined ? {} : { opacity }),
    })
  }

  #nextId(): string {
    return `${this.#prefix}-${(this.#ids++).toString(36)}`
  }

  #clip(d: string, rule?: 'evenodd'): string {
    const key = `${rule ?? ''}${d}`
    const known = this.#clips.get(key)
    if (known) return known
    const id = this.#nextId()
    this.#clips.set(key, id)
    this.#definitions.push({
      id,
      text: `<clipPath id="${id}"><path d="${d}"${rule ? ` clip-rule="${rule}"` : ''}/></clipPath>`,
    })
    return id
  }

  /** A gradient along the line from (x1, y1) to (x2, y2). */
  #linearGradient(from: Point, to: Point, stops: readonly GradientStop[]): Paint {
    return this.#gradient(
      'linearGradient',
      `x1="${tenth(from[0])}" y1="${tenth(from[1])}" x2="${tenth(to[0])}" y2="${tenth(to[1])}"`,
      stops,
    )
  }

  #radialGradient(centre: Point, radius: number, stops: readonly GradientStop[]): Paint {
    return this.#gradient(
      'radialGradient',
      `cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="${tenth(radius)}"`,
      stops,
    )
  }

  #gradient(tag: string, geometry: string, stops: readonly GradientStop[]): Paint {
    const id = this.#nextId()
    const inner = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
    this.#definitions.push({
      id,
      text: `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${inner}</${tag}>`,
    })
    return `url(#${id})`
  }

  /**
   * The dissolve: noise decides which points of the shape stay, its alpha how many. The colour is
   * flooded in at the end: taken from the shape it would be a guess where the alpha is low, and
   * renderers guess differently. One set of numbers for every picture, so the grain has one size.
   */
  #grainFilter(colour: Colour): string {
    const known = this.#grains.get(colour)
    if (known) return known
    const id = this.#nextId()
    this.#grains.set(colour, id)
    this.#definitions.push({
      id,
      text:
        `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
        '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="2"/>' +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/>' +
        '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
        '<feComponentTransfer result="m"><feFuncA type="linear" slope="3.4"/></feComponentTransfer>' +
        `<feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/></filter>`,
    })
    return id
  }
}

/** Only the outlines of drawn nodes: no inner detail, no grain, nothing inside a clip. */
function silhouettes(nodes: readonly Node[], colour: Colour): Node[] {
  const out: Node[] = []
  for (const node of nodes) {
    if (node.kind === 'group') {
      if (node.clip || node.shadow) continue
      const children = silhouettes(node.children, colour)
      if (children.length && node.transform) {
        out.push({ kind: 'group', transform: node.transform, children })
      } else {
        out.push(...children)
      }
    } else if (!node.filter && !node.detail) {
      const { d, stroke, shift, rule } = node
      out.push({
        kind: 'path',
        d,
        ...(stroke ? { stroke: { ...stroke, paint: colour } } : {}),
        ...(shift ? { shift } : {}),
        ...(rule ? { rule } : {}),
      })
    }
  }
  return out
}

function roundPath(d: string, decimals: number): string {
  const factor = 10 ** decimals
  return d.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * factor) / factor))
}

function coarsen(node: Node, decimals: number): void {
  if (node.kind === 'path') node.d = roundPath(node.d, decimals)
  else for (const child of node.children) coarsen(child, decimals)
}

function serialise(node: Node): string {
  if (node.kind === 'group') {
    const { clip, transform, opacity, fill, children } = node
    return (
      `<g${clip ? ` clip-path="url(#${clip})"` : ''}${fill ? ` fill="${fill}"` : ''}` +
      `${transform ? ` transform="${transform}"` : ''}` +
      `${opacity === undefined ? '' : ` opacity="${opacity}"`}>` +
      `${children.map(serialise).join('')}</g>`
    )
  }
  const { d, fill, stroke, shift, opacity, rule, filter } = node
  let out = `<path d="${d}"`
  if (stroke) {
    out += ` fill="none" stroke="${stroke.paint}" stroke-width="${stroke.width}"`
    if (stroke.cap === 'round') out += ' stroke-linecap="round"'
    out += ' stroke-linejoin="round"'
    if (stroke.dash) out += ` stroke-dasharray="${stroke.dash}"`
  } else if (fill) {
    out += ` fill="${fill}"`
  }
  if (shift) out += ` transform="translate(${tenth(shift[0])} ${tenth(shift[1])})"`
  if (opacity !== undefined) out += ` opacity="${opacity}"`
  if (rule) out += ` fill-rule="${rule}"`
  if (filter) out += ` filter="url(#${filter})"`
  return `${out}/>`
}
