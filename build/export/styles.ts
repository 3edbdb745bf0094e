import postcss, { AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { take } from './css-nodes'
import { inlineConstants, takeUnusedVariables } from './css-variables'
import { isLate, LATE_MARK } from './late-rules'

/** All styles of the pages, with the names of the source, for the editor's preview. */
export const PREVIEW_STYLES_PATH = '.generated/page.css'

/** Matches URLs that are relative to the style sheet. */
const RELATIVE_URL = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/** Tags, `#ids`, `.classes` and `[src]` of the elements of a page, which selectors may contain. */
export type PageNames = {
  /** Those of the elements before the linked style sheet. */
  first: ReadonlySet<string>
  all: ReadonlySet<string>
}

/** Makes the URLs of a style sheet root-relative, because its text moves to another file. */
function withRootUrls(css: string, href: string): string {
  return css.replace(RELATIVE_URL, (path) => {
    const { pathname, hash } = new URL(path, `http://x${href}`)
    return pathname + hash
  })
}

/**
 * Reads the style sheet of Next's export.
 * @param pages the exported pages
 * @param read returns the text of a file by its path in the site
 * @throws if the pages do not have the same style sheet, and no other one
 */
export function readStyles(pages: readonly Document[], read: (file: string) => string): string {
  const hrefs = pages.flatMap((page) =>
    [...page.querySelectorAll('head [rel=stylesheet]')].map((link) => link.getAttribute('href')),
  )
  const [href, ...others] = new Set(hrefs)
  if (!href || others.length > 0) throw new Error('Expected the same style sheet in all pages')
  return withRootUrls(read(href.slice(1)), href)
}

/**
 * Checks whether a page has the elements that a selector or one of its parts needs. Ignores states and `:not()`.
 * @param has checks for a name
 */
function hasElements(part: Node, has: (name: string) => boolean): boolean {
  switch (part.type) {
    case 'tag':
      return has(part.value)
    case 'id':
      return has(`#${part.value}`)
    case 'class':
      return has(`.${part.value}`)
    case 'attribute':
      return part.attribute !== 'src' || part.operator !== '=' || has(`[src="${part.value}"]`)
    case 'selector':
      return part.every((child) => hasElements(child, has))
    case 'pseudo':
      return (
        !/^:(?:is|where|has)$/.test(part.value) || part.some((child) => hasElements(child, has))
      )
    default:
      return true
  }
}

/** Checks whether a page has the elements that a rule needs. Keeps the steps of animations. */
const isUsed = (rule: Rule, has: (name: string) => boolean): boolean =>
  (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') ||
  selectorParser()
    .astSync(rule.selector)
    .some((parts) => hasElements(parts, has))

/** Returns the names of elements that selectors may contain. */
export const namesIn = (elements: readonly Element[]): ReadonlySet<string> =>
  new Set(
    elements.flatMap(({ localName, id, classList, attributes }) => [
      localName,
      `#${id}`,
      `[src="${attributes.getNamedItem('src')?.value}"]`,
      ...[...classList].map((name) => `.${name}`),
    ]),
  )

/**
 * Divides the rules of a page between those that the elements before the linked style sheet need, and
 * the others. Removes rules that neither the page nor a script needs.
 */
function divideRules(
  styles: string,
  { first, all }: PageNames,
  scripts: string,
): { early: Root; late: Root } {
  const lacksElements = (node: ChildNode, has: (name: string) => boolean) =>
    node.type === 'rule' && !isUsed(node, has)
  const isNeeded = (name: string) => all.has(name) || scripts.includes(name.replace(/^[.#]/, ''))
  const early = postcss.parse(styles)
  const late = take(early, (node) => isLate(node) || lacksElements(node, (name) => first.has(name)))
  late.walkAtRules('supports', (node) => {
    if (LATE_MARK.test(node.params)) node.replaceWith(node.nodes)
  })
  take(late, (node) => lacksElements(node, isNeeded))
  return { early, late }
}

/**
 * Divides the styles of a page between its document, which contains what the elements before the linked
 * style sheet need, and the linked style sheet, which contains the rest: what only later elements need,
 * and rules for print and settings. The document has all variables, because those of the root would
 * let the browser restyle the complete page when the linked style sheet arrives.
 * @param styles the style sheet that the pages have in common
 * @param scripts text of all scripts, which may add classes to a page
 * @returns the style sheet to inline and the linked one
 */
export function divideStyles(
  styles: string,
  names: PageNames,
  scripts: string,
): { inlined: string; linked: string } {
  const { early, late } = divideRules(styles, names, scripts)
  const styleSheet = `${early}${late}`
  // The linked styles first: the document keeps no variable that only they used.
  inlineConstants(late, styleSheet, true)
  takeUnusedVariables(early, `${early}${late}`)
  inlineConstants(early, styleSheet)
  takeUnusedVariables(early, `${early}${late}`)
  return { inlined: early.toString(), linked: late.toString() }
}
