import { JSDOM, VirtualConsole } from 'jsdom'

/* Helpers for tests that read HTML as a crawler without scripts does. */

export const documentIn = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document

export const select = (root: ParentNode, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
]

/**
 * Returns the element with an id.
 * @throws if the page has no such element
 */
export function byId(root: ParentNode, id: string): Element {
  const found = root.querySelector(`[id="${id}"]`)
  if (!found) throw new Error(`no element #${id}`)
  return found
}

/** Returns the text of an element without scripts, with single spaces. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return `${node.nodeValue}`.replace(/\s+/g, ' ')
  if (node.nodeName === 'SCRIPT') return ''
  return [...node.childNodes].map(textOf).join('').replace(/\s+/g, ' ').trim()
}

export const chatUrls = (root: ParentNode): string[] =>
  select(root, 'a[href^="https://wa.me/"]').map((link) => link.getAttribute('href') ?? '')

/** Returns the content of a `<meta>` by its name. */
export const metaOf = (root: ParentNode, name: string): string =>
  root.querySelector(`meta:is([name="${name}"], [property="${name}"])`)?.getAttribute('content') ??
  ''

/** Returns the URL of the `<link>` with a `rel` value. */
export const linkOf = (root: ParentNode, rel: string): string =>
  root.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? ''
