import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node

/** @returns undefined where the element has no such attribute */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Every node of a document, in its order. */
export function nodes(node: Node): Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(nodes) : [])]
}

/** Every element of a document, in its order. */
export function elements(node: Node): Element[] {
  return nodes(node).filter((child): child is Element => 'tagName' in child)
}

/** The text in a `<script>` or `<style>`, as it stands. */
export function rawText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Makes an element with a text that is not escaped, as that of a `<script>`. */
export function element(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(made, text)
  return made
}

export function insertAfter(made: Element, place: Element): void {
  const parent = place.parentNode
  if (!parent) return
  const next = parent.childNodes[parent.childNodes.indexOf(place) + 1]
  if (next) defaultTreeAdapter.insertBefore(parent, made, next)
  else defaultTreeAdapter.appendChild(parent, made)
}
