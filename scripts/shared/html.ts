import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node

/** @returns undefined where the element has no such attribute */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Every node of a document, in its order. */
function nodes(node: Node): Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(nodes) : [])]
}

/** Every element of a document, in its order. */
export function elements(node: Node): Element[] {
  return nodes(node).filter((child): child is Element => 'tagName' in child)
}
