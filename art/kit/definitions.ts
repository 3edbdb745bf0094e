import type { Colour } from './colour'
import { type Point, tenth } from './points'

/** What a path may be filled with: a palette colour, or a gradient of the same drawing. */
export type Paint = Colour | `url(#${string})`

type GradientStop = readonly [offset: number, colour: Colour, opacity?: number]

/** What a drawing defines once and refers to by id: clips, gradients, the grain. */
export class Definitions {
  readonly #prefix: string
  readonly #texts = new Map<string, string>()
  /** The ids of what is defined once for all its uses, by what it is made from. */
  readonly #shared = new Map<string, string>()

  /** `prefix` starts every id. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** The definitions that a drawing's body refers to: a silhouette leaves some unused. */
  usedIn(body: string): string {
    const used = [...this.#texts].filter(([id]) => body.includes(`url(#${id})`))
    return used.length ? `<defs>${used.map(([, text]) => text).join('')}</defs>` : ''
  }

  clip(d: string, rule?: 'evenodd'): string {
    return this.#once(
      `${rule ?? ''}${d}`,
      (id) =>
        `<clipPath id="${id}"><path d="${d}"${rule ? ` clip-rule="${rule}"` : ''}/></clipPath>`,
    )
  }

  /** A gradient along the line from one point to the other. */
  linearGradient(from: Point, to: Point, stops: readonly GradientStop[]): Paint {
    return this.#gradient(
      'linearGradient',
      `x1="${tenth(from[0])}" y1="${tenth(from[1])}" x2="${tenth(to[0])}" y2="${tenth(to[1])}"`,
      stops,
    )
  }

  radialGradient(centre: Point, radius: number, stops: readonly GradientStop[]): Paint {
    return this.#gradient(
      'radialGradient',
      `cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="${tenth(radius)}"`,
      stops,
    )
  }

  /**
   * The dissolve: noise decides which points of the shape stay, its alpha how many. The colour is
   * flooded in at the end: taken from the shape it would be a guess where the alpha is low, and
   * renderers guess differently. One set of numbers for every picture, so the grain has one size.
   */
  grain(colour: Colour): string {
    return this.#once(
      colour,
      (id) =>
        `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
        '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="2"/>' +
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/>' +
        '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1" k4="-1"/>' +
        '<feComponentTransfer result="m"><feFuncA type="linear" slope="3.4"/></feComponentTransfer>' +
        `<feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/></filter>`,
    )
  }

  #gradient(tag: string, place: string, stops: readonly GradientStop[]): Paint {
    const inner = stops.map(([offset, colour, opacity]) => {
      const share = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${share}/>`
    })
    const id = this.#add(
      (id) =>
        `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inner.join('')}</${tag}>`,
    )
    return `url(#${id})`
  }

  #once(key: string, text: (id: string) => string): string {
    const id = this.#shared.get(key) ?? this.#add(text)
    this.#shared.set(key, id)
    return id
  }

  #add(text: (id: string) => string): string {
    const id = `${this.#prefix}-${this.#texts.size.toString(36)}`
    this.#texts.set(id, text(id))
    return id
  }
}
