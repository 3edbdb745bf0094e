import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss'

/** All styles of the pages, with the names of the source, for the editor's preview. */
export const PREVIEW_STYLES_PATH = '.generated/page.css'

/** Matches URLs that are relative to the style sheet. */
const RELATIVE_URL = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/** Conditions that no first screen meets at once: print, settings of few visitors, old browsers. */
const LATE_CONDITION =
  /^(?:print|\(forced-colors: ?active\)|\(prefers-reduced-motion: ?reduce\)|not \(aspect-ratio: ?1\))$/

/** The texts of the two style sheets that the pages have in common. */
export type StyleSheets = { firstScreen: string; below: string }

/** The classes of a page. */
export type PageClasses = {
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
 * Reads the style sheets of Next's export.
 * @param pages the exported pages
 * @param read returns the text of a file by its path in the site
 * @throws if the pages do not have the same two style sheets
 */
export function readStyleSheets(
  pages: readonly Document[],
  read: (file: string) => string,
): StyleSheets {
  const hrefs = pages.map((page) =>
    [...page.querySelectorAll('[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  )
  const [[firstScreen, below, another] = []] = hrefs
  if (!firstScreen || !below || another || hrefs.some((list) => list.join() !== hrefs[0]?.join()))
    throw new Error('Expected the same two style sheets in all pages')
  const textOf = (href: string) => withRootUrls(read(href.slice(1)), href)
  return { firstScreen: textOf(firstScreen), below: textOf(below) }
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

/**
 * Returns the classes that a page needs to match a selector. Ignores those in `:not()`, and in lists
 * of alternatives.
 */
function classesOf(selector: string): string[] {
  // A URL in an attribute selector contains dots.
  const plain = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:is|where|has)\((?:[^()]|\([^()]*\))*\)/g, (list) =>
      list.includes(',') ? '' : list,
    )
  return [...plain.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
}

/** Selectors of an element under the pointer, which the linked style sheet may style a moment later. */
const LATE_SELECTOR = /:(?:hover|active)(?![^,]*:focus)/

const isLate = (node: ChildNode) =>
  node.type === 'atrule'
    ? LATE_CONDITION.test(node.params) || node.name === 'view-transition'
    : node.type === 'rule' && node.selectors.every((selector) => LATE_SELECTOR.test(selector))

const usesVariable = (css: string, name: string) =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`)

/**
 * Removes the declarations of variables that no declaration uses.
 * @param rest styles outside the tree, which may use its variables
 */
function removeUnusedVariables(root: Root, rest = ''): void {
  const text = root.toString() + rest
  move(
    root,
    postcss.root(),
    (node) => node.type === 'decl' && node.prop.startsWith('--') && !usesVariable(text, node.prop),
  )
  // The declaration of a removed variable may have been the only use of another one.
  if (root.toString() + rest !== text) removeUnusedVariables(root, rest)
}

const matches = (rule: Rule, has: (className: string) => boolean) =>
  rule.selectors.some((selector) => classesOf(selector).every(has))

/**
 * Divides the styles between the pages, which contain what their elements before the linked style
 * sheet need, and the linked style sheet, which contains the rest: what only later elements need,
 * and rules for print and settings.
 * @param scripts text of all scripts, which may add classes to a page
 * @returns the style sheets to inline, in the order of the pages, and the linked one
 */
export function divideStyles(
  { firstScreen, below }: StyleSheets,
  pages: readonly PageClasses[],
  scripts: string,
): { inlined: string[]; linked: string } {
  const common = postcss.parse(firstScreen)
  const late = postcss.root()
  move(common, late, isLate)
  const isInFirst =
    ({ first, all }: PageClasses) =>
    (name: string) =>
      first.has(name) || (!all.has(name) && scripts.includes(name))
  const isInPage =
    ({ all }: PageClasses) =>
    (name: string) =>
      all.has(name) || scripts.includes(name)
  const inlined = pages.map((page) => {
    const root = common.clone()
    move(root, postcss.root(), (node) => node.type === 'rule' && !matches(node, isInFirst(page)))
    removeUnusedVariables(root)
    return root.toString()
  })
  const rules = common.clone()
  const linked = postcss.root()
  move(
    rules,
    linked,
    (node) =>
      node.type === 'rule' &&
      pages.some((page) => matches(node, isInPage(page)) && !matches(node, isInFirst(page))),
  )
  const variables = postcss.root()
  move(
    rules,
    variables,
    (node) =>
      node.type === 'decl' &&
      node.prop.startsWith('--') &&
      inlined.some((css) => !usesVariable(css, node.prop)),
  )
  const later = postcss.parse(`${late}${below}`)
  const isUnused = (node: ChildNode) =>
    node.type === 'rule' && !pages.some((page) => matches(node, isInPage(page)))
  move(later, postcss.root(), isUnused)
  const rest = `${linked}${later}`
  removeUnusedVariables(variables, rest)
  return { inlined, linked: `${variables}${rest}` }
}
