import postcss from 'postcss'
import { extract } from './css-nodes'
import { isOfFirstScreen, isUsed, LATER_VARIANT } from './first-screen'

/** Matches URLs that are relative to the style sheet. */
const RELATIVE_URL = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/** Names of the elements of a page. */
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
    [...page.querySelectorAll('[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  )
  const [href, ...others] = new Set(hrefs)
  if (!href || others.length > 0) throw new Error('Expected the same style sheet in all pages')
  // Tailwind adds `:host` for shadow roots, which no page has.
  return withRootUrls(read(href.slice(1)), href).replaceAll(':root,:host', ':root')
}

/**
 * Divides the styles of a page between its document, which contains what the elements before the
 * linked style sheet need, and the linked style sheet, which contains the rest: what only later
 * elements need, and rules for print and settings. Removes rules that neither the page nor a script
 * needs, and variables that no rule uses. A linked rule wins over an inlined one of equal weight, even if it precedes it
 * in the source, because the linked style sheet comes later. The document has the variables of the root, because the
 * browser would otherwise restyle the complete page when the linked style sheet arrives. Keeps rules of elements that
 * scripts add.
 * @param styles the style sheet that the pages have in common
 * @param scripts text of all scripts, which may add classes to a page
 * @returns the style sheet to inline and the linked one
 */
export function divideStyles(
  styles: string,
  { first, all }: PageNames,
  scripts: string,
): { inlined: string; linked: string } {
  const inlined = postcss.parse(styles)
  const linked = extract(inlined, (node) => !isOfFirstScreen(node, first))
  const isKnown = (name: string) => all.has(name) || scripts.includes(name.replace(/^[.#]/, ''))
  extract(linked, (node) => node.type === 'rule' && !isUsed(node, isKnown))
  // Only this division needs the variant.
  linked.walkAtRules('supports', (rule) => {
    if (LATER_VARIANT.test(rule.params)) rule.replaceWith(rule.nodes ?? [])
  })
  const text = `${inlined}${linked}`
  for (const tree of [inlined, linked])
    extract(
      tree,
      (node) =>
        node.type === 'decl' &&
        node.prop.startsWith('--') &&
        !new RegExp(`var\\(\\s*${node.prop}\\s*[,)]`).test(text),
    )
  return { inlined: inlined.toString(), linked: linked.toString() }
}
