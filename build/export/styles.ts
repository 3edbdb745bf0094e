import postcss, { AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'

/** All styles of the pages, with the names of the source, for the editor's preview. */
export const PREVIEW_STYLES_PATH = '.generated/page.css'

/** Matches URLs that are relative to the style sheet. */
const RELATIVE_URL = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/** Mark of style sheets that no first screen shows (app/style-sheets.css). */
const LATE_MARK = /^\(top: ?0\)$/

/**
 * Conditions that no first screen meets at once: the mark, print, settings of few visitors, old browsers, a
 * scrolled page.
 */
const LATE_CONDITION =
  /^(?:\(top: ?0\)|print|\(forced-colors: ?active\)|\(prefers-reduced-motion: ?reduce\)|not \(aspect-ratio: ?1\)|\(animation-timeline: ?\w+\(\)\))$/

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

/** Moves the matching nodes, in copies of their groups and rules, from one tree to another. */
function move(from: Container, to: Container, matches: (node: ChildNode) => boolean): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (matches(node)) to.append(node)
    else if (node.type === 'rule' || node.type === 'atrule') {
      const group: Container = node
      const copy = group.clone({ nodes: [] })
      move(group, copy, matches)
      if (copy.nodes?.length) to.append(copy as ChildNode)
      if (group.nodes?.length === 0) group.remove()
    }
  }
}

/** Takes the matching nodes out of a tree. */
function take(from: Root, matches: (node: ChildNode) => boolean): Root {
  const taken = postcss.root()
  move(from, taken, matches)
  return taken
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
 * States that the linked style sheet may style a moment later: of an element under the pointer or of the
 * keyboard, of the target of a link, of open details, and of marked text. Until then, the browser draws
 * its own focus ring. In `:not()`, elements have the state at once.
 */
const LATE_STATE = /(?<!:not\([^)]*)(?::(?:hover|active|focus-visible|target)|\[open\])/

/** Properties that show only when an element changes or a page is left, on print, and in settings. */
const LATE_PROPERTY = /^(?:transition|cursor|break-inside|view-transition-name|.*color-adjust)$/

const LATE_AT_RULES = ['keyframes', 'page', 'view-transition']

const isLate = (node: ChildNode) =>
  node.type === 'atrule'
    ? LATE_CONDITION.test(node.params) || LATE_AT_RULES.includes(node.name)
    : node.type === 'rule'
      ? node.selectors.every((selector) => LATE_STATE.test(selector))
      : node.type === 'decl' && LATE_PROPERTY.test(node.prop)

const usesVariable = (css: string, name: string) =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`)

/** Takes the declarations of variables that a text does not use out of a tree. */
const takeUnusedVariables = (root: Root, text: string): Root =>
  take(
    root,
    (node) => node.type === 'decl' && node.prop.startsWith('--') && !usesVariable(text, node.prop),
  )

/**
 * Replaces the variables of the root by their values, if no rule changes them and the styles get no
 * longer.
 * @param styleSheet text of all styles
 * @param always replaces a variable even if the styles get longer
 */
function inlineConstants(root: Root, styleSheet: string, always = false): void {
  const constants = new Map<string, string>()
  postcss.parse(styleSheet).walkDecls(/^--/, ({ prop, value, parent }) => {
    // A variable that only some screens have is no constant.
    const isOfRoot = parent?.type === 'rule' && parent.parent?.type === 'root'
    if (
      isOfRoot &&
      (parent as Rule).selector.startsWith(':root') &&
      styleSheet.split(`${prop}:`).length === 2
    )
      constants.set(prop, value)
  })
  // The last first, because the value of a variable may contain one before it.
  for (const [prop, value] of [...constants].reverse())
    if (
      always ||
      value.length <= 'var(--a0)'.length ||
      root.toString().split(`var(${prop})`).length === 2
    )
      root.replaceValues(new RegExp(`var\\(${prop}\\)`, 'g'), value)
}

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
  inlineConstants(late, styleSheet, true)
  takeUnusedVariables(early, `${early}${late}`)
  inlineConstants(early, styleSheet)
  takeUnusedVariables(early, `${early}${late}`)
  return { inlined: early.toString(), linked: late.toString() }
}
