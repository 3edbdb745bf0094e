import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5'
import { attribute, type Element, element, elements, insertAfter } from './html'

/** Addresses in a style sheet, which are relative to its file. */
const ADDRESS = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/**
 * Places the two style sheets of a page: that of the first screen in the page itself, so that it is painted without
 * another request, and the link of the other one behind the first section. Browsers paint what stands before such
 * a link, and wait for it only with what comes after.
 * @param read gives the text of a style sheet by its address
 * @returns the inline sheet
 */
export function placeStyles(
  page: DefaultTreeAdapterTypes.Document,
  file: string,
  read: (href: string) => string,
): Element {
  const all = elements(page)
  const [firstScreen, below, ...others] = all.filter(
    (each) => attribute(each, 'rel') === 'stylesheet',
  )
  const main = all.filter(({ tagName }) => tagName === 'main').flatMap(elements)
  const section = main.find(({ tagName }) => tagName === 'section')
  if (!firstScreen?.parentNode || !below || others.length > 0 || !section)
    throw new Error(`${file}: two style sheets and a section in <main> were expected`)
  const href = attribute(firstScreen, 'href') ?? ''
  const css = read(href).replace(ADDRESS, (path) => {
    const { pathname, hash } = new URL(path, `http://x${href}`)
    return pathname + hash
  })
  const style = element('style', {}, css)
  tree.insertBefore(firstScreen.parentNode, style, firstScreen)
  tree.detachNode(firstScreen)
  tree.detachNode(below)
  const link = { rel: 'stylesheet', href: attribute(below, 'href') ?? '' }
  insertAfter(element('link', link), section)
  return style
}
