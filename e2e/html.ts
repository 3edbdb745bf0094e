import type { APIRequestContext } from '@playwright/test'
import { parse } from 'parse5'
import { attribute, type Element, elements, type Node } from '@/adapter/html'

/*
 * For tests that read a page's HTML as a crawler without scripts does, and need no browser.
 */

export async function documentOf(request: APIRequestContext, path: string): Promise<Node> {
  return parse(await (await request.get(path)).text())
}

export function byTag(root: Node, ...tags: readonly string[]): Element[] {
  return elements(root).filter(({ tagName }) => tags.includes(tagName))
}

/** @throws when the page has no such element */
export function byId(root: Node, id: string): Element {
  const found = elements(root).find((element) => attribute(element, 'id') === id)
  if (!found) throw new Error(`no element #${id}`)
  return found
}

/** The text of an element without its scripts, in single spaces. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ')
  if (!('childNodes' in node) || ('tagName' in node && node.tagName === 'script')) return ''
  return node.childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

/** Links to a WhatsApp conversation, by their addresses. */
export function chatAddresses(root: Node): string[] {
  return byTag(root, 'a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('https://wa.me/'))
}

/** The content of a `<meta>` by its name. */
export function metaOf(root: Node, name: string): string {
  const found = byTag(root, 'meta').find((element) =>
    [attribute(element, 'name'), attribute(element, 'property')].includes(name),
  )
  return (found && attribute(found, 'content')) ?? ''
}

/** The address in a `<link>` of that kind. */
export function linkOf(root: Node, rel: string): string {
  const found = byTag(root, 'link').find((element) => attribute(element, 'rel') === rel)
  return (found && attribute(found, 'href')) ?? ''
}
