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
  return nodes(node).filter((it): it is Element => 'tagName' in it)
}

export type Range = { startOffset: number; endOffset: number }

/** The text with ranges replaced by other text, or cut out. */
export function replaceRanges(text: string, edits: readonly (Range & { by?: string })[]): string {
  let at = 0
  let result = ''
  // What is inserted before an element comes before the removal of that element.
  for (const { startOffset, endOffset, by = '' } of edits.toSorted(
    (a, b) => a.startOffset - b.startOffset || a.endOffset - b.endOffset,
  )) {
    // A range within one that is cut out.
    if (startOffset < at) continue
    result += text.slice(at, startOffset) + by
    at = endOffset
  }
  return result + text.slice(at)
}
