/** What a drawing is made of until it is written: paths, in groups that move, clip or tint them. */
import type { Colour } from './colour'
import type { Paint } from './definitions'
import { type Point, tenth } from './points'

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

export type GroupNode = {
  kind: 'group'
  /** A cast shadow is no part of a silhouette. */
  shadow?: true
  transform?: string
  clip?: string
  opacity?: number
  fill?: Colour
  children: Node[]
}

export type Node = PathNode | GroupNode

/** Only the outlines of drawn nodes: no inner detail, no grain, nothing inside a clip. */
export function silhouettes(nodes: readonly Node[], colour: Colour): Node[] {
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

export function coarsen(node: Node, decimals: number): void {
  if (node.kind === 'path') node.d = roundPath(node.d, decimals)
  else for (const child of node.children) coarsen(child, decimals)
}

export function serialise(node: Node): string {
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
  if (shift?.some(Boolean)) out += ` transform="translate(${tenth(shift[0])} ${tenth(shift[1])})"`
  if (opacity !== undefined) out += ` opacity="${opacity}"`
  if (rule) out += ` fill-rule="${rule}"`
  if (filter) out += ` filter="url(#${filter})"`
  return `${out}/>`
}
